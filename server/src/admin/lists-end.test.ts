import { type AdminCallInput, type AdminCallName, type AdminCallOutput, adminApi } from '@vonk/contract/admin/api';
import { beforeAll, expect, test } from 'vitest';
import { signMandate } from '../../test/payments/payer.ts';
import { openShop } from '../../test/payments/shop.ts';
import { another } from '../../test/profiles.ts';
import { adminCall, firstOwner } from '../../test/staff/colleagues.ts';
import { grantCredits } from '../credits/index.ts';

/** What says of a list how it goes on, or how much of it there is. */
const endings = ['next', 'older', 'total', 'open', 'more', 'has_more'];

/**
 * Lists that are answered whole, each with what bounds it, and those that are a glance at another list. Whatever stands
 * here has no limit in its statement, or one that what writes it holds to.
 */
const whole: Readonly<Partial<Record<`${AdminCallName} ${string}`, string>>> = {
  'GET /api/admin/account devices': 'at most `maxStaffDevices`',
  'GET /api/admin/account duty_hours': 'a row for a day of the week',
  'GET /api/admin/account passkeys': 'at most `maxStaffPasskeys`',
  'GET /api/admin/account sessions': 'of one person, of twelve hours each',
  'GET /api/admin/card-risk schemes': 'the schemes that are watched',
  'GET /api/admin/invented-pictures pictures': 'at most `maxInventedPictures`',
  'GET /api/admin/inventory entries': 'the tables there are',
  'GET /api/admin/legal-text editions':
    'the newest; the page says so, and the words of any are asked for by its number',
  'GET /api/admin/legal-texts pages': 'the pages there are',
  'GET /api/admin/log-words actors': 'whoever ever worked here',
  'GET /api/admin/member history': 'a glance at the log, to which it leads',
  'GET /api/admin/member security.devices': 'the sessions of one person',
  'GET /api/admin/months months': 'of one year',
  'GET /api/admin/months months.sums': 'a row for a currency',
  'GET /api/admin/months quarters': 'of one year',
  'GET /api/admin/network-keys keys': 'all that were made: a handful for a partner',
  'GET /api/admin/new-site fields': 'the fields there are',
  'GET /api/admin/numbers charts': 'the charts there are',
  'GET /api/admin/payment documents': 'all of one payment',
  'GET /api/admin/payment evidence': 'all of one payment',
  'GET /api/admin/payment given_back': 'all of one payment',
  'GET /api/admin/payment moves': 'all of one payment',
  'GET /api/admin/payment withdrawals': 'all of one payment',
  'GET /api/admin/people people': 'everybody who works here',
  'GET /api/admin/people people.grants': 'at most 200 a person',
  'GET /api/admin/price-plans plans.prices': 'the packs there are',
  'GET /api/admin/queues queues': 'the queues by site',
  'GET /api/admin/session me.grants': 'at most 200 a person',
  'GET /api/admin/session me.sites': 'the sites there are',
  'GET /api/admin/site-version changes': 'the fields there are',
  'GET /api/admin/sites sites': 'the sites there are',
  'GET /api/admin/text-blocks blocks': 'at most `maxBlocks`: one more is refused',
  'GET /api/admin/transparency authorities': 'sums by kind',
  'GET /api/admin/transparency measures': 'sums by kind',
  'GET /api/admin/transparency notices': 'sums by kind',
  'GET /api/admin/transparency objections': 'sums by kind',
  'POST /api/admin/campaign-preview languages': 'the languages there are',
  'POST /api/admin/campaign-preview letters': 'the languages there are',
  'POST /api/admin/enrol-passkey-start options.pubKeyCredParams': 'what a browser is offered',
  'POST /api/admin/inbox-open talk.messages':
    'the last fifty by their numbers; the page says so, and who answers reads no more (T11)',
  'POST /api/admin/reports-open case.messages': 'what stood around what was reported',
  'POST /api/admin/suspicions-open case.signals': 'the signals there are',
};

interface Schema {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly element?: Schema;
    readonly innerType?: Schema;
  };
}

