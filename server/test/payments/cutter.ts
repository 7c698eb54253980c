import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { SmsSender } from '../../src/platform/sms/sms.ts';
import type { CardKeeper, MandateKeeper, PaymentProvider } from '../../src/payments/provider.ts';
import type { Kit } from '../kit.ts';

/** Ends the work of a kit in the midst of it, as when its process is killed or an answer is lost. */
export interface Cutter {
  /** Counts what is asked of the database and of providers from now on, and cuts at the given one; or only counts. */
  start(at: number | undefined): void;
  stop(): void;
  /** After a cut: another process would go on from here. False when none was made. */
  revive(): Promise<boolean>;
  /** How many moments there were since `start`. */
  count(): number;
  /** What was asked where the last cut was made. */
  where(): string | undefined;
}

class Cut extends Error {}

type Callback = (error: Error | null, result?: unknown) => void;
type Query = (...given: unknown[]) => unknown;

/** The queue's own statements. */
const isQueue = /graphile_worker|_private_/i;
/** What only reads: cut there, nothing is other than after what was written before it. */
const isReading = /^\s*select(?!.*_v\d+\()/is;
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: string } | undefined)?.text ?? '');

/**
 * Every statement that a kit sends to write, every call of its first provider and every message to a telephone is a
 * moment: before it is sent, and
 * where it stands by itself also after it was done and before the answer came. Cut there, the connections break, so
 * that the database rolls back what was under way, and nothing more can be asked until it is revived: no clean-up, no
 * retry.
 */
export function cutter(kit: Kit): Cutter {
  /** The connections with a transaction under way. */
  const open = new Set<pg.Client>();
  const broken = new Set<pg.Client>();
  let [counted, isCounting, isDead] = [0, false, false];
  let [at, place]: [number | undefined, string | undefined] = [undefined, undefined];

  const passes = (what: string): boolean => {
    if (isDead) return false;
    if (!isCounting) return true;
    counted += 1;
    if (counted !== at) return true;
    isDead = true;
    place = what;
    for (const client of open) {
      broken.add(client);
      client.once('end', () => broken.delete(client));
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    }
    open.clear();
    return false;
  };

  const wrapQuery = (client: pg.Client): void => {
    const ask = client.query.bind(client) as Query;
    const wrapped: Query = (...given) => {
      const text = textOf(given[0]);
      const last = given.at(-1);
      const callback = typeof last === 'function' ? (last as Callback) : undefined;
      const refuse = (): unknown => {
        if (!callback) return Promise.reject(new Cut());
        process.nextTick(callback, new Cut());
        return undefined;
      };
      if (isQueue.test(text)) return ask(...given);
      if (isReading.test(text)) return isDead ? refuse() : ask(...given);
      if (!passes(`before ${text.slice(0, 80)}`)) return refuse();
      if (text === 'begin') open.add(client);
      const isAlone = !open.has(client) || text === 'commit';
      if (text === 'commit' || text === 'rollback') open.delete(client);
      const isDone = () => !isAlone || passes(`after ${text.slice(0, 80)}`);
      if (!callback)
        return (ask(...given) as Promise<unknown>).then((result) => {
          if (!isDone()) throw new Cut();
          return result;
        });
      return ask(...given.slice(0, -1), ((error, result) =>
        error || isDone() ? callback(error, result) : callback(new Cut())) satisfies Callback);
    };
    client.query = wrapped as typeof client.query;
  };

  const { pool } = kit.db;
  for (const client of (pool as unknown as { _clients: pg.Client[] })['_clients']) wrapQuery(client);
  pool.on('connect', (client) => wrapQuery(client as unknown as pg.Client));

  const cutAround = (calls: Partial<Record<string, unknown>>, names: readonly string[]): void => {
    const asked = calls as Record<string, (...given: unknown[]) => Promise<unknown>>;
    for (const name of names) {
      const ask = asked[name]!;
      asked[name] = async (...given) => {
        if (!passes(`before ${name}`)) throw new Cut();
        const answer = await ask(...given);
        if (!passes(`after ${name}`)) throw new Cut();
        return answer;
      };
    }
  };
  const provider = kit.services.providers[0]!;
  cutAround(provider as object, [
    'createPayment',
    'fetchPayment',
    'cancelPayment',
    'refundPayment',
    'fetchRefund',
  ] satisfies (keyof PaymentProvider)[]);
  if (provider.cards)
    cutAround(provider.cards as object, [
      'openCustomer',
      'fetchCard',
      'removeCard',
      'removeCustomer',
    ] satisfies (keyof CardKeeper)[]);
  if (kit.services.sms) cutAround(kit.services.sms as object, ['send'] satisfies (keyof SmsSender)[]);
  if (provider.mandates)
    cutAround(provider.mandates as object, [
      'openCustomer',
      'openMandate',
      'endMandate',
    ] satisfies (keyof MandateKeeper)[]);

  return {
    start(cutAt) {
      [counted, at, place, isCounting] = [0, cutAt, undefined, true];
    },
    stop() {
      isCounting = false;
    },
    async revive() {
      if (!isDead) return false;
      while (broken.size > 0) await pause(1);
      [isDead, at] = [false, undefined];
      // What the presence of processes does to the jobs of one that is gone.
      await pool.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
      await pool.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
      return true;
    },
    count: () => counted,
    where: () => place,
  };
}
