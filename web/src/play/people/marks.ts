/** The marks of the seats: the screen of a table provides them to its parts. */

import { getContext, setContext } from 'svelte';
import type { Mark } from '$lib/face';

type Marks = () => readonly (readonly Mark[])[];
const KEY = Symbol('marks');

export const provideMarks = (marks: Marks): void => void setContext(KEY, marks);
export const useMarks = (): Marks => getContext<Marks | undefined>(KEY) ?? (() => []);
