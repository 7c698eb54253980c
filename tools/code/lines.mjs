// Holds the lines of code against the width that oxfmt prints to: it leaves texts, SQL and comments as they are, so
// these are looked at here. What may be wider, and which tables are kept from oxfmt, stands in architecture.mjs with
// its reason. A cast to `never` fits anything and so says nothing: there is none, in tests either. Nor does one by way
// of `unknown`, in what is shipped, but where the compiler cannot follow and that stands in architecture.mjs.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { castsByUnknown, longLines, tables } from '../../architecture.mjs';
import { inCode } from './folders-of-code.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cap = 120;
const code = [`${inCode}/*.{ts,tsx,mts,mjs,js,css,sql}`, '*.{ts,mts,mjs,js}'];
const outside = /(^|\/)(node_modules|dist|data|assets)(\/|$)|\.gen\.tsx?$|\.d\.m?ts$/;
const apart = new RegExp(`${outside.source}|\\.(test|spec)\\.tsx?$`);

/** Numbers of the lines over the cap, counted in characters, from 1. */
export const findLongLines = (text) =>
  text.split('\n').flatMap((line, at) => ([...line.replace(/\r$/, '')].length > cap ? [at + 1] : []));

/** Numbers of the lines that hold a mark, from 1. */
export const findLines = (text, mark) => text.split('\n').flatMap((line, at) => (mark.test(line) ? [at + 1] : []));

const ignored = /\/\/ prettier-ignore/;
export const castToNever = /\bas never\b(?=\s*[[),;:\]}]|$)/;
export const castByUnknown = /\bas unknown as\b/;

/**
 * Lines without a reason, and reasons that nothing needs. `found` is the numbers of the lines by file; a reason counts
 * for a file, or for all that is in a folder.
 */
export function judgeLines(found, reasons, what = `over ${cap} columns`) {
  const long = [...found].filter(([, lines]) => lines.length > 0);
  const covers = (reason, path) => path === reason || path.startsWith(`${reason}/`);
  const named = Object.keys(reasons);
  return [
    ...long
      .filter(([path]) => !named.some((reason) => covers(reason, path)))
      .flatMap(([path, lines]) => lines.map((line) => `${path}:${line} is ${what}`)),
    ...named
      .filter((reason) => !long.some(([path]) => covers(reason, path)))
      .map((reason) => `${reason}: has no line that is ${what} and needs no reason any more`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = globSync(code, { cwd: root, exclude: (path) => apart.test(path) }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const found = (find) => new Map(paths.map((path) => [path, find(read(path))]));
  const shipped = (find) =>
    new Map([...found(find)].filter(([path]) => /^(contract|server|web)\/(?!test\/)/.test(path)));
  const long = found(findLongLines);
  const all = globSync(code, { cwd: root, exclude: (path) => outside.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('tools/code/lines.'));
  const marked = (mark) => new Map(all.map((path) => [path, findLines(read(path), mark)]));
  const faults = [
    ...judgeLines(long, longLines),
    ...judgeLines(marked(ignored), tables, 'kept from the formatter'),
    ...judgeLines(marked(castToNever), {}, 'a cast to never'),
    ...judgeLines(
      shipped((text) => findLines(text, castByUnknown)),
      castsByUnknown,
      'a cast by way of unknown',
    ),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`${long.size} files, ${faults.length} faults`);
  process.exit(faults.length === 0 && long.size > 500 ? 0 : 1);
}
