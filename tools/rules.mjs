// Holds docs/product-rules.md against the code: each rule's name that is used stands there, and each that stands there
// has a test with its name in the title, or says in the document's last section why not. `--list` prints the tests of
// each rule.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inCode } from './code/folders-of-code.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const name =
  /\b(?:(?:ACC|PROF|PHOTO|SEARCH|LIKE|CHAT|CRED|PAY|DISC|NOTI|PRIV|LEAVE|PUB|SHELL|SITE|LANG|STAFF|OPS)-\d+|[TBCX][1-9]\d{0,2})\b/g;
/** Paths of a drawing have letters with numbers too. */
const isDrawing = /portraits\/|node_modules|rules\.(?:mjs|test)/;
const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:\[[\s\S]*?\]|[\w.]+)(?: as const)?\))?\(\s*(['"`])([\s\S]*?)\1/g;

/** The rules of the document and those of them that have no test, with the reason. */
export function readRules(document) {
  const [body = '', exempt = ''] = document.split('## Without a test of their own');
  const rows = (part) => [...part.matchAll(/^\| ([A-Z]+-?\d+) \|/gm)].map((row) => row[1]);
  return { rules: new Set(rows(body)), exempt: new Set(rows(exempt)) };
}

/** The rules named in a file, and in the titles of its tests. */
export function namesIn(source) {
  const titles = [...source.matchAll(title)].map((found) => found[2]);
  return { used: [...source.matchAll(name)].map(([rule]) => rule), titles };
}

/** The titles of the tests of each rule. */
function testsOf(rules, files) {
  const tests = new Map([...rules].map((rule) => [rule, []]));
  for (const { path, source } of files)
    for (const one of namesIn(source).titles)
      for (const [rule] of one.matchAll(name)) tests.get(rule)?.push(`${path}: ${one}`);
  return tests;
}

const unknownIn = (rules, { path, source }) =>
  [...new Set(namesIn(source).used)]
    .filter((rule) => !rules.has(rule))
    .map((rule) => `${path} names ${rule}, which docs/product-rules.md does not know`);

/** What is wrong, and the titles of the tests of each rule. */
export function compare(rules, exempt, files) {
  const tests = testsOf(rules, files);
  const isTested = (rule) => (tests.get(rule) ?? []).length > 0;
  const faults = [
    ...files.flatMap((file) => unknownIn(rules, file)),
    ...[...rules]
      .filter((rule) => !isTested(rule) && !exempt.has(rule))
      .map((rule) => `${rule} has no test with its name in the title`),
    ...[...exempt].filter(isTested).map((rule) => `${rule} has a test and need not be excused`),
    ...[...exempt].filter((rule) => !rules.has(rule)).map((rule) => `${rule} is excused and is no rule`),
  ];
  return { tests, faults };
}

function main() {
  const { rules, exempt } = readRules(readFileSync(`${root}docs/product-rules.md`, 'utf8'));
  const paths = globSync(`${inCode}/*.{ts,tsx,mjs,sql}`, { cwd: root }).filter((path) => !isDrawing.test(path));
  const { tests, faults } = compare(
    rules,
    exempt,
    paths.map((path) => ({ path, source: readFileSync(`${root}${path}`, 'utf8') })),
  );
  if (process.argv.includes('--list')) for (const [rule, found] of tests) console.log([rule, ...found].join('\n  '));
  for (const fault of faults) console.error(fault);
  console.log(`${rules.size} rules in ${paths.length} files, ${faults.length} faults`);
  process.exit(faults.length === 0 && paths.length > 500 ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
