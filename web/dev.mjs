import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
const [base, players, options] = [process.argv[2], Number(process.argv[3] ?? 2), JSON.parse(process.argv[4] ?? '{}')];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext();
const page = await context.newPage();
await page.goto(base);
const id = await page.evaluate(async ({ players, options }) => {
  const seats = [{ kind: 'me', name: 'Ana', colour: 'star' }];
  for (let seat = 1; seat < players; seat++) seats.push({ kind: 'bot', level: 'steady' });
  const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game: 'small-city', players, name: 'Linden Quarter', options, seats, start: true }) });
  const doc = await answer.json();
  return doc.table?.id ?? JSON.stringify(doc);
}, { players, options });
console.log(id);
await context.storageState({ path: '/tmp/dev-state.json' });
writeFileSync('/tmp/dev-id', id);
await browser.close();
