import { setTimeout as sleep } from 'node:timers/promises';

/** What is found by the name a member reads: a button, a link, a field, one of several answers, or any text. */
export type Kind = 'button' | 'link' | 'field' | 'answer' | 'text';

/**
 * A browser that Playwright cannot drive, as one uses it: find by name, press, type, look. Pressing and typing go
 * through the browser's own input.
 */
export interface Hand {
  open(address: string): Promise<void>;
  press(kind: 'button' | 'link' | 'answer', name: string): Promise<void>;
  type(field: string, text: string): Promise<void>;
  /** Waits until it stands on the page. */
  see(kind: Kind, name: string): Promise<void>;
  address(): Promise<string>;
  /** What went wrong on this page since it was opened, and was told to nobody. */
  errors(): Promise<string[]>;
  /** What an expression answers on this page, once its promise is kept. */
  ask(source: string): Promise<unknown>;
  close(): Promise<void>;
}

/** What a driver offers beneath a hand. `find` gives its own kind of reference, to the middle of the screen. */
export interface Grip<Found> {
  open(address: string): Promise<void>;
  run(source: string): Promise<unknown>;
  find(source: string): Promise<Found | undefined>;
  click(found: Found): Promise<void>;
  keys(found: Found, text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs in the page: the first visible element of a kind that is named so, whole name before a part of one. Of an answer
 * its box, for its words may hold links.
 */
const find = `(kind, name) => {
  const ofKind = { button: 'button', link: 'a[href]', field: 'input:not([type=radio], [type=checkbox]), textarea',
    answer: 'label, button[aria-pressed]', text: 'body *' }[kind];
  const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => tidy(element.getAttribute('aria-label') ||
    (kind === 'field' ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ') : element.textContent));
  const all = [...document.querySelectorAll(ofKind)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }) && !(element.control ?? element).disabled &&
    nameOf(element).includes(name));
  const found = all.find((element) => nameOf(element) === name) ?? (kind === 'text' ? all.at(-1) : all[0]);
  const box = kind === 'answer' && found?.control?.getBoundingClientRect().width > 12 ? found.control : found;
  box?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return box ?? null;
}`;

const listen = `(window.faultsSeen ??= (() => {
  const seen = [];
  addEventListener('error', ({ message }) => seen.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
  return seen;
})()).length`;

/** A hand over a grip; it waits up to 20 s for what it looks for, as a member would. */
export function createHand<Found>(grip: Grip<Found>): Hand {
  /** Finds and does; what moved away or was covered meanwhile is looked for again. */
  const act = async (kind: Kind, name: string, work: (found: Found) => Promise<void>): Promise<void> => {
    const source = `(${find})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`;
    let last: unknown = 'it is not there';
    for (const started = Date.now(); Date.now() - started < 20_000; await sleep(100)) {
      try {
        const found = await grip.find(source);
        if (found) return await work(found);
      } catch (error) {
        last = error;
      }
    }
    const page = await grip.run('location.pathname + ": " + document.body.innerText.slice(0, 1500)');
    throw new Error(`${kind} "${name}": ${String(last)}, on ${String(page)}`);
  };
  const until = async (source: string) => {
    for (let tries = 0; tries < 200 && !(await grip.run(source).catch(() => false)); tries += 1) await sleep(50);
  };
  return {
    async open(address) {
      // A page on its way would break the next one off.
      await until("document.readyState === 'complete'");
      await grip.open(address);
      await grip.run(listen);
      // Wakes a page that stands without a script, as a touch does.
      await grip.run("dispatchEvent(new Event('scroll'))");
      await until("!('vonkEarly' in window)");
    },
    press: (kind, name) => act(kind, name, grip.click),
    type: (field, text) => act('field', field, (found) => grip.keys(found, text)),
    see: (kind, name) => act(kind, name, async () => {}),
    address: async () => String(await grip.run('location.href')),
    errors: async () => ((await grip.run('window.faultsSeen ?? []')) as string[]).map(String),
    ask: (source) => grip.run(source),
    close: () => grip.close(),
  };
}
