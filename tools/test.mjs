// `npm test`: unit and database tests, then the browser tests; ends with one line that counts them all.
// With TEST_DATABASE_URL the database tests run on that server (`vitest.config.ts`). With names of files, only those
// run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vonk-results-'));
const files = process.argv.slice(2);
// The test of the photo classifier needs it; where it cannot be fetched, the list at the end says what was skipped.
if (!existsSync(join(root, 'classifier/node_modules')))
  spawnSync('npm', ['run', 'classifier'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
const totals = { passed: 0, failed: 0 };
const failures = [];
const skipped = [];

function run(args, environment = {}) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    // Servers, commands and workers that tests start load the same files: those are stripped of types once.
    env: { NODE_COMPILE_CACHE: join(folder, 'compiled'), ...process.env, ...environment },
  });
  return status === 0;
}

function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function count(title, isOk, { passed, failed }) {
  totals.passed += passed;
  // A run that broke off before its tests counts as one failure.
  const all = failed.length === 0 && !isOk ? [{ name: 'the run itself broke off', message: '' }] : failed;
  totals.failed += all.length;
  failures.push(...all.map(({ name, message }) => `${title}: ${name}\n${message}`));
  console.log(`${title}: ${passed} passed, ${all.length} failed`);
}

function runVitest() {
  const title = 'unit and database tests';
  const output = join(folder, 'unit-and-database.json');
  const isOk = run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=./tools/results-reporter.mjs',
      ...files,
    ],
    { RESULTS_FILE: output },
  );
  const results = readResults(output) ?? { passed: 0, skipped: [], failed: [] };
  skipped.push(...results.skipped.map((name) => `${title}: ${name}`));
  count(title, isOk, results);
}

function runBrowserTests() {
  // Chromium without windows is the faster one.
  const browser = findBrowser('chromium-headless-shell');
  if (!browser)
    return count('browser tests', false, { passed: 0, failed: [{ name: 'no browser was found', message: '' }] });
  const output = join(folder, 'browser.json');
  const isBuilt = run(['tools/build/build-if-needed.mjs']);
  const isOk =
    isBuilt &&
    run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: output,
    });
  const tests = specsOf(readResults(output)?.suites ?? []).flatMap(({ title, tests: each }) =>
    each.map((test) => ({ ...test, title })),
  );
  const passed = tests.filter(({ status }) => status === 'expected').length;
  const failed = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ title, projectName, results }) => ({
      name: `[${projectName}] ${title}`,
      message: results.at(-1)?.error?.message ?? '',
    }));
  // One without a reason belongs to the other width.
  skipped.push(
    ...tests
      .filter(({ status, annotations }) => status === 'skipped' && annotations.length > 0)
      .map(({ title, annotations }) => `browser tests: ${title}: ${annotations.map(({ description }) => description)}`),
  );
  count('browser tests', isOk, { passed, failed });
}

const specsOf = (suites) => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

runVitest();
if (process.argv.length === 2) runBrowserTests();
rmSync(folder, { recursive: true, force: true });
for (const test of skipped) console.log(`SKIPPED ${test}`);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
