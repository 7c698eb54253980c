// Starts the product once as whoever cloned it into a closed home would: a copy of this checkout in a folder that its
// owner alone may enter, with a space in its path. Waits for the first page, stops it, and looks that nothing of it is
// left. `node tools/start/try-start.mjs`.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const patienceMs = 300_000;
/** What a clone does not have, and the packages, which are the same files. */
const left = new Set(['.git', 'node_modules', 'data', 'test-results', 'playwright-report']);

const home = mkdtempSync(join(tmpdir(), 'closed home '));
const copy = join(home, 'vonk');
const port = await freePort();
let child;
let said = '';

try {
  cpSync(checkout, copy, {
    recursive: true,
    filter: (path) => !left.has(relative(checkout, path)),
    verbatimSymlinks: true,
  });
  const packages = join(checkout, 'node_modules');
  // Linked where that can be, copied where the folder for temporary files lies on another disk.
  if (!(await run('cp', ['-al', packages, copy]))) await run('cp', ['-a', packages, copy]);
  const began = performance.now();
  child = spawn('npm', ['start'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), SKIP_SEED: 'true', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes));
  await untilPage();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  // As a container's end does: npm alone hears it.
  process.kill(child.pid, 'SIGTERM');
  await ended(child);
  await untilNothingIsLeft();
  console.log(`npm start answered in a closed home after ${seconds} s, and left nothing running`);
} catch (error) {
  console.error(`npm start in a closed home: ${error.message}\n${said}`);
  process.exitCode = 1;
} finally {
  if (child?.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
  await (child && ended(child));
  rmSync(home, { recursive: true, force: true });
}

async function untilPage() {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.status === 200 && (await answer.text()).includes('</html>')) return;
  }
  throw new Error('no page within five minutes');
}

async function untilNothingIsLeft() {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(100)) if (processesInside().length === 0) return;
  throw new Error(`these still run there: ${processesInside().join(', ')}`);
}

/** The numbers of the processes that stand in the closed home, the database's among them. */
function processesInside() {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && workingFolder(name).startsWith(home));
}

function workingFolder(number) {
  try {
    return readlinkSync(`/proc/${number}/cwd`);
  } catch {
    return '';
  }
}

async function ended(process) {
  if (process.exitCode === null && process.signalCode === null)
    await new Promise((resolve) => process.once('exit', resolve));
}

async function run(command, args) {
  const process = spawn(command, args, { stdio: 'ignore' });
  await ended(process);
  return process.exitCode === 0;
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
