import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { join } from 'node:path';
import { Player } from './player';
import { Server } from './program';

export { expect };

export interface PersonOptions extends BrowserContextOptions {
  /** What may go wrong here because the test wants it to. */
  forgive?: RegExp;
}

interface Fixtures {
  /** A new person at a browser of their own, on the start page. Motion is off unless wanted. */
  person: (name: string, options?: PersonOptions) => Promise<Player>;
  /** A server for this test alone, which it may stop. */
  ownServer: Server;
}

/** What all tests of a file share. */
interface Shared {
  /** A file of numbers of one's own, which tables may choose. */
  box: string | null;
  server: Server;
}

/** What a browser says of a machine that is slow: the font is fetched before the page needs it. */
const SLOW = /was preloaded using link preload but not used/;

/** What no page may ever do; a list that stays empty. */
class Watch {
  readonly faults: string[] = [];
  #over = false;

  async keep(context: BrowserContext, origin: string, forgive = /(?!)/) {
    const fault = (text: string) => {
      if (!this.#over && !forgive.test(text) && !SLOW.test(text)) this.faults.push(text);
    };
    const home = (address: string) =>
      ['data:', 'blob:', 'about:'].includes(new URL(address).protocol) ||
      new URL(address).host === new URL(origin).host;
    // before any script of the page
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP: ${event.violatedDirective} forbids ${event.blockedURI}`),
      ),
    );
    await context.addInitScript(() => {
      const lasts = (animation: Animation) =>
        Number(animation.effect?.getComputedTiming().activeDuration) > 0;
      // with motion on nothing is asked of the page, which may be measured
      const watch = (element: Element, animations: () => Animation[]) => {
        if (document.documentElement.hasAttribute('data-still') && animations().some(lasts))
          console.error(`motion is off, but it moves: ${element.outerHTML.slice(0, 500)}`);
      };
      for (const begins of ['animationstart', 'transitionstart'] as const)
        addEventListener(begins, ({ target }) => {
          // with what is before and after it
          if (target instanceof Element) watch(target, () => target.getAnimations({ subtree: true }));
        });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (this: Element, ...given) {
        const animation = animate.apply(this, given);
        watch(this, () => [animation]);
        return animation;
      };
    });
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        fault(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => fault(`page error: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      if (!home(request.url())) fault(`request to another origin: ${request.url()}`);
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // a page that was left no longer wants what it asked for
      if (why !== 'net::ERR_ABORTED') fault(`request failed: ${request.url()} ${why}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) fault(`answer ${response.status()}: ${response.url()}`);
    });
    context.on('page', (page: Page) =>
      page.on('websocket', (socket) => {
        if (!home(socket.url())) fault(`socket to another origin: ${socket.url()}`);
      }),
    );
  }

  end() {
    this.#over = true;
  }
}

export const test = base.extend<Fixtures, Shared>({
  box: [null, { scope: 'worker', option: true }],
  server: [
    async ({ box }, use) => {
      const server = new Server(box === null ? [] : ['--constants', join(import.meta.dirname, box)]);
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  ownServer: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.remove();
  },
  person: async ({ browser, server }, use) => {
    const watch = new Watch();
    const contexts: BrowserContext[] = [];
    await use(async (name, { forgive, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      await watch.keep(context, options.baseURL ?? server.address, forgive);
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      return new Player(name, page);
    });
    watch.end();
    for (const context of contexts) await context.close();
    expect(watch.faults, 'no console error, CSP report, failed or foreign request').toEqual([]);
  },
});
