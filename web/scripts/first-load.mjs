// Fails when a first visit to `/` loads more than the promised 120 kB, gzipped.
import { readFileSync, statSync } from 'node:fs';

const PROMISE = 120_000;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => match[1]);
// and the messages of one language: the largest
const bytes = (file) => statSync(new URL(`${file}.gz`, dist)).size;
const spoken = {};
for (const [, tag, file] of html.matchAll(/([\w-]+)=\/([\w/.-]+\.js)(?=[ "])/g))
  (spoken[tag] ??= []).push(file);
const sum = (all) => all.reduce((total, file) => total + bytes(file), 0);
const [largest = []] = Object.values(spoken).sort((one, other) => sum(other) - sum(one));
const files = [...named, ...largest];
const size = (file) => {
  const name = /\.(woff2|png)$/.test(file) ? file : `${file}.gz`;
  return [file, statSync(new URL(name, dist)).size];
};
const sizes = [...new Set(['index.html', ...files])].map(size);
const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
for (const [file, bytes] of sizes) console.log(`${String(bytes).padStart(7)}  ${file}`);
console.log(`${String(total).padStart(7)}  first load, gzipped, of ${PROMISE}`);
if (total > PROMISE) process.exit(1);