/** The lists of things in an answer, by their place in it, and whether each says how it ends; what was seen is not. */
function listsIn(schema: Schema, seen: Set<Schema>, place = ''): { place: string; says: boolean }[] {
  const { shape, innerType, element } = schema.def;
  if (innerType) return listsIn(innerType, seen, place);
  if (element) return listsIn(element, seen, place);
  if (!shape || seen.has(schema)) return [];
  seen.add(schema);
  const names = Object.keys(shape);
  const saysOf = (name: string) => names.some((one) => endings.includes(one) || one === `${name}_total`);
  return Object.entries(shape).flatMap(([name, part]) => {
    const at = place === '' ? name : `${place}.${name}`;
    const isOfThings = arrayIn(part)?.shape !== undefined;
    return [...(isOfThings ? [{ place: at, says: saysOf(name) }] : []), ...listsIn(part, seen, at)];
  });
}

/** What a list is of; undefined where it is none. */
function arrayIn({ def }: Schema): Schema['def'] | undefined {
  if (def.innerType) return arrayIn(def.innerType);
  return def.type === 'array' ? def.element?.def : undefined;
}

test('STAFF-2: no list of the back-office ends without saying so', () => {
  const seen = new Set<Schema>();
  const silent = Object.entries(adminApi).flatMap(([call, { output }]) =>
    listsIn(output as unknown as Schema, seen)
      .filter(({ says }) => !says)
      .map(({ place }) => `${call} ${place}`),
  );
  expect(silent.toSorted()).toEqual(Object.keys(whole).toSorted());
});

/** A call whose answer is a page of a list. */
type Paged = {
  [Name in AdminCallName]: AdminCallOutput<Name> extends { readonly next: string | null } ? Name : never;
}[AdminCallName];

interface Walk<Name extends Paged> {
  /** What is asked of it, beside where to go on. */
  readonly input: Omit<AdminCallInput<Name>, 'after'>;
  /** What tells the rows of a page apart. */
  readonly rowsOf: (answer: AdminCallOutput<Name>) => string[];
  /** How many there are at least; left out: `many`. */
  readonly least?: number;
}

const many = 500;
/** Of one member's credits; each is a booking of its own. */
const movements = 60;
/** Within one millisecond, at each microsecond three. */
const moment = `timestamptz '2026-01-01 12:00:00.123Z' + (n / 3) * interval '1 microsecond'`;
const lines = (csv: string) => csv.split('\r\n').filter((line) => line !== '' && !/^(?:number|position),/.test(line));

const { kit, ...shop } = await openShop(['mollie']);
const owner = await firstOwner(kit);
const person = await another(kit, 'luuk');
const run = async (text: string, values: unknown[] = []) => (await kit.db.pool.query(text, values)).rowCount;

/** Rows of a table like one that is there, but for what is set. */
async function likeOne(table: string, set: Readonly<Record<string, string>>): Promise<void> {
  const { fields } = await kit.db.pool.query(`select * from ${table} limit 0`);
  const names = fields.map(({ name }) => name);
  const values = names.map((name) => set[name] ?? `one.${name}`);
  await run(`insert into ${table} (${names.join(', ')})
    select ${values.join(', ')} from (select * from ${table} limit 1) one, generate_series(1, ${many - 1}) n`);
}

