// Holds what we say about ourselves against docs/promises.md: each line of a page is marked with what it promises
// (`{=credits-stay}`) or that it promises nothing (`{-}`), in all languages alike; each promise has a row with a test
// that is there; each text of the interface or a mail that names a term is a row's.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namesIn } from './rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = 'nl';
const mark = / \{(?:=([\w -]+)|-)\}$/;

/** Lines of a page that say something: all but titles and the head of a table. */
const sayingLines = (page) => {
  const lines = page.split('\n');
  const isRow = (line = '') => line.startsWith('| ');
  return lines.filter(
    (line, at) => line.trim() !== '' && !line.startsWith('#') && !(isRow(line) && !isRow(lines[at - 1])),
  );
};

/** What each saying line of a page promises, in order; undefined where a line has no mark. */
export const marksOf = (page) =>
  sayingLines(page).map((line) => {
    const found = mark.exec(line);
    return found && { names: found[1]?.split(' ') ?? [], line };
  });

/** The rows of the document: a promise, the pages and text keys it stands at, and what holds it. */
export function readPromises(document) {
  const rows = [...document.matchAll(/^\| ([\w-]+) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].filter(
    ([, name]) => name !== 'promise' && name !== '---',
  );
  const [, rest = ''] = document.split('## Terms that promise nothing');
  return {
    promises: rows.map(([, name, , where, held]) => {
      const places = where.split(', ').filter((place) => place !== '');
      const [, file, title] = /^`(.+?)`: (.+)$/.exec(held) ?? [];
      return { name, held, file, title, pages: places.filter((place) => !place.startsWith('`')), keys: keysIn(where) };
    }),
    others: new Set(keysIn(rest)),
  };
}

const keysIn = (text) => [...text.matchAll(/`([\w.-]+)`/g)].map(([, key]) => key);

/** What is wrong with the pages of all languages: `pages` is each page's text by language and name. */
export function judgePages(pages, promises) {
  const all = Object.entries(pages).flatMap(([locale, texts]) =>
    Object.entries(texts).map(([page, text]) => ({ locale, page, text, dutch: pages[source][page] ?? '' })),
  );
  const known = new Set(promises.map(({ name }) => name));
  const standsOn = (name) => [
    ...new Set(all.filter(({ text }) => promisedIn(text).includes(name)).map(({ page }) => page)),
  ];
  return [
    ...all.flatMap((one) => judgePage(one, known)),
    ...promises.flatMap(({ name, pages: told }) => {
      const found = standsOn(name).sort().join(', ');
      return found === told.join(', ') ? [] : [`${name} stands on "${found}", its row says "${told.join(', ')}"`];
    }),
  ];
}

const promisedIn = (text) => marksOf(text).flatMap((found) => found?.names ?? []);

function judgePage({ locale, page, text, dutch }, known) {
  const told = (one) => JSON.stringify(marksOf(one).map((found) => found?.names));
  const bare = marksOf(text).findIndex((found) => !found);
  return [
    ...(bare < 0 ? [] : [`${locale}/${page}: says without a mark: ${sayingLines(text)[bare].slice(0, 60)}`]),
    ...(told(text) === told(dutch) ? [] : [`${locale}/${page} promises otherwise than ${source}`]),
    ...promisedIn(text)
      .filter((name) => !known.has(name))
      .map((name) => `${locale}/${page} promises ${name}, which has no row`),
  ];
}

/** Rows whose test is not there; `titlesOf` gives a file's titles, undefined for a file that is not there. */
export const judgeTests = (promises, titlesOf, operations) =>
  promises.flatMap(({ name, held, file, title }) => {
    if (held === 'operator')
      return operations.includes(`\`${name}\``) ? [] : [`${name} does not stand in docs/operations.md`];
    const titles = file && titlesOf(file);
    if (!titles) return [`${name} is held by ${held}: no such file`];
    return titles.some((one) => one.includes(title)) ? [] : [`${name} is held by ${held}: no such test`];
  });

const term =
  /(\b\d+|één|vijf|zes|veertien)\b[^.]{0,12}\b(uur|dag|dagen|maanden?|jaar|minuten|seconden|keer|weken|week)\b/i;

/** Text keys: rows name keys that each language has, and each Dutch text with a term is named. */
export function judgeKeys(texts, promises, others) {
  const rows = promises.flatMap(({ keys }) => keys);
  const named = new Set([...rows, ...others]);
  return [
    ...[...named].flatMap((key) =>
      Object.entries(texts)
        .filter(([, own]) => !(key in own))
        .map(([locale]) => `${locale} has no text ${key}, which docs/promises.md names`),
    ),
    ...Object.entries(texts[source])
      .filter(([key, text]) => term.test(text) && !named.has(key))
      .map(([key]) => `${key} names a term and has no row`),
    ...rows.filter((key) => others.has(key)).map((key) => `${key} promises something, and nothing`),
  ];
}

const flatten = (texts, prefix) =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key}.`),
  );

async function readTexts(locale) {
  const folder = `${root}locales/src/${locale}/`;
  const files = readdirSync(folder).map(async (file) =>
    flatten(Object.values(await import(folder + file))[0], `${file.replace('.ts', '')}.`),
  );
  return Object.fromEntries((await Promise.all(files)).flat());
}

const readPages = (locale) =>
  Object.fromEntries(
    readdirSync(`${root}locales/pages/${locale}`).map((file) => [
      file.replace('.md', ''),
      readFileSync(`${root}locales/pages/${locale}/${file}`, 'utf8').trimEnd(),
    ]),
  );

async function main() {
  const { promises, others } = readPromises(readFileSync(`${root}docs/promises.md`, 'utf8'));
  const locales = readdirSync(`${root}locales/pages`);
  const each = async (read) =>
    Object.fromEntries(await Promise.all(locales.map(async (one) => [one, await read(one)])));
  const titlesOf = (file) => (existsSync(root + file) ? namesIn(readFileSync(root + file, 'utf8')).titles : undefined);
  const faults = [
    ...judgePages(await each(readPages), promises),
    ...judgeTests(promises, titlesOf, readFileSync(`${root}docs/operations.md`, 'utf8')),
    ...judgeKeys(await each(readTexts), promises, others),
  ];
  for (const fault of faults) console.error(fault);
  const tested = promises.filter(({ held }) => held !== 'operator').length;
  console.log(
    `${promises.length} promises, ${tested} with a test, in ${locales.length} languages, ${faults.length} faults`,
  );
  process.exit(faults.length === 0 && promises.length > 50 && locales.length === 7 ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
