import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('./', import.meta.url);
const locales = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** What an operator writes, which often ends with a full stop of its own: “B.V.”, “Sp. z o.o.”. */
const namesBeforeStop = /\{(?:company|creditor|statement|tradenames|adr)\}\}*\./;

const linesOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) => (typeof text === 'string' ? text : linesOf(text as object)));

test.each(locales)(
  'no sentence of the interface in %s ends with a name that brings its own full stop',
  async (locale) => {
    // In a mail such a sentence ends once all the same: the server sees to it (gallery.test.ts).
    const features = readdirSync(new URL(`${locale}/`, root)).map((file) => file.replace(/\.ts$/, ''));
    const shown = features.filter((feature) => feature !== 'mail');
    const texts = await Promise.all(shown.map((feature) => import(`./${locale}/${feature}.ts`) as Promise<object>));
    const lines = texts.flatMap(linesOf);
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => namesBeforeStop.test(line))).toEqual([]);
  },
);