const site = 1;
const walks: { readonly [Name in Paged]: Walk<Name> } = {
  'GET /api/admin/payments': { input: { site }, rowsOf: ({ payments }) => payments.map(({ id }) => id) },
  'GET /api/admin/payments-csv': { input: { site }, rowsOf: ({ csv }) => lines(csv) },
  'GET /api/admin/unbooked': { input: { site }, rowsOf: ({ items }) => items.map(({ payment }) => payment) },
  'GET /api/admin/differences': { input: { site }, rowsOf: ({ items }) => items.map(({ id }) => id) },
  'GET /api/admin/mandates': { input: { site }, rowsOf: ({ mandates }) => mandates.map(({ reference }) => reference) },
  'GET /api/admin/invoices': { input: { site }, rowsOf: ({ documents }) => documents.map(({ number }) => number) },
  'GET /api/admin/codes': {
    input: { site, name: 'walk-' },
    rowsOf: ({ codes }) => codes.map(({ code }) => code),
  },
  'GET /api/admin/campaigns': { input: { site }, rowsOf: ({ campaigns }) => campaigns.map(({ id }) => id) },
  'GET /api/admin/authority-requests': { input: { site }, rowsOf: ({ requests }) => requests.map(({ id }) => id) },
  'GET /api/admin/drills': { input: {}, rowsOf: ({ drills }) => drills.map(({ id }) => id) },
  'GET /api/admin/landers': {
    input: { site, name: 'gallery/walk-' },
    rowsOf: ({ landers }) => landers.map(({ lander, slug }) => `${lander}/${slug}`),
  },
  'GET /api/admin/lander-versions': {
    input: { site, lander: 'gallery', slug: 'walk-1' },
    rowsOf: ({ versions }) => versions.map(({ number }) => String(number)),
  },
  'GET /api/admin/invented-profiles': {
    input: { site, name: 'walk-' },
    rowsOf: ({ profiles }) => profiles.map(({ id }) => id),
  },
  'GET /api/admin/invented-versions': {
    input: { site, profile: 'walk0000000001' },
    rowsOf: ({ versions }) => versions.map(({ number }) => String(number)),
  },
  'GET /api/admin/log': { input: { actor: 'walker' }, rowsOf: ({ entries }) => entries.map(({ id }) => id) },
  'GET /api/admin/log-csv': { input: { actor: 'walker' }, rowsOf: ({ csv }) => lines(csv) },
  'GET /api/admin/member-ledger': {
    input: { site, id: person.publicId },
    rowsOf: ({ entries }) => entries.map(({ id }) => id),
    least: movements,
  },
  'GET /api/admin/member-payments': {
    input: { site, id: person.publicId },
    rowsOf: ({ payments }) => payments.map(({ id }) => id),
  },
};

