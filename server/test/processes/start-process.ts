import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CallInput, CallName } from '@vonk/contract/api';
import type pg from 'pg';
import { atEnd } from '../ends/at-end.ts';
import { type Answer, callEndpoint, type CallOptions, type Kit } from '../kit.ts';
import type { Doom, ServerOrders } from './server-process.ts';

/** The whole application in a process of its own, which may be killed as no other can be. */
export interface ServerProcess {
  /** Under which it is connected to the database. */
  readonly name: string;
  /** Throws where the process died before it answered. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>, options?: CallOptions): Promise<Answer<Name>>;
  /** Tells it how to end; the next calls are those it speaks of. */
  doom(doom: Doom): Promise<void>;
  kill(): void;
  /** The signal by which it ended. */
  readonly ended: Promise<NodeJS.Signals | null>;
}

/** Starts one more instance of the application on the kit's database, with the time as it is now. */
export async function startProcess({ connection, clock, services: { config } }: Kit): Promise<ServerProcess> {
  const name = `vonk process ${randomUUID()}`;
  const orders: ServerOrders = {
    connection: { ...(connection as pg.ClientConfig), application_name: name },
    settings: { DATA_DIR: config.DATA_DIR, TRUST_PROXY: String(config.TRUST_PROXY), LOG_LEVEL: 'silent' },
    now: clock.now().toISOString(),
  };
  const file = fileURLToPath(new URL('server-process.ts', import.meta.url));
  const child = fork(file, { execArgv: [], env: { ...process.env, SERVER: JSON.stringify(orders) } });
  atEnd(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const origin = `http://127.0.0.1:${String(await saidBy(child, ended))}`;
  return {
    name,
    call: (called, input, options = {}) =>
      callEndpoint((path, init) => fetch(origin + path, init), { name: called, input, options }),
    async doom(doom) {
      child.send(doom);
      await saidBy(child, ended);
    },
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
}

/** What a process says next. */
async function saidBy(child: ChildProcess, ended: Promise<unknown>): Promise<unknown> {
  const early = ended.then(() => Promise.reject(new Error('the process ended early')));
  const [message] = (await Promise.race([once(child, 'message'), early])) as [unknown];
  return message;
}
