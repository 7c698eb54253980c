import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const catalogue = /\/locales\/src\/[a-z]{2}\/[a-z-]+\.ts$/;

const compileAll = (texts: unknown): unknown =>
  typeof texts === 'string'
    ? compile(texts)
    : Object.fromEntries(Object.entries(texts as Record<string, unknown>).map(([key, text]) => [key, compileAll(text)]));

/** Turns each catalogue of `locales` into messages that need no parser in the browser. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? '';
      if (!catalogue.test(file)) return null;
      this.addWatchFile(file);
      const module = (await import(`${pathToFileURL(file).href}?t=${Date.now()}`)) as Record<string, unknown>;
      const [name, texts] = Object.entries(module)[0] ?? [];
      return `export const ${name} = ${JSON.stringify(compileAll(texts))};`;
    },
  };
}
