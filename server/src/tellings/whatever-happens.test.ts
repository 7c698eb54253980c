import { hour, minute } from '@vonk/contract/durations';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { startPushService } from '../../test/stand-ins/push-service.ts';
import { hourOf } from '@vonk/contract/calendar';
import type { MailMessage } from '../platform/mail.ts';
import { noteMarketing, remindUnread } from './index.ts';

const service = await startPushService();
const kit = await createKit({ PUSH_SERVICES: service.host });

/** By then a first telling has gone. */
const moment = 6000;
const nextDue = `select ceil(extract(epoch from min(run_at) - now()) * 1000)::float as wait
  from graphile_worker._private_jobs where attempts < max_attempts`;
const kinds = ['conversation', 'message', 'like', 'unread', 'promotions', 'news'] as const;
const zones = ['Europe/Amsterdam', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'] as const;
type Kind = (typeof kinds)[number];
/** What the words of a push or the subject of a mail tell of. */
const kindOf = (words: string): Kind => {
  if (/like/.test(words)) return 'like';
  if (/aanbieding|Korting/.test(words)) return 'promotions';
  if (/nieuws|Nieuws/.test(words)) return 'news';
  if (/wacht/.test(words)) return 'unread';
  return /begonnen/.test(words) ? 'conversation' : 'message';
};

const chosen = fc.oneof(fc.constant<Kind[]>([...kinds]), fc.constant<Kind[]>([]), fc.subarray([...kinds]));
const hours = fc
  .tuple(fc.nat(23), fc.nat(23))
  // Longer ones would put off what they put off before.
  .filter(([from, until]) => from !== until && (until - from + 24) % 24 <= 12)
  .map(([from, until]) => ({ from, until }));
const by = fc.nat(1);
const quarters = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 }));
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('write' as const), by, isPushed: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('wait' as const), quarters }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('read' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('choose' as const),
      mail: chosen,
      push: chosen,
      quiet: fc.option(hours),
      zone: fc.option(fc.constantFrom(...zones)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('like' as const), by }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('block' as const), by }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('announce' as const), isPromotion: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('open' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('fail' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('grey' as const), quarters: fc.integer({ min: 1, max: 50 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('again' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('crash' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A member, two who write and like, and what is known of what the member wants and has not seen. */
class World {
  choices = {
    mail: [...kinds] as Kind[],
    push: [...kinds] as Kind[],
    quiet: null as { from: number; until: number } | null,
    zone: null as string | null,
  };
  announced = 0;
  /** Whether the mail server said "later". */
  greyed = false;
  /** Whether the process died after handing something over. */
  crashed = false;
  /** When a promotion was told last, by each way. */
  readonly promotedAt = { push: -Infinity, mail: -Infinity };
  readonly unread = new Map<number, string>();
  readonly liked = new Set<number>();
  readonly blocked = new Set<number>();
  pushes = 0;
  mails = 0;
  readonly faults: string[] = [];
  readonly reader: Person;
  readonly others: readonly Person[];
  readonly path: string;

  constructor(reader: Person, others: readonly Person[], path: string) {
    this.reader = reader;
    this.others = others;
    this.path = path;
  }

  /** Holds what was told since the last look against what holds at this moment. */
  look() {
    const handed = service.handed.filter(({ path }) => path === this.path).map(({ payload }) => payload);
    // What has one id stands once on the screen.
    const pushed = [...new Map(handed.map(({ id, body }) => [id, body])).values()];
    if (handed.length > pushed.length && !this.crashed) this.faults.push('a push twice');
    const mailed = [...taken.values()].filter(({ to }) => to === this.reader.email).map(({ subject }) => subject);
    const news = [
      ...pushed.slice(this.pushes).map((words) => ['push', kindOf(words)] as const),
      ...mailed.slice(this.mails).map((words) => ['mail', kindOf(words)] as const),
    ];
    [this.pushes, this.mails] = [pushed.length, mailed.length];
    for (const [way, kind] of news) {
      if (!this.choices[way].includes(kind)) this.faults.push(`${kind} by ${way}, which is not wanted`);
      if (this.isQuietFor(kind)) this.faults.push(`${kind} in quiet hours`);
      if (!this.isSo(kind)) this.faults.push(`${kind} by ${way}, and nothing is there`);
      if (kind === 'promotions') this.promote(way);
    }
  }

  isQuietFor(kind: Kind): boolean {
    const isMarketing = kind === 'promotions' || kind === 'news';
    const quiet = this.choices.quiet ?? (isMarketing ? { from: 22, until: 8 } : null);
    const clock = hourOf(kit.clock.now(), this.choices.zone ?? 'Europe/Amsterdam');
    const past = (at: number, from: number) => (at - from + 24) % 24;
    return quiet !== null && past(clock, quiet.from) < past(quiet.until, quiet.from);
  }

  isSo(kind: Kind): boolean {
    if (kind === 'promotions' || kind === 'news') return this.announced > 0;
    // Of likes a mail that comes late may tell what was blocked meanwhile.
    return kind === 'like' ? this.liked.size > 0 || this.greyed : this.unread.size > 0;
  }

  /** T58: one a day; a mail that the server took late may come near the next one. */
  promote(way: 'push' | 'mail') {
    const now = kit.clock.now().getTime();
    const isTooSoon = now - this.promotedAt[way] < 24 * hour && !(way === 'mail' && this.greyed);
    if (isTooSoon) this.faults.push(`a second promotion within a day by ${way}`);
    this.promotedAt[way] = now;
  }

  /** Lets time go by, from one moment at which a job is due to the next. */
  async pass(milliseconds: number) {
    const end = kit.clock.now().getTime() + milliseconds;
    for (let left = milliseconds; left > 0; left = end - kit.clock.now().getTime()) {
      const { rows } = await kit.db.pool.query<{ wait: number | null }>(nextDue);
      await this.advance(Math.min(left, Math.max(0, rows[0]?.wait ?? left) + 1000));
    }
  }

  async advance(milliseconds: number) {
    // A push service or mail server that is away fails its job, which is tried again.
    await kit.advance(milliseconds).catch((error: Error) => {
      if (!/send-push|send-mail/.test(error.message)) throw error;
    });
    this.look();
  }

  readonly acts: { [Act in Step['act']]: (step: Extract<Step, { act: Act }>) => Promise<unknown> } = {
    write: async ({ by, isPushed }) => {
      const input = { profile: this.reader.publicId, key: randomUUID(), text: 'Zaterdag dan?' };
      const { status, ok } = await kit.call('POST /api/message.php', input, { as: this.others[by]!.browser });
      if (status === 200) this.unread.set(by, ok.conversation ?? '');
      if (isPushed) await this.advance(moment);
    },
    like: async ({ by }) => {
      const input = { profile: this.reader.publicId, source: 'card' } as const;
      const { status } = await kit.call('POST /api/like.php', input, { as: this.others[by]!.browser });
      if (status === 200) this.liked.add(by);
    },
    read: async () => {
      for (const conversation of this.unread.values())
        await kit.call('POST /api/chat-read.php', { conversation, seq: 10_000 }, { as: this.reader.browser });
      this.unread.clear();
    },
    block: async ({ by }) => {
      await kit.call('POST /api/block.php', { profile: this.others[by]!.publicId }, { as: this.reader.browser });
      this.blocked.add(by);
      this.unread.delete(by);
      this.liked.delete(by);
    },
    choose: async ({ mail, push, quiet, zone }) => {
      await kit.call('PUT /api/notifications.php', { mail, push, quiet, time_zone: zone }, { as: this.reader.browser });
      this.choices = { mail, push, quiet, zone };
    },
    announce: ({ isPromotion }) => {
      this.announced += 1;
      const now = kit.clock.now();
      const subject = isPromotion ? 'Korting' : 'Nieuws';
      const data = { subject, paragraphs: ['Het kan nu.'], button: 'Bekijk', path: '/credits' };
      const validUntil = new Date(now.getTime() + 72 * hour);
      const members = [{ memberId: this.reader.id, about: `campaign:${randomUUID()}`, data, validUntil }];
      const template = isPromotion ? 'promotion' : 'news';
      return kit.db.transact((tx) => noteMarketing(tx, { siteId: 1 }, { template, now, members }));
    },
    open: async () => {
      const { payload } = service.handed.findLast(({ path, payload }) => path === this.path && payload.telling) ?? {};
      if (payload?.telling)
        await kit.call('POST /api/telling-opened.php', { id: payload.telling }, { as: this.reader.browser });
    },
    grey: async ({ quarters }) => {
      this.greyed = greylisting = true;
      await this.pass(quarters * 15 * minute);
      greylisting = false;
    },
    wait: ({ quarters }) => this.pass(moment + quarters * 15 * minute),
    fail: async () => {
      service.answer(503);
      await this.pass(15 * minute);
      service.answer(201);
    },
    again: () => this.tellAgain(),
    // The process dies when a mail or push was taken and nobody has written down that it was: it goes once more, as the
    // same.
    crash: async () => {
      this.crashed = crashing = true;
      await this.pass(15 * minute);
      crashing = false;
    },
  };

  /** Every job that ran may run once more, at one moment with itself. */
  async tellAgain() {
    await kit.db.pool.query(
      `select enqueue_v1('tell', json_build_object('siteId', t.site_id, 'tellingId', t.id))
        from tellings t, generate_series(1, 2) where t.member_id = $1`,
      [this.reader.id],
    );
    for (const subject of ['messages', 'likes', 'unread'])
      await kit.db.pool.query(`select enqueue_v1('tell-by-mail', $1::json)`, [
        JSON.stringify({ siteId: 1, memberId: this.reader.id, subject }),
      ]);
    const context = { db: kit.db, now: kit.clock.now(), attempt: 2 };
    await Promise.all([1, 2].map(() => remindUnread(kit.services)({}, context)));
    await kit.db.pool.query(`select enqueue_v1('tell-marketing', '{"siteId":1}') from generate_series(1, 2)`);
    await this.advance(0);
  }
}

let greylisting = false;
let crashing = false;
const taken = new Map<string, MailMessage>();
const { send } = kit.services.mailer;
kit.services.mailer.send = async (message) => {
  if (greylisting) throw new Error('451 come back later');
  await send.call(kit.services.mailer, message);
  // One that comes again takes the place of the first.
  taken.set(message.messageId, message);
  if (crashing) throw new Error('the process died');
};
const { push } = kit.services;
if (!push) throw new Error('nothing is pushed here');
const { send: handOver } = push;
push.send = async (...handed) => {
  const outcome = await handOver(...handed);
  if (crashing) throw new Error('the process died');
  return outcome;
};

async function begin(): Promise<World> {
  service.answer(201);
  taken.clear();
  service.handed.length = 0;
  await kit.db.pool.query('delete from graphile_worker._private_jobs');
  const reader = await another(kit, 'bram');
  const others = [
    await another(kit, 'anna', { boughtCredits: 100, isPremium: true }),
    await another(kit, 'anna', { boughtCredits: 100, isPremium: true }),
  ];
  const subscription = service.browser();
  await kit.call('POST /api/push.php', { subscription }, { as: reader.browser });
  await kit.call('PUT /api/notifications.php', { quiet: null }, { as: reader.browser });
  return new World(reader, others, new URL(subscription.endpoint).pathname);
}

test('whatever happens, nothing is told against a wish, in quiet hours, that was seen, twice or two promotions a day, and all that is due is told (NOTI-1, NOTI-4, T58)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
      const world = await begin();
      for (const each of steps) await (world.acts[each.act] as (taken: Step) => Promise<unknown>)(each);
      // Over a night at least, and an hour of pause: whatever is due has been told by then.
      await world.pass(27 * hour);
      expect(world.faults).toEqual([]);
      // Promotions wait for one another: a day each, as long as they are worth it.
      if (world.announced > 0) await world.pass(100 * hour);
      expect(world.faults).toEqual([]);
      const left = await kit.db.pool.query(
        `select t.kind, t.state, t.mail from tellings t where t.member_id = $1 and (t.state = 'waiting' or t.mail = 'waiting' or t.due_at is not null)`,
        [world.reader.id],
      );
      expect(left.rows).toEqual([]);
      const untold = await kit.db.pool.query(
        `select t.kind from tellings t where t.member_id = $1 and t.mail = 'told'
          and not exists (select from mails m where m.member_id = $1 and m.sent_at is not null)`,
        [world.reader.id],
      );
      // A mail that comes late may not be wanted any more by then.
      expect(world.greyed ? [] : untold.rows).toEqual([]);
      // What the member's own list says was told is what they got, each once, by each way.
      const { rows: said } = await kit.db.pool.query(
        `select count(*) filter (where t.push = 'told')::integer as pushes,
            count(distinct o.id) filter (where o.outcome = 'told')::integer as mails
          from tellings t left join mail_outcomes o on o.site_id = t.site_id and o.id = t.mail_id
          where t.member_id = $1`,
        [world.reader.id],
      );
      expect(world.crashed ? [] : said).toEqual(world.crashed ? [] : [{ pushes: world.pushes, mails: world.mails }]);
      await world.tellAgain();
      const { pushes, mails } = world;
      await world.tellAgain();
      expect([world.pushes, world.mails]).toEqual([pushes, mails]);
      await world.acts.choose({ act: 'choose', mail: [...kinds], push: [...kinds], quiet: null, zone: null });
      const free = [0, 1].find((by) => !world.blocked.has(by));
      if (free === undefined) return;
      await world.acts.write({ act: 'write', by: free, isPushed: false });
      await world.pass(2 * hour + moment);
      expect([world.pushes > pushes, world.mails > mails, world.faults]).toEqual([true, true, []]);
    }),
    { numRuns: Number(process.env['RUNS'] ?? 40), seed: 20_261_123 },
  );
}, 120_000);
