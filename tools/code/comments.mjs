// Holds comments to saying why: what switches a check off has its reason beside it, after ` -- `, and a doc comment
// says more than the name below it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inCode } from './folders-of-code.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const code = [`${inCode}/*.{ts,tsx,mts,mjs,js}`, '*.{ts,mts,mjs,js}'];
const outside = /(^|\/)(node_modules|dist|data|assets)(\/|$)|\.gen\.tsx?$/;

const suppression =
  /(?<!['"`])(?:\/\/|\/\*)\s*(?:(?:ox|es)lint-(?:disable|enable)|@ts-(?:expect-error|ignore|nocheck))/;
const reason = / -- [^\s*]/;

/** Numbers of the lines that switch a check off and do not say why, from 1. */
export const findUnexplained = (text) =>
  text.split('\n').flatMap((line, at) => (suppression.test(line) && !reason.test(line) ? [at + 1] : []));

const before = 'export|default|declare|abstract|async|readonly|const|function|class|interface|type|let';
const doc = new RegExp(String.raw`/\*\*[ \t]*([^*\n]*?)[ \t]*\*/\s*\n[ \t]*(?:(?:${before})[ \t*]+)*(\w+)`, 'g');
const small = new Set(
  `a all an and are as at be been by can did do does each for from had has have he her him his how in into is it its
  kept made may of on one or said she so some such that the their them they this those to was were what when where
  whether which who whom whose with written`.split(/\s+/),
);
// Enough to know `refuses`, `refused` and `refusing` as one word.
const stem = (word) => word.replace(/ies$/, 'y').replace(/(ing|ed|es|s|d|e)$/, '');
const wordsOf = (text) =>
  (
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  )
    .filter((word) => !small.has(word))
    .map(stem);

/**
 * Numbers of the lines of doc comments all of whose words stand in the name below or in the path of the file, small
 * words apart, from 1. What has a figure or quotes something says more.
 */
export const findRestating = (text, path) =>
  [...text.matchAll(doc)].flatMap(({ 1: said, 2: name, index }) => {
    const known = new Set([...wordsOf(name), ...wordsOf(path)]);
    const isEmpty = !/[\d`"'“]/.test(said) && wordsOf(said).every((word) => known.has(word));
    return isEmpty ? [text.slice(0, index).split('\n').length] : [];
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = globSync(code, { cwd: root, exclude: (path) => outside.test(path.replaceAll('\\', '/')) }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const faults = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const name = path.replace(/\.\w+$/, '');
    return [
      ...findUnexplained(text).map((line) => `${path}:${line} switches a check off and does not say why (-- why)`),
      ...findRestating(text, name).map((line) => `${path}:${line} says no more than the name below it`),
    ];
  });
  for (const fault of faults) console.error(fault);
  console.log(`${paths.length} files, ${faults.length} faults`);
  process.exit(faults.length === 0 && paths.length > 500 ? 0 : 1);
}
