import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createHand, type Hand } from './hand.ts';
import { runnable } from './runnable.ts';

/** The part of Selenium that carries BiDi; what `@types/selenium-webdriver` says of it is of an older shape. */
interface Wire {
  waitForConnection(): Promise<void>;
  send(command: { method: string; params: object }): Promise<unknown>;
  close(): Promise<unknown>;
}
const Connection = createRequire(import.meta.url)('selenium-webdriver/bidi') as new (address: string) => Wire;

const binary = runnable('firefox-esr', 'firefox');

/** Firefox at 1280 × 850 by WebDriver BiDi, which it speaks without a driver; undefined where it is not installed. */
export const openFirefox = binary ? (more: Preferences = {}) => open(binary, { ...preferences, ...more }) : undefined;

/** A hand that also reaches what the browser shows outside its pages. */
export interface FirefoxHand extends Hand {
  /** Presses the notification that is on the screen; throws where there is none. */
  pressNotification(): Promise<void>;
  /** The addresses of all its windows and tabs. */
  addresses(): Promise<string[]>;
}

type Preferences = Readonly<Record<string, string | boolean | number>>;

/** Nothing is fetched for the browser itself while a test runs. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'nl-NL, nl',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

async function open(path: string, all: Preferences): Promise<FirefoxHand> {
  const profile = mkdtempSync(join(tmpdir(), 'vonk-firefox-'));
  const lines = Object.entries(all).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    path,
    [
      '--headless',
      '--no-remote',
      '--width=1280',
      '--height=850',
      '--profile',
      profile,
      '--remote-debugging-port=0',
      // The notifications on the screen are windows of the browser's own.
      '--remote-allow-system-access',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const end = async () => {
    child.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const line = await lineOf(child.stderr, /^WebDriver BiDi listening on (\S+)/);
    const { pressNotification, addresses, ...held } = await grip(`${line}/session`, end);
    return { ...createHand<string>(held), pressNotification, addresses };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The part in brackets of the first line like this, within 20 s; the rest is read and let go. */
function lineOf(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox did not listen within 20 s')), 20_000);
    createInterface({ input: stream }).on('line', (line) => {
      const found = pattern.exec(line)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}

interface Evaluated {
  exceptionDetails?: { text: string };
  result: { type: string; value?: unknown; sharedId?: string };
}

async function grip(address: string, end: () => Promise<void>) {
  const wire = new Connection(address);
  await wire.waitForConnection();
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const answer = (await wire.send({ method, params })) as { error?: string; message?: string; result: Result };
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  const evaluate = async (expression: string) => {
    const { exceptionDetails, result } = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  /** Presses the notification that is on the screen, as a hand does that is not on the page. */
  const pressNotification = async () => {
    const { contexts: windows } = await send<{ contexts: { context: string; url: string }[] }>(
      'browsingContext.getTree',
      { 'moz:scope': 'chrome' },
    );
    const alert = windows.find(({ url }) => url.endsWith('/alert.xhtml'));
    if (!alert) throw new Error(`no notification is on the screen: ${windows.map(({ url }) => url).join(', ')}`);
    await send('script.evaluate', {
      expression: "document.getElementById('alertBox').click()",
      target: { context: alert.context },
      awaitPromise: true,
    });
  };
  const addresses = async () => {
    const tree = await send<{ contexts: { url: string }[] }>('browsingContext.getTree', { maxDepth: 0 });
    return tree.contexts.map(({ url }) => url);
  };
  const act = (actions: object[]) => send('input.performActions', { context, actions });
  const click = (sharedId: string) =>
    act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  const keys = (values: readonly string[]) =>
    act([
      {
        type: 'key',
        id: 'keyboard',
        actions: values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  return {
    pressNotification,
    addresses,
    open: async (url: string) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (source: string) =>
      JSON.parse(String((await evaluate(`(async () => JSON.stringify(await (${source})) ?? 'null')()`)).value)),
    find: async (source: string) => (await evaluate(source)).sharedId,
    click: async (found: string) => void (await click(found)),
    keys: async (found: string, text: string) => {
      await click(found);
      await evaluate('document.activeElement.select?.()');
      await keys([...text]);
    },
    close: async () => {
      await wire.close();
      await end();
    },
  };
}
