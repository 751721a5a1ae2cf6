import { mergeConfig } from 'vite';
import base from '../vite.config';
export default mergeConfig(base, { build: { outDir: '/tmp/h3/hb', emptyOutDir: true, minify: true, rollupOptions: { input: '/work/main/web/harness.html' } } });
