import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** The programs that an operator starts, as `npm start` and `npm run cli -- migrate` do. */
export const programs = {
  start: ['tools/start/start.mjs'],
  migrate: ['server/src/main/cli.ts', 'migrate'],
} as const;

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

export interface Started {
  child: ChildProcess;
  /** What it has said so far on standard output. */
  said(): string;
  ended: Promise<Ended>;
}

/**
 * Starts a program in a clean environment with these settings; what Node compiled is kept from one to the next, where
 * the run of tests says where.
 */
export function startProgram(program: keyof typeof programs, settings: Record<string, string>): Started {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, SKIP_SEED: 'true', ...settings };
  const child = spawn(process.execPath, programs[program], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out, err })));
  return { child, said: () => out, ended };
}

/** The line with which a program gave up, as it should: exit code 1, that one line, no stack, no database left. */
export async function lineOf(program: Started, dataDir?: string): Promise<string> {
  const { code, out, err } = await program.ended;
  const others = out.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  const isStack = / at .*:\d+:\d+/.test(err);
  const left = dataDir === undefined ? [] : await databasesIn(dataDir);
  expect({ err, code, lines: err.split('\n').length - 1, isStack, others, left }).toEqual({
    err,
    code: 1,
    lines: 1,
    isStack: false,
    others: [],
    left: [],
  });
  return err;
}

/** The processes that work in a folder, so those of its database (Linux alone; elsewhere none). */
export async function databasesIn(folder: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const inside = join(await realpath(folder), 'postgres');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((number) => workingFolder(number).startsWith(inside));
}

function workingFolder(number: string): string {
  try {
    return readlinkSync(`/proc/${number}/cwd`);
  } catch {
    return '';
  }
}
