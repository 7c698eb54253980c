import { inOneLine } from './one-line.ts';

export interface Running {
  /** Whatever is deferred here is closed at the end, the last one first, however the program ends. */
  closing: AsyncDisposableStack;
  /** Aborted when the program is asked to end (SIGINT, SIGTERM, SIGHUP). */
  signal: AbortSignal;
  /** Tells the operator what ended the program: in one line at first; a server that serves has a log for it. */
  tell: (error: unknown) => void;
}

const drainMs = 1_000;

/**
 * Runs a program until it is done, fails or is asked to end, then closes what it opened and ends the process: with 1
 * when anything failed. A signal is heard from the first moment, so that a start that is broken off leaves nothing
 * running. Never a stack: what an operator reads is one line.
 */
export async function runProgram(work: (running: Running) => Promise<void>): Promise<void> {
  const asked = new AbortController();
  const ending = Promise.withResolvers<void>();
  const running: Running = {
    closing: new AsyncDisposableStack(),
    signal: asked.signal,
    tell: (error) => void process.stderr.write(`${inOneLine(error)}\n`),
  };
  asked.signal.addEventListener('abort', () => ending.resolve());
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => asked.abort());
  process.on('uncaughtException', ending.reject);

  const fail = (error: unknown) => {
    process.exitCode = 1;
    running.tell(error);
  };
  await Promise.race([work(running), ending.promise]).catch(fail);
  await running.closing.disposeAsync().catch(fail);
  // What was written is still on its way, and what was broken off may hold the process.
  setTimeout(() => process.exit(), drainMs).unref();
}

export const untilAsked = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
