import { minute } from '@vonk/contract/durations';
import { createHash } from 'node:crypto';
import { type Db, sql } from '../../database/db.ts';
import type { RateLimit } from './rate-limit.ts';

/** The site that a call is made on. */
export interface RatedSite {
  readonly siteId: number;
}

/** One limit of a call, and who it is counted for. */
export interface Counted {
  readonly action: string;
  readonly subject: string;
  readonly limit: Pick<RateLimit, 'max' | 'seconds'>;
}

export interface Rates {
  /** Takes one call of each limit; answers the seconds to wait when one of them has none left, else 0. */
  take(site: RatedSite, counts: readonly Counted[], now: Date): Promise<number>;
}

/** The limits of a process, which ends some day. */
export interface SharedRates extends Rates {
  /** Gives back what this process took and did not use, before it ends. */
  giveBack(now: Date): Promise<void>;
}

/** What this process has of a limit: calls it may let pass without asking, or a moment before which it refuses. */
interface Share {
  readonly count: Counted;
  readonly siteId: number;
  left: number;
  /** Until when `left` holds, and until when nothing is left anywhere; in milliseconds. */
  until: number;
  blockedUntil: number;
  /** How many to take the next time. */
  portion: number;
  /** The question that is on its way. */
  asking: Promise<void> | undefined;
}

interface Granted {
  place: number;
  granted: number;
  until_at: Date;
  wait_seconds: number;
}

const takeRates = sql('select * from take_rates_v1($1, $2, $3, $4, $5, $6, $7)');
const giveBackRates = sql('select give_back_rates_v1($1, $2, $3, $4, $5, $6)');
const mostShares = 100_000;
/**
 * How many calls a process takes of a limit at first, at most: it may be one of many, or be killed. As many as of a
 * limit of a minute, so that a call whose limits are used up together asks once for all of them.
 */
const firstPortion = 3;
/** What holds no longer than this is gone by the time that another process asks. */
const worthMilliseconds = minute;
const mostGivenBack = 1000;

/**
 * Limits that all processes of a deployment share. A process takes calls out of the database in portions of up to an
 * eighth of the limit and lets them pass from memory, so that most calls ask nothing, and no two processes together
 * allow more than the limit. It begins with a few and takes more of what is used much; what it did not use it gives
 * back at its end, and when it is killed it is gone with its window.
 */
export function sharedRates(db: Db): SharedRates {
  const shares = new Map<string, Share>();
  const ask = asker(db);
  return {
    async take({ siteId }, counts, now) {
      const time = now.getTime();
      if (shares.size > mostShares) forget(shares, time);
      const mine = counts.map((count) => ({ count, share: shareOf(shares, { siteId }, count) }));
      for (;;) {
        const blockedUntil = Math.max(0, ...mine.map(({ share }) => share.blockedUntil));
        if (blockedUntil > time) return Math.ceil((blockedUntil - time) / 1000);
        const empty = mine.filter(({ share }) => share.left === 0 || share.until <= time);
        if (empty.length === 0) break;
        const asking = empty.find(({ share }) => share.asking)?.share.asking;
        await (asking ?? ask({ siteId, empty, now }));
      }
      for (const { share } of mine) share.left -= 1;
      return 0;
    },
    async giveBack(now) {
      const unused = [...shares.values()].filter(
        ({ left, until }) => left > 0 && until > now.getTime() + worthMilliseconds,
      );
      for (const [siteId, ofSite] of Map.groupBy(unused, (share) => share.siteId))
        for (let at = 0; at < ofSite.length; at += mostGivenBack)
          await giveBackSome(db, { siteId }, ofSite.slice(at, at + mostGivenBack));
    },
  };
}

async function giveBackSome(db: Db, { siteId }: RatedSite, some: readonly Share[]): Promise<void> {
  const values = [
    siteId,
    some.map(({ count }) => count.action),
    some.map(({ count }) => hashOf({ siteId }, count)),
    some.map(({ count }) => count.limit.seconds),
    some.map(({ until }) => new Date(until)),
    some.map(({ left }) => left),
  ];
  for (const share of some) share.left = 0;
  await db.rows(giveBackRates, values);
}

