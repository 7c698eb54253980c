import type { StaffAction } from '@vonk/contract/admin/actions';
import { day } from '@vonk/contract/durations';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { adminCall, type Colleague, firstOwner, hire } from '../../../test/staff/colleagues.ts';
import { noteAction } from '../../audit/index.ts';

const kit = await createKit();
const owner = await firstOwner(kit);

const note = (about: {
  actor?: string;
  action?: StaffAction;
  subject?: string;
  reason?: string;
  siteId?: number | null;
}) =>
  kit.db.transact((tx) =>
    noteAction(tx, { siteId: 1, actor: 'test', action: 'report_read', subject: 'x', now: kit.clock.now(), ...about }),
  );
const search = async (input: Record<string, unknown>, who: Colleague = owner) =>
  (await adminCall(kit, 'GET /api/admin/log', input, { as: who.browser })).ok;
const chain = async () => (await adminCall(kit, 'GET /api/admin/log-chain', {}, { as: owner.browser })).ok;

describe('the log', () => {
  test('is found by actor, action, subject, site and period, the newest first', async () => {
    await note({ subject: 'first', actor: 'Piet' });
    await kit.advance(60_000);
    await note({ subject: 'second', actor: owner.id, siteId: 2, action: 'photo_removed', reason: 'nudity' });
    const today = kit.clock.now().toISOString().slice(0, 10);
    const yesterday = new Date(kit.clock.now().getTime() - day).toISOString().slice(0, 10);
    expect((await search({ action: 'report_read' })).entries).toMatchObject([
      { subject: 'first', actor: { id: null, name: 'Piet' } },
    ]);
    expect((await search({ actor: owner.id, site: 2 })).entries).toMatchObject([
      { subject: 'second', reason: 'nudity', site: 2, actor: { id: owner.id, name: 'Olga' } },
    ]);
    expect((await search({ subject: 'first', until: yesterday })).entries).toEqual([]);
    expect((await search({ subject: 'second', from: today, until: today })).entries).toHaveLength(1);
    const all = (await search({})).entries.map(({ at }) => at);
    expect(all).toEqual(all.toSorted().toReversed());
    const { ok } = await adminCall(kit, 'GET /api/admin/log-words', {}, { as: owner.browser });
    expect(ok.actions).toEqual(expect.arrayContaining(['report_read', 'photo_removed', 'staff_logged_in']));
    expect(ok.actors).toContainEqual({ id: owner.id, name: 'Olga' });
  });

  test('goes on page by page without a gap, also among entries of one moment, and as CSV', async () => {
    for (let at = 0; at < 120; at += 1)
      await note({ action: 'photos_listed', subject: `n${at}`, reason: at === 7 ? '=1+"1"' : '' });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await search({ action: 'photos_listed', ...(after && { after }) });
      seen.push(...page.entries.map(({ subject }) => subject));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    const { ok } = await adminCall(kit, 'GET /api/admin/log-csv', { action: 'photos_listed' }, { as: owner.browser });
    const lines = ok.csv.split('\r\n');
    expect(lines[0]).toBe('position,at,site,actor_id,actor,action,subject,reason');
    expect(lines).toHaveLength(122);
    expect(lines.filter((line) => line.endsWith(`,"'=1+""1"""`))).toHaveLength(1);
    expect(ok.next).toBeNull();
    const bad = await adminCall(kit, 'GET /api/admin/log', { after: 'x' }, { as: owner.browser });
    expect(bad.refusal).toMatchObject({ error: 'invalid_input', field: 'after' });
  });

  test('shows an owner of one site what was done there, and nothing else', async () => {
    await note({ siteId: 2, action: 'site_written' });
    await note({ siteId: 1, action: 'campaign_written' });
    const grants = [
      { role: 'owner', site: 1 },
      { role: 'support', site: 2 },
    ] as const;
    const one = await hire(kit, owner, [...grants]);
    const { entries } = await search({}, one);
    expect(new Set(entries.map(({ site }) => site))).toEqual(new Set([1]));
    expect((await search({ site: 2 }, one)).entries).toEqual([]);
    const { ok } = await adminCall(kit, 'GET /api/admin/log-words', {}, { as: one.browser });
    expect(ok.actions).toContain('campaign_written');
    expect(ok.actions).not.toContain('site_written');
    expect(ok.actions).not.toContain('staff_logged_in');
  });
});

