import { adminApi } from '@vonk/contract/admin/api';
import { api, type CallInput, type CallName, type CallOutput } from '@vonk/contract/api';
import type { Endpoint, Refusal } from '@vonk/contract/endpoint';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type Application, createApp } from '../src/main/http/app.ts';
import { readConfig } from '../src/main/config.ts';
import { tasksOf } from '../src/main/jobs.ts';
import { demoSites } from '../src/main/sites/seed-sites.ts';
import { completeServices } from '../src/main/open-services.ts';
import { type TestClock, testClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database/db.ts';
import { advanceJobs } from '../src/platform/jobs/jobs.ts';
import type { StoredMail } from '../src/platform/mail/mailbox.ts';
import { createLog } from '../src/platform/log.ts';
import type { Services } from '../src/main/services.ts';
import type { Classifier } from '../src/photos/index.ts';
import { refuseDressedOthers } from './non-members.ts';
import { refuseBarePhotos } from './photos/bare.ts';
import { connectTo, createTestDatabase, type TestDatabase } from './database.ts';
import { testsBegin } from './global-setup.ts';
import { atEnd } from './ends/at-end.ts';

/** A browser of the tests: keeps its cookies, belongs to one site's host. */
export interface Browser {
  readonly cookies: Map<string, string>;
  readonly host: string;
}

export interface CallOptions {
  as?: Browser;
  headers?: Record<string, string>;
  /** A raw body instead of the input. */
  body?: string | Uint8Array;
}

export interface Answer<Name extends CallName> {
  status: number;
  /** The output of a 200; tests of refusals read `refusal`. */
  ok: CallOutput<Name>;
  refusal: Refusal;
  headers: Headers;
}

/** Reaches an application: by its router, or over a socket. */
export type Send = (path: string, init: RequestInit) => Promise<Response> | Response;

export interface Kit {
  readonly db: Db;
  /** How to reach the kit's database. */
  readonly connection: pg.PoolConfig;
  readonly clock: TestClock;
  readonly services: Services;
  readonly app: Application['app'];
  /** The same for a server of Node's to listen with. */
  readonly listener: Application['listener'];
  /** A fresh browser, on the default site unless a host is named. */
  browser(host?: string): Browser;
  /** Calls an endpoint and answers whatever came back. */
  call<Name extends CallName>(name: Name, input: CallInput<Name>, options?: CallOptions): Promise<Answer<Name>>;
  /** The same with an input that the contract may refuse. */
  callWith<Name extends CallName>(name: Name, input: unknown, options?: CallOptions): Promise<Answer<Name>>;
  /** Moves the clock and runs the jobs that are due by then; throws when one of them does. */
  advance(milliseconds: number): Promise<void>;
  /** Runs the jobs that are due and answers the mails to an address, the newest first. */
  mailsTo(address: string): Promise<StoredMail[]>;
}

/** The whole application on a database of its own, without a socket: tests go in by the endpoint. */
export async function createKit(
  environment: Record<string, string> = {},
  { classifier, database }: { classifier?: Classifier; database?: TestDatabase } = {},
): Promise<Kit> {
  const { db, connection } = database ?? (await createTestDatabase('sites'));
  const clock = testClock(testsBegin);
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-kit-'));
  const config = readConfig({ LOG_LEVEL: 'error', DATA_DIR: dataDir, ...environment });
  const { services, close } = await completeServices({
    config,
    clock,
    db,
    log: createLog(config.LOG_LEVEL),
    build: 'test',
    connect: () => connectTo(connection),
    classifier,
  });
  const { log } = services;
  const { app, listener } = await createApp(services, undefined);
  atEnd(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const tasks = tasksOf(services);
  const onFailure = (task: string) => services.faults.note('job_errors', task);
  const advance = async (milliseconds: number) => {
    clock.advance(milliseconds);
    const failures = await advanceJobs({ db, clock, log, tasks, onFailure }, milliseconds);
    if (failures[0]) throw new Error(`the job ${failures[0].task} failed`, { cause: failures[0].error });
  };
  return {
    db,
    connection,
    clock,
    services,
    app,
    listener,
    browser: (host = demoSites[0]?.hosts[0] ?? 'localhost') => ({ cookies: new Map(), host }),
    call: (name, input, options = {}) =>
      callEndpoint((path, init) => app.request(path, init), { name, input, options }),
    callWith: (name, input, options = {}) =>
      callEndpoint((path, init) => app.request(path, init), { name, input, options }),
    advance,
    async mailsTo(address) {
      await advance(0);
      return (await services.mailbox.list()).filter(({ to }) => to === address);
    },
  };
}

/** Calls an endpoint of the contract as a browser does, and keeps the cookies that come back. */
export async function callEndpoint<Name extends CallName>(
  send: Send,
  { name, input, options }: { name: Name; input: unknown; options: CallOptions },
): Promise<Answer<Name>> {
  const [method, path] = name.split(' ') as [string, string];
  const browser = options.as ?? { cookies: new Map<string, string>(), host: 'localhost' };
  const isQuery = method === 'GET' || method === 'DELETE' || takesFile(name);
  const query = new URLSearchParams(
    Object.entries((input ?? {}) as object).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)] as [string, string]],
    ),
  );
  const answer = await send(isQuery ? `${path}?${query}` : path, {
    method,
    headers: {
      host: browser.host,
      'x-client': 'web',
      'content-type': 'application/json',
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      // As browsers do, which know how large a file is.
      ...(options.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(options.body)) }),
      ...options.headers,
    },
    ...(options.body === undefined
      ? isQuery
        ? {}
        : { body: JSON.stringify(input) }
      : { body: options.body as string }),
  });
  for (const cookie of answer.headers.getSetCookie()) keepCookie(browser.cookies, cookie);
  const text = await answer.text();
  refuseBarePhotos(name, text);
  const body: unknown = text ? JSON.parse(text) : {};
  refuseDressedOthers(name, body, !browser.cookies.has('session'));
  const { status, headers } = answer;
  return { status, ok: body as CallOutput<Name>, refusal: body as Refusal, headers };
}

/** Whether the body of a call, of a member or of the staff, is a file, so that its input stands in the query. */
const takesFile = (name: string): boolean =>
  ({ ...api, ...adminApi } as Readonly<Record<string, Endpoint>>)[name]?.body === 'file';

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split(';');
  const at = pair.indexOf('=');
  const isEnded = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
  if (isEnded) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
