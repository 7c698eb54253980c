import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { bindShortWords } from './short-words.ts';

const catalogue = /\/locales\/src\/([a-z]{2})\/([a-z-]+)\.ts$/;
const folder = fileURLToPath(new URL('../locales/src/', import.meta.url));

/** How a language is set; most need nothing. */
const typography: Readonly<Record<string, (text: string) => string>> = { pl: bindShortWords };

const compileAll = (texts: unknown, set: (text: string) => string): unknown =>
  typeof texts === 'string'
    ? compile(set(texts))
    : Object.fromEntries(
        Object.entries(texts as Record<string, unknown>).map(([key, text]) => [key, compileAll(text, set)]),
      );

const sharedWithStaff = [
  'account',
  'chat',
  'complaints',
  'errors',
  'landers',
  'members',
  'methods',
  'payments',
  'photos',
  'premium',
  'profile',
  'restrictions',
  'shell',
  'verification',
];

/** Which catalogues a page of each app can ask for; mails are written on the server alone. */
export const asked = {
  member: (namespace: string) => namespace !== 'mail' && !namespace.startsWith('admin'),
  admin: (namespace: string) => sharedWithStaff.includes(namespace) || namespace.startsWith('admin'),
} as const satisfies Readonly<Record<string, (namespace: string) => boolean>>;

const listFiles = (app: keyof typeof asked): string[] =>
  globSync(`${folder}*/*.ts`)
    .filter((file) => asked[app](catalogue.exec(file)?.[2] ?? 'mail'))
    .sort();

const ownFiles = ['./compiled-texts.ts', './short-words.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** Changes with every change of a text, and of how texts are compiled. */
function stampOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files, ...ownFiles]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Turns each catalogue of `locales` into messages that need no parser in the browser. In the built browser app each is
 * a file at `<base>assets/<stamp>-<locale>-<namespace>.js`, those of the other app not among them.
 */
export function compiledTexts(app: keyof typeof asked): Plugin {
  const files = listFiles(app);
  const stamp = stampOf(files);
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    config: () => ({ define: { TEXTS_STAMP: JSON.stringify(stamp) } }),
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.config.consumer !== 'client') return;
      for (const file of files) {
        const [, locale, namespace] = catalogue.exec(file) ?? [];
        this.emitFile({
          type: 'chunk',
          id: file,
          fileName: `assets/${stamp}-${locale}-${namespace}.js`,
          preserveSignature: 'strict',
        });
      }
    },
    async load(id) {
      const file = id.split('?')[0] ?? '';
      const [, locale] = catalogue.exec(file) ?? [];
      if (locale === undefined) return null;
      this.addWatchFile(file);
      const module = (await import(`${pathToFileURL(file).href}?t=${Date.now()}`)) as Record<string, unknown>;
      const [name, texts] = Object.entries(module)[0] ?? [];
      return `export const ${name} = ${JSON.stringify(compileAll(texts, typography[locale] ?? String))};`;
    },
  };
}
