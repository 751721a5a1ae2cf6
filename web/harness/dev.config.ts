import { mergeConfig } from 'vite';
import base from '../vite.config';
export default mergeConfig(base, { server: { port: 5232, strictPort: true, host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:8392', ws: true } } } });
