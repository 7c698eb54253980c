import { afterEach, describe, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
class Element {
  private readonly selectors: readonly string[];
  constructor(selectors: readonly string[] = []) {
    this.selectors = selectors;
  }
  closest = (selector: string) => (this.selectors.some((own) => selector.includes(own)) ? this : null);
}
let dialog: Element | null = null;
vi.stubGlobal('Element', Element);
vi.stubGlobal('document', { querySelector: () => dialog });
const { switchLetters } = await import('./letters.ts');
const { mayAct } = await import('./may-act.ts');

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  mayAct({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    repeat: false,
    target: new Element() as unknown as EventTarget,
    ...more,
  } as KeyboardEvent);

afterEach(() => {
  dialog = null;
  switchLetters(true);
});

describe('a key acts', () => {
  test('where nothing speaks against it', () => {
    expect(['g', '1', '?', 'Enter', 'ArrowDown'].map((key) => press(key))).toEqual(Array(5).fill(true));
  });

  test('not with a key that makes it the browser’s, nor while a word is composed', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'])
      expect(press('g', { [held]: true })).toBe(false);
  });

  test('not in a field, where it is text', () => {
    const field = new Element(['textarea']) as unknown as EventTarget;
    expect(press('g', { target: field })).toBe(false);
    expect(press('Enter', { target: field })).toBe(false);
  });

  test('not under a dialog', () => {
    dialog = new Element();
    expect(press('g')).toBe(false);
  });

  test('once for a press that is held, but for the arrows', () => {
    expect(press('g', { repeat: true })).toBe(false);
    expect(press('ArrowDown', { repeat: true })).toBe(true);
  });

  test('Enter on a button is that button’s', () => {
    const button = new Element(['button']) as unknown as EventTarget;
    expect(press('Enter', { target: button })).toBe(false);
    expect(press('g', { target: button })).toBe(true);
  });

  test('WCAG 2.1.4: letters and figures not where they are switched off, other keys still', () => {
    switchLetters(false);
    expect(['g', '1', '?'].map((key) => press(key))).toEqual([false, false, false]);
    expect(press('ArrowDown')).toBe(true);
  });
});