beforeAll(async () => {
  await shop.ordered(person);
  await signMandate(kit, person);
  const scope = { siteId: site, memberId: person.id };
  for (let n = 0; n < movements; n += 1) {
    const grant = { amount: 1, cause: 'correction', causeKey: `walk:${n}`, now: kit.clock.now() } as const;
    await kit.db.transact((tx) => grantCredits(tx, scope, grant));
  }
  await likeOne('payments', {
    id: 'gen_random_uuid()',
    public_id: `lpad(n::text, 14, '0')`,
    number: 'null',
    provider_reference: `'walk-' || n`,
    created_at: moment,
    key: 'gen_random_uuid()',
  });
  await run(`insert into payment_events (site_id, payment_id, state, source, problem, happened_at)
    select site_id, id, 'completed', 'provider', 'amount', timestamptz '2026-01-01 12:00:00.123Z'
      + (row_number() over () / 3) * interval '1 microsecond' from payments`);
  await run(`insert into provider_differences (id, site_id, provider, kind, about, name, detail, found_at, seen_at)
    select gen_random_uuid(), 1, 'mollie', 'missing', 'payment', 'p' || n, '', ${moment}, now()
    from generate_series(1, ${many}) n`);
  await likeOne('mandates', {
    id: 'gen_random_uuid()',
    reference: `'WALK' || n`,
    signed_at: moment,
    ended_at: 'now()',
    end_reason: `'revoked'`,
  });
  await run(`insert into invoices (site_id, id, kind, number, payment_id, cause, credits, total_minor, vat_minor,
      currency, vat_country, vat_basis_points, sheet, issued_at)
    select 1, gen_random_uuid(), 'invoice', 'WALK-' || n, gen_random_uuid(), 'purchase', 30, 2499, 434, 'EUR', 'NL',
      2100, '{}', ${moment} from generate_series(1, ${many}) n`);
  await run(`insert into discount_codes (site_id, id, code, basis_points, created_at)
    select 1, gen_random_uuid(), 'WALK-' || n, 1000, ${moment} from generate_series(1, ${many}) n`);
  await run(`insert into campaigns (site_id, id, name, kind, words, path, segment, state, written_at)
    select 1, gen_random_uuid(), 'walk-' || n, 'news', '{}', '/members', '{}', 'draft', ${moment}
    from generate_series(1, ${many}) n`);
  await run(`insert into authority_requests (site_id, id, number, kind, authority, country, reference, concerns, about,
      body, received_on, due_on, reply_to, noted_by, noted_at, outcome, answer, answered_by, answered_at)
    select 1, gen_random_uuid(), 'WALK-' || lpad(n::text, 4, '0'), 'other', 'Politie', 'NL', '', 'other', '', 'Niets.',
      '2026-01-01', date '2026-01-02' + n / 100, '', 'test', now(), outcome, answer, answered_by, answered_at
    from generate_series(1, ${many}) n
      left join lateral (select 'complied' as outcome, 'Gedaan.' as answer, 'test' as answered_by,
        ${moment} as answered_at where n % 2 = 0) a on true`);
  await run(`insert into breach_drills (id, held_on, findings, noted_by, noted_at)
    select gen_random_uuid(), '2026-01-01', 'Niets.', 'test', ${moment} from generate_series(1, ${many}) n`);
  await run(`insert into lander_variants (site_id, lander, slug, words, created_at)
    select 1, 'gallery', 'walk-' || n, 'default', now() from generate_series(1, ${many}) n`);
  await run(`insert into lander_versions (site_id, lander, slug, number, actor, reason, happened_at, state)
    select 1, 'gallery', 'walk-1', n, '', '', now(), '{"words":"default","models":[],"ownWords":{},"isOn":true}'
    from generate_series(1, ${many}) n`);
  await run(`insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country,
      created_at)
    select 1, gen_random_uuid(), 'walk' || lpad(n::text, 10, '0'), 'fictional', 'active', true, 'walk-' || n / 2,
      '1990-01-01', 'female', 'NL', now() from generate_series(1, ${many}) n`);
  await run(`insert into invented_versions (site_id, profile, number, actor, reason, happened_at, state)
    select 1, 'walk0000000001', n, '', '', now(), '{"name":"walk-0","birthDate":"1990-01-01","gender":"female",
      "looksFor":[],"interests":[],"quote":"","about":"","country":"NL","isShown":true}'
    from generate_series(1, ${many}) n`);
  await run(`insert into audit (id, site_id, actor, action, subject, happened_at)
    select gen_random_uuid(), 1, 'walker', 'codes_listed', '', ${moment} from generate_series(1, ${many}) n`);
}, 60_000);

test.each(Object.keys(walks) as Paged[])(
  'STAFF-2: %s goes on to its end, each row once, those of one millisecond too',
  async (name) => {
    const { input, rowsOf, least = many } = walks[name] as Walk<Paged>;
    const rows: string[] = [];
    let pages = 0;
    for (let after: string | null | undefined; after !== null; pages += 1) {
      await kit.advance(60_000);
      const asked = { ...input, ...(after !== undefined && { after }) } as AdminCallInput<Paged>;
      const { ok } = await adminCall(kit, name, asked, { as: owner.browser });
      rows.push(...rowsOf(ok));
      after = ok.next;
    }
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    // A file is read in larger parts.
    expect(pages > 1 || name.endsWith('-csv')).toBe(true);
  },
);

test('PAY-2: the payments of a member go on to their end, those of one millisecond too', async () => {
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    await kit.advance(60_000);
    const input = after === undefined ? {} : { after };
    const { transactions, next } = (await kit.call('GET /api/transactions.php', input, { as: person.browser })).ok;
    ids.push(...transactions.map(({ id }) => id));
    after = next;
  }
  expect([ids.length, new Set(ids).size]).toEqual([many, many]);
});

test('a place that is none is refused, and one of the release before is read', async () => {
  const ask = async (after: string) =>
    (await adminCall(kit, 'GET /api/admin/codes', { site, after }, { as: owner.browser })).status;
  expect(await ask('2026-02-31T12:00:00.123000Z_WALK-1')).toBe(400);
  expect(await ask('2026-01-01T12:00:00.123Z_WALK-1')).toBe(400);
  expect(await ask('1767268800123_WALK-1')).toBe(200);
});
