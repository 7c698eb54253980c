import { beforeAll, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { sql } from '../../platform/database/db.ts';

const kit = await createKit();

interface Asked {
  name?: string;
  unread_first?: '1';
}

const page = (of: Person, asked: Asked & { before?: string }) =>
  kit.call('GET /api/chats.php', asked, { as: of.browser });

/** All names of a list, page by page. */
async function names(of: Person, asked: Asked): Promise<string[]> {
  const all: string[] = [];
  for (let before: string | undefined; ;) {
    const { chats, next } = (await page(of, { ...asked, ...(before === undefined ? {} : { before }) })).ok;
    all.push(...chats.map(({ profile }) => profile.name ?? ''));
    if (next === null) return all;
    before = next;
  }
}

const addPartners = sql(`insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date,
    gender, created_at)
  select $1::smallint, gen_random_uuid(), 'p' || left(md5($3::text || n), 13), 'fictional', 'active', true,
    $3::text || n, '1985-03-14', 'male', $2::timestamptz
  from generate_series(1, $4::int) n`);
const addTalks = sql(`with talk as (
  insert into conversations
    (site_id, id, public_id, low_id, high_id, started_by, last_seq, created_at)
  select $1::smallint, gen_random_uuid(), 'c' || left(md5(p.id::text), 13), least($2::uuid, p.id), greatest($2::uuid, p.id),
    $2::uuid, 0, $3::timestamptz
  from profiles p where p.site_id = $1::smallint and p.name like $4::text || '%' returning site_id, id, low_id, high_id)
  insert into conversation_members (site_id, conversation_id, member_id, other_id, is_listed, last_message_at, unread)
  select t.site_id, t.id, $2::uuid, p.id, true, $3::timestamptz - make_interval(mins => substr(p.name, length($4::text) + 1)::int),
    case when substr(p.name, length($4::text) + 1)::int % 2 = 0 and substr(p.name, length($4::text) + 1)::int > 40 then 1 else 0 end
  from talk t join profiles p on p.id = case when t.low_id = $2::uuid then t.high_id else t.low_id end`);

/** Conversations `Rob1` (the newest) to `Rob130` (the oldest); of those after 40 each second one is unread. */
async function talks(of: Person, site: number, prefix: string, count: number) {
  await kit.db.rows(addPartners, [site, kit.clock.now(), prefix, count]);
  await kit.db.rows(addTalks, [site, of.id, kit.clock.now(), prefix]);
}

describe('a list of more conversations than one page', () => {
  let anna: Person;
  let elsa: Person;
  beforeAll(async () => {
    anna = await another(kit, 'anna');
    elsa = await another(kit, 'elsa', { host: 'dichterbij.localhost' });
    await talks(anna, 1, 'Rob', 130);
    await talks(elsa, 2, 'Zoë', 60);
  });
  const numbers = (found: string[]) => found.map((name) => Number(name.replace(/\D/g, '')));

  test('has the unread ones first over all of them, each once, and each part newest first (CHAT-9, X9)', async () => {
    const all = Array.from({ length: 130 }, (_, at) => at + 1);
    const isUnread = (n: number) => n > 40 && n % 2 === 0;
    const unreadFirst = [...all.filter(isUnread), ...all.filter((n) => !isUnread(n))];
    expect(numbers(await names(anna, { unread_first: '1' }))).toEqual(unreadFirst);
    expect(numbers(await names(anna, {}))).toEqual(all);
  });

  test('finds a name wherever it stands in the list, whatever its case, and nothing by a sign of LIKE (CHAT-9)', async () => {
    expect(await names(anna, { name: ' rOb129 ' })).toEqual(['Rob129']);
    expect(numbers(await names(anna, { name: 'ob12', unread_first: '1' }))).toEqual([
      120, 122, 124, 126, 128, 12, 121, 123, 125, 127, 129,
    ]);
    expect(await names(anna, { name: 'R_b' })).toEqual([]);
    expect(await names(elsa, { name: 'ZOË60' })).toEqual(['Zoë60']);
  });

  test('finds nobody of another member or another site', async () => {
    expect(await names(anna, { name: 'zoë' })).toEqual([]);
    expect(await names(await another(kit, 'anna'), { name: 'rob' })).toEqual([]);
  });

  test('refuses a place of the other order, and a name without end', async () => {
    const { next } = (await page(anna, {})).ok;
    expect(next).not.toBeNull();
    expect((await page(anna, { before: next ?? '', unread_first: '1' })).refusal.error).toBe('invalid_input');
    const { next: unread } = (await page(anna, { unread_first: '1' })).ok;
    expect((await page(anna, { before: unread ?? '' })).refusal.error).toBe('invalid_input');
    expect((await page(anna, { name: 'a'.repeat(101) })).refusal.error).toBe('invalid_input');
  });

  test('is read along its indexes, the unread ones along their own', async () => {
    const plan = async (where: string) => {
      const client = await kit.db.pool.connect();
      try {
        await client.query('set enable_seqscan = off');
        const { rows } = await client.query(
          `explain select from conversation_members cm where cm.site_id = 1 and cm.member_id = '${anna.id}'
             and cm.is_listed ${where} order by cm.last_message_at desc, cm.conversation_id desc limit 50`,
        );
        return JSON.stringify(rows);
      } finally {
        await client.query('reset enable_seqscan');
        client.release();
      }
    };
    expect(await plan('and cm.unread > 0')).toContain('conversation_members_unread');
    expect(await plan('and cm.unread = 0')).toContain('conversation_members_list');
  });

  // Last, as so many rows are planned for otherwise.
  test('has each conversation once, those of one millisecond too (CHAT-9)', async () => {
    const jet = await another(kit, 'anna');
    await talks(jet, 1, 'Jan', 500);
    await kit.db.pool.query(
      `update conversation_members m
        set last_message_at = timestamptz '2026-01-01 12:00:00.123Z' + (r.n / 3) * interval '1 microsecond'
        from (select conversation_id as id, row_number() over () as n from conversation_members where member_id = $1) r
        where m.member_id = $1 and m.conversation_id = r.id`,
      [jet.id],
    );
    const every = Array.from({ length: 500 }, (_, at) => `Jan${at + 1}`).toSorted();
    expect((await names(jet, {})).toSorted()).toEqual(every);
    expect((await names(jet, { unread_first: '1' })).toSorted()).toEqual(every);
  });
});
