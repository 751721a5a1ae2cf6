// node shot.mjs NAME WxH [dark] [js actions file]
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const [name, size, theme, script] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ storageState: '/tmp/dev-state.json', viewport: { width, height }, colorScheme: theme === 'dark' ? 'dark' : 'light', hasTouch: width < 700, reducedMotion: 'reduce' });
const page = await context.newPage();
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console:', m.text().slice(0, 400)));
page.on('pageerror', (e) => console.log('pageerror:', (e.stack ?? e.message).slice(0, 900)));
await page.goto(`http://127.0.0.1:8123/t/${process.env.ID ?? readFileSync('/tmp/dev-id', 'utf8')}`);
await page.waitForTimeout(1500);
if (script) await new (Object.getPrototypeOf(async function () {}).constructor)('page', script)(page);
await page.waitForTimeout(500);
await page.screenshot({ path: `/tmp/shots/${name}.png` });
await browser.close();
