import { readFile } from 'node:fs/promises';
import openapi, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, test } from 'vitest';

test('the types of the wire are those of docs/openapi.json (if not: npm run api)', async () => {
  const kept = await readFile(new URL('openapi.d.ts', import.meta.url), 'utf8');
  const document = new URL('../../../docs/openapi.json', import.meta.url);
  const types = await openapi(document, { defaultNonNullable: false, silent: true });
  expect(`${COMMENT_HEADER}${astToString(types)}`).toBe(kept);
});