describe('the chain', () => {
  test('has every entry once, without forks, however many commit together', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, at) => note({ action: 'debit_viewed', subject: `t${at}` })));
    const { entries, breaks, head } = await chain();
    expect(breaks).toEqual([]);
    expect(head).toMatch(/^[\da-f]{64}$/);
    const { rows } = await kit.db.pool.query<{ links: number; last: number; audit: number }>(
      `select count(*)::integer as links, max(position)::integer as last,
        (select count(*)::integer from audit) as audit from audit_chain`,
    );
    expect(rows[0]).toEqual({ links: entries, last: entries, audit: entries });
  });

  test('lets an act that takes long keep nobody waiting, and gives it its place when it commits', async () => {
    await kit.db.transact(async (tx) => {
      await noteAction(tx, { siteId: 1, actor: 'test', action: 'month_closed', subject: 'x', now: kit.clock.now() });
      await note({ action: 'oss_written' });
    });
    const at = async (action: string) => (await search({ action })).entries[0]?.position ?? 0;
    expect(await at('month_closed')).toBe((await at('oss_written')) + 1);
  });

  test('is for nobody to change, and is not broken by what is over after its time', async () => {
    for (const statement of ['delete from audit_chain', `update audit_chain set hash = ''`, 'delete from audit'])
      await expect(kit.db.pool.query(statement)).rejects.toThrow('append-only');
    const own = await createKit();
    const boss = await firstOwner(own);
    const ownChain = async () => (await adminCall(own, 'GET /api/admin/log-chain', {}, { as: boss.browser })).ok;
    const before = await ownChain();
    own.clock.advance(5 * 366 * day);
    const newer = { siteId: 1, actor: 'test', action: 'invoice_read', subject: 'x', now: own.clock.now() } as const;
    await own.db.transact((tx) => noteAction(tx, newer));
    const over = `t.happened_at <= $1::timestamptz - interval '5 years'`;
    await own.db.pool.query('select forget_over_v1($1, $2, $3, 1000)', ['audit', over, own.clock.now()]);
    const { rows } = await own.db.pool.query<{ position: string; kind: string }>(
      'select * from audit_breaks_v1($1, 10)',
      [own.clock.now()],
    );
    expect(before.entries).toBeGreaterThan(1);
    // Everything before the newest went at once, so the newest is the first that is left, and young: that shows.
    expect(rows).toEqual([{ position: before.entries + 1, kind: 'missing' }]);
    const next = new Date(own.clock.now().getTime() + 5 * 365 * day);
    expect((await own.db.pool.query('select * from audit_breaks_v1($1, 10)', [next])).rows).toEqual([]);
  });

  test('shows an entry that was changed, one that is gone and one that was put in past it', async () => {
    await note({ action: 'refund_asked' });
    await note({ action: 'refund_confirmed' });
    await note({ action: 'refund_refused' });
    const find = async (action: string) => (await search({ action })).entries[0]?.position;
    const [forged, gone, after] = [
      await find('refund_asked'),
      await find('refund_confirmed'),
      await find('refund_refused'),
    ];
    // As somebody would who has the database in their hands.
    const past = (text: string) =>
      kit.db.pool.query(`begin; set local session_replication_role = replica; ${text}; commit`);
    await past(`update audit set subject = 'somebody else' where action = 'refund_asked'`);
    await past(`delete from audit_chain where position = ${gone}; delete from audit where action = 'refund_confirmed'`);
    await past(`insert into audit (id, site_id, actor, action, subject, happened_at)
      values (gen_random_uuid(), 1, 'x', 'planted', 'x', now())`);
    const { breaks } = await chain();
    expect(breaks).toEqual([
      { position: forged, kind: 'changed' },
      { position: after, kind: 'missing' },
      { position: null, kind: 'unchained' },
    ]);
  });
});
