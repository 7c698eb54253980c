import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inOneLine, tellingLine } from './one-line.ts';

/** Runs a program whose work is this text; it may use `running`. */
async function run(work: string, signal?: NodeJS.Signals): Promise<{ code: number | null; out: string; err: string }> {
  const script = `
    import { runProgram, untilAsked } from ${JSON.stringify(join(import.meta.dirname, 'run-program.ts'))};
    await runProgram(async (running) => {
      running.closing.defer(() => console.log('closed first'));
      running.closing.defer(async () => { console.log('closed last'); });
      ${work}
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (bytes: Buffer) => {
    out += bytes.toString();
    if (signal !== undefined && out.includes('ready')) child.kill(signal);
  });
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}

const closed = 'closed last\nclosed first\n';

test.each([
  ['that throws', `throw new Error('no\\n  room')`],
  [
    'that throws later, where nobody waits',
    `setTimeout(() => { throw new Error('no room'); }); await untilAsked(running.signal);`,
  ],
  ['that leaves a promise refused', `void Promise.reject(new Error('no room')); await untilAsked(running.signal);`],
])('a program %s is closed and ends with 1 and one line', async (_, work) => {
  expect(await run(work)).toEqual({ code: 1, out: closed, err: 'no room\n' });
});

test('a program that is done is closed and ends with 0', async () => {
  expect(await run('')).toEqual({ code: 0, out: closed, err: '' });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends and closes it, whatever it was at', async (signal) => {
  const endless = `console.log('ready'); setInterval(() => {}, 1000); await new Promise(() => {});`;
  expect(await run(endless, signal)).toEqual({ code: 0, out: `ready\n${closed}`, err: '' });
});

test('what cannot be closed is told, and the rest is closed all the same', async () => {
  const work = `running.closing.defer(() => { throw new Error('stuck'); });`;
  expect(await run(work)).toEqual({ code: 1, out: closed, err: 'stuck\n' });
});

test('an error is one line', () => {
  expect(inOneLine(new AggregateError([new Error('one'), new Error('two'), new Error('one')]))).toBe('one; two');
  expect(inOneLine(new Error(''))).toBe('Error');
  expect(inOneLine('a text\n\n  of lines\n')).toBe('a text of lines');
});

test.each([
  ['initdb: error: could not write\ninitdb: removing contents', 'could not write'],
  ['2026 UTC [1] LOG:  begins\n2026 UTC [1] FATAL:  no room\n2026 UTC [1] LOG:  ends', 'no room'],
  ['it ended with 1\n', 'it ended with 1'],
])('of %j the telling line is found', (output, line) => {
  expect(tellingLine(output)).toBe(line);
});