/** As whom the database knows who is counted. */
const hashOf = ({ siteId }: RatedSite, { subject }: Counted): Buffer =>
  createHash('sha256').update(`${siteId} ${subject}`).digest();

function shareOf(shares: Map<string, Share>, { siteId }: RatedSite, count: Counted): Share {
  const { action, subject, limit } = count;
  const key = `${siteId} ${action} ${subject}`;
  const known = shares.get(key);
  if (known) return known;
  const portion = Math.max(1, Math.min(firstPortion, Math.floor(limit.max / 16)));
  const share: Share = { count, siteId, left: 0, until: 0, blockedUntil: 0, portion, asking: undefined };
  shares.set(key, share);
  return share;
}

/** What one call wants of its limits. */
interface Question {
  readonly siteId: number;
  readonly empty: readonly { count: Counted; share: Share }[];
  readonly now: Date;
}

interface Gathered {
  readonly questions: Question[];
  readonly answer: Promise<void>;
}

type Ask = (question: Question) => Promise<void>;

/** How many calls one statement asks for at most. */
const mostQuestions = 100;

/**
 * Takes a portion of each; whoever else wants one of them meanwhile waits for this answer. What is asked in one turn of
 * the event loop on a site goes together.
 */
function asker(db: Db): Ask {
  const gathering = new Map<number, Gathered>();
  const gather = ({ siteId }: RatedSite): Gathered => {
    const questions: Question[] = [];
    const answer = new Promise((resolve) => setImmediate(resolve)).then(() => {
      if (gathering.get(siteId)?.questions === questions) gathering.delete(siteId);
      return askTogether(db, { siteId }, questions);
    });
    const gathered = { questions, answer };
    gathering.set(siteId, gathered);
    return gathered;
  };
  return (question) => {
    const known = gathering.get(question.siteId);
    const isFull = known === undefined || known.questions.length >= mostQuestions;
    const { questions, answer } = isFull ? gather(question) : known;
    questions.push(question);
    for (const { share } of question.empty) share.asking = answer;
    return answer;
  };
}

async function askTogether(db: Db, { siteId }: RatedSite, questions: readonly Question[]): Promise<void> {
  const empty = questions.flatMap((question) => question.empty.map((one) => ({ ...one, now: question.now })));
  const now = new Date(Math.max(...questions.map((question) => question.now.getTime())));
  try {
    const rows = await db.rows<Granted>(takeRates, [
      siteId,
      empty.map(({ count }) => count.action),
      empty.map(({ count }) => hashOf({ siteId }, count)),
      empty.map(({ count }) => count.limit.max),
      empty.map(({ count }) => count.limit.seconds),
      empty.map(({ share }) => share.portion),
      now,
    ]);
    for (const row of rows) keep(empty[row.place - 1], row, now);
  } finally {
    for (const { share } of empty) share.asking = undefined;
  }
}

function keep(asked: { count: Counted; share: Share } | undefined, row: Granted, now: Date): void {
  if (!asked) throw new Error(`no limit stands at place ${row.place}`);
  const { share, count } = asked;
  share.left = row.granted;
  share.until = row.until_at.getTime();
  share.blockedUntil = row.granted > 0 ? 0 : now.getTime() + row.wait_seconds * 1000;
  share.portion = Math.max(1, Math.min(share.portion * 2, Math.floor(count.limit.max / 8)));
}

/** Forgets what is over, and the oldest when that is not enough: the database knows them all. */
function forget(shares: Map<string, Share>, time: number): void {
  for (const [key, { until, blockedUntil, asking }] of shares)
    if (!asking && until <= time && blockedUntil <= time) shares.delete(key);
  for (const [key, { asking }] of shares) {
    if (shares.size <= mostShares / 2) break;
    if (!asking) shares.delete(key);
  }
}
