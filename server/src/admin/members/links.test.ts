import { randomUUID } from 'node:crypto';
import { day } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, away } from '../../../test/profiles.ts';
import { adminCall, firstOwner } from '../../../test/staff/colleagues.ts';
import { restrictMember } from '../../restrictions/index.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const reason = 'Melding 4217 noemt een tweede account.';
const look = async (id: string, site = 1) =>
  (await adminCall(kit, 'POST /api/admin/member-links', { site, id, reason }, { as: owner.browser })).ok.links;

interface Somebody {
  readonly id: string;
  readonly siteId?: number;
}

const photo = ({ id, siteId = 1 }: Somebody, content: string) =>
  kit.db.pool.query(
    `insert into photos (site_id, id, public_id, profile_id, key, state, content_hash, uploaded_at)
     values ($1, gen_random_uuid(), substr(md5(random()::text), 1, 14), $2, md5(random()::text), 'under_inspection',
       sha256($3::bytea), $4)`,
    [siteId, id, content, kit.clock.now()],
  );
const mandate = ({ id, siteId = 1 }: Somebody, account: string) =>
  kit.db.pool.query(
    `insert into mandates (site_id, id, member_id, reference, creditor_id, creditor_name, text_version, text, locale,
       account, iban_hash, signed_at)
     values ($1, gen_random_uuid(), $2, substr(md5(random()::text), 1, 14), 'NL00', 'Vonk', 1, 'Ik machtig', 'nl',
       'sealed', $3, $4)`,
    [siteId, id, account, kit.clock.now()],
  );
async function order({ id, siteId = 1 }: Somebody, tries: Readonly<Partial<Record<'card' | 'network', string>>>) {
  const payment = randomUUID();
  await kit.db.pool.query(
    `insert into payments (site_id, id, public_id, member_id, key, state, provider, is_live, method, credits, total_minor,
       currency, vat_country, vat_evidence, vat_basis_points, vat_minor, locale, created_at)
     values ($1, $2, substr(md5(random()::text), 1, 14), $3, gen_random_uuid(), 'failed', 'sandbox', false, 'creditcard',
       10, 999, 'EUR', 'NL', 'address', 2100, 173, 'nl', $4)`,
    [siteId, payment, id, kit.clock.now()],
  );
  for (const [kind, subject] of Object.entries(tries))
    await kit.db.pool.query(
      `insert into card_tries (site_id, payment_id, kind, member_id, subject, tried_at, failed_at)
       values ($1, $2, $3, $4, sha256($5::bytea), $6, $6)`,
      [siteId, payment, kind, id, subject, kit.clock.now()],
    );
}

test('STAFF-3: who has a picture, an account, a card or a network in common is shown, most first, never what it is', async () => {
  const anna = await another(kit, 'anna');
  const [bram, carla, other, elsa] = [
    await away(kit, 'bram'),
    await away(kit, 'bram', { name: 'Zelfde' }),
    await away(kit, 'bram', { name: 'Vreemd' }),
    await away(kit, 'elsa'),
  ];
  for (const one of [anna, carla]) await photo(one, 'same file');
  await photo(bram, 'another file');
  for (const one of [anna, carla, { ...elsa, siteId: 2 }]) await mandate(one, 'hash of NL91');
  await mandate(other, 'hash of NL92');
  await order(anna, { card: 'fingerprint', network: '192.0.2.0/24' });
  await order(bram, { network: '192.0.2.0/24' });
  await order(carla, { card: 'fingerprint' });
  await order(other, { card: 'another', network: '198.51.100.0/24' });

  await restrictMember(kit.services, {
    siteId: 1,
    email: carla.email,
    kind: 'suspended',
    reason: 'other',
    facts: 'Stuurde reclame.',
    until: null,
    actor: 'eva',
    now: kit.clock.now(),
  });

  const links = await look(anna.publicId);
  expect(links).toEqual([
    { id: carla.publicId, name: carla.name, state: 'suspended', by: ['picture', 'bank_account', 'card'] },
    { id: bram.publicId, name: bram.name, state: 'confirmed', by: ['network'] },
  ]);
  expect(JSON.stringify(links)).not.toMatch(/NL9|fingerprint|192\.|hash|@/);
  expect(await look(other.publicId)).toEqual([]);
  expect(await look(elsa.publicId, 2)).toEqual([]);

  const { ok } = await adminCall(kit, 'GET /api/admin/log', { action: 'member_links_viewed' }, { as: owner.browser });
  const subjects = [anna, other, elsa].map(({ publicId }) => publicId);
  expect(ok.entries.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
  expect(new Set(ok.entries.map((entry) => entry.reason))).toEqual(new Set([reason]));

  // Of cards and networks no longer than two days are told, also before the job has deleted them.
  await kit.db.pool.query("update card_tries set tried_at = tried_at - interval '1 minute'");
  kit.clock.advance(2 * day);
  await kit.db.pool.query(
    "update staff_sessions set last_used_at = $1, ends_at = $1::timestamptz + interval '1 hour'",
    [kit.clock.now()],
  );
  expect(await look(anna.publicId)).toMatchObject([{ id: carla.publicId, by: ['picture', 'bank_account'] }]);
});

test('a look without a reason shows nothing, and one at nobody is refused', async () => {
  const anna = await away(kit, 'anna');
  const refused = async (input: object) =>
    (await adminCall(kit, 'POST /api/admin/member-links', { site: 1, ...input }, { as: owner.browser })).refusal.error;
  expect(await refused({ id: anna.publicId, reason: '  ' })).toBe('invalid_input');
  expect(await refused({ id: anna.publicId })).toBe('invalid_input');
  expect(await refused({ id: 'nobody', reason })).toBe('not_found');
});
