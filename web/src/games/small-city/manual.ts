import './messages';
import './rule-messages';
import type { ManualFace } from '$lib/face';

/** What help and rules show of Small City: its texts, and the keys of the plain screen. */
const manual: ManualFace = {};
export default manual;
