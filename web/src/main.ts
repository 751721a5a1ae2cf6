import './styles/tokens.css';
import './styles/forced.css';
import './styles/base.css';
import './styles/print.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchPieces } from '$lib/pieces.svelte';
import { startRouter } from '$lib/router.svelte';
import { setCalls } from '$lib/calls.svelte';
import { applySettings, settings } from '$lib/settings.svelte';
import { surviveTranslation } from '$lib/translated';
import { startWorker } from '$lib/worker';
import { keepManuals } from './screens/manuals';

applySettings();
watchPieces();
startRouter();
startWorker(keepManuals);
surviveTranslation(document.body);
// the push addresses of browsers change
if (settings.notifications) void setCalls(true);
mount(App, { target: document.getElementById('app')! });
