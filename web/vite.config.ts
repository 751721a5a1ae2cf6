import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { manifests, pages } from './scripts/manifest.mjs';

const source = (folder: string) => join(import.meta.dirname, 'src', folder);

/** Adds what a device shows of the installed page, in each language. */
function addManifests(): Plugin {
  return {
    name: 'add-manifests',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of Object.entries(manifests()))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/**
 * Writes the page once more for each language, with what search engines show of it, and takes out of the script that
 * every page waits for what explains it to people who read its source.
 */
function finishPages(): Plugin {
  let folder = 'dist';
  return {
    name: 'finish-pages',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    async writeBundle() {
      const html = await readFile(join(folder, 'index.html'), 'utf8');
      for (const [file, page] of Object.entries(pages(html))) await writeFile(join(folder, file), page);
      const script = join(folder, 'theme.js');
      await writeFile(script, (await readFile(script, 'utf8')).replaceAll(/^ *\/\/.*\n/gm, ''));
    },
  };
}

/** Writes `.br` and `.gz` beside every file worth it, so that the server only has to choose. */
function precompress(): Plugin {
  const worth = /\.(js|css|html|svg|json|txt|webmanifest)$/;
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((file) => worth.test(file));
      await Promise.all(
        files.map(async (file) => {
          const path = join(folder, file);
          const bytes = await readFile(path);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }),
      );
    },
  };
}

/** Has the browser fetch the font with the page instead of after its styles. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /figtree-latin-.*\.woff2$/.test(file));
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` };
        return font ? [{ tag: 'link', attrs, injectTo: 'head' as const }] : [];
      },
    },
  };
}

/** What the start page says: a file of messages, in one language. */
const START = /\/messages\/([^/]+)\/(?:common|page|server|[\w-]+-face)\.ftl\?raw$/;

/** Tells `theme.js` which files have each language, so that the browser fetches them with the page instead of after it. */
function preloadMessages(): Plugin {
  return {
    name: 'preload-messages',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {}).flatMap((part) => {
          const tag = 'facadeModuleId' in part && START.exec(part.facadeModuleId ?? '')?.[1];
          return tag ? [`${tag}=/${part.fileName}`] : [];
        });
        return html.replace('src="/theme.js"', `src="/theme.js" data-messages="${files.join(' ')}"`);
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), preloadFont(), preloadMessages(), addManifests(), finishPages(), precompress()],
  resolve: {
    alias: {
      $lib: source('lib'),
      $ui: source('ui'),
      $art: source('art'),
      $play: source('play'),
      $messages: source('lib/messages.ts'),
      'vitest-environment-client': source('lib/testing/client.ts'),
    },
  },
  environments: { client: { resolve: { conditions: [...defaultClientConditions] } } },
  // the messages lie beside the crates that read them too
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8383', ws: true } } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/lib/testing/media.ts'],
    // by itself it leaves one core idle
    maxWorkers: '100%',
    server: { deps: { inline: ['svelte'] } },
  },
});
