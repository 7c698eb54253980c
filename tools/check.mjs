// `npm run check`: types, lint, format, boundaries, folders, lines, comments, unused code, texts, rules, promises,
// notices. Runs two at a time and prints only what failed.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = process.execPath;
const bin = (path) => `node_modules/${path}`;

const checks = [
  ['types (server, contract, locales, tests)', [bin('typescript7/bin/tsc'), '-p', '.']],
  ['types (e2e)', [bin('typescript7/bin/tsc'), '-p', 'e2e']],
  ['types (web)', [bin('typescript7/bin/tsc'), '-p', 'web']],
  ['types (back-office)', [bin('typescript7/bin/tsc'), '-p', 'web/src/admin']],
  ['lint', [bin('oxlint/bin/oxlint'), '--deny-warnings', '--report-unused-disable-directives']],
  ['format', [bin('oxfmt/bin/oxfmt'), '--check', '.']],
  ['boundaries', ['tools/boundaries.mjs']],
  ['folders', ['tools/code/folders.mjs']],
  ['lines', ['tools/code/lines.mjs']],
  ['comments', ['tools/code/comments.mjs']],
  ['unused code', [bin('knip/bin/knip.js')]],
  ['texts', ['tools/texts.mjs']],
  ['rules', ['tools/rules.mjs']],
  ['promises', ['tools/promises.mjs']],
  ['notices', ['tools/notices.mjs']],
];

function run([name, args]) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (code !== 0) console.log(output);
      resolve(code === 0);
    });
  });
}

const waiting = [...checks];
const results = [];
await Promise.all(
  Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(next));
  }),
);
const failed = results.filter((isOk) => !isOk).length;
console.log(`${results.length - failed} checks passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
