import { type AdminCallName, adminApi } from '@vonk/contract/admin/api';
import type { AdminEndpoint } from '@vonk/contract/admin/endpoint';
import { type QueueName, type StaffRole, staffRoles } from '@vonk/contract/admin/roles';
import { minute } from '@vonk/contract/durations';
import { ofEachList } from '@vonk/contract/profile-lists';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createKit } from '../../test/kit.ts';
import { another } from '../../test/profiles.ts';
import { adminCall, type Colleague, firstOwner, hire } from '../../test/staff/colleagues.ts';

/** Who may make a call, as it was decided: written down once more, so that no entry of the contract widens unseen. */
interface Decided {
  readonly who: 'anyone' | 'staff' | readonly StaffRole[];
  /** Asks a proof that is ten minutes old at most. */
  readonly proof?: true;
  /** Of a call about one site: an input that it takes. */
  readonly about?: Readonly<Record<string, unknown>>;
}

const door: Decided = { who: 'anyone' };
const own: Decided = { who: 'staff' };
const ownProved: Decided = { who: 'staff', proof: true };
const owner: Decided = { who: ['owner'] };
const forMembers = ['owner', 'moderator', 'support', 'finance'] as const;
const ownerProved: Decided = { who: ['owner'], proof: true };

/** The six calls of a queue. */
const queue = <Name extends QueueName>(
  name: Name,
  who: readonly StaffRole[],
  { decision, ...deciding }: { decision: object; proof?: true },
) => {
  const one = { site: 1, id: 'none' };
  return {
    [`GET /api/admin/${name}`]: { who, about: { site: 1 } },
    [`POST /api/admin/${name}-open`]: { who, about: one },
    [`DELETE /api/admin/${name}-open`]: { who, about: one },
    [`POST /api/admin/${name}-decide`]: { who, about: { ...one, decision }, ...deciding },
    [`DELETE /api/admin/${name}-decide`]: { who, about: one },
    [`POST /api/admin/${name}-letter`]: { who, about: { ...one, decision } },
  } as unknown as Readonly<
    Record<Extract<AdminCallName, `${string}/${Name}` | `${string}/${Name}-${'open' | 'decide' | 'letter'}`>, Decided>
  >;
};
const inspectors: readonly StaffRole[] = ['owner', 'moderator'];
const helpers: readonly StaffRole[] = ['owner', 'moderator', 'support'];
/** Who writes as invented profiles (T11). */
const writers: readonly StaffRole[] = ['owner', 'writer'];
const counters: readonly StaffRole[] = ['owner', 'marketing', 'finance'];
const key = '0b0e7a52-6f0c-4c53-9d6c-2f1f0c1d2e3f';
const payers: readonly StaffRole[] = ['owner', 'finance', 'support'];
/** Who keeps the books. */
const keepers: readonly StaffRole[] = ['owner', 'finance'];
const closing = { outcome: 'no_measure', explanation: 'Geen reden.' };

const reasoned = { site: 1, id: 'nobody', reason: 'Paspoort gezien.' };
const facts = 'Stuurde reclame.';
const measure = { site: 1, id: 'nobody', kind: 'hidden', reason: 'advertising', facts, days: null };
const newCode = {
  site: 1,
  code: 'MATRIX',
  many: null,
  percentage: 10,
  currency: null,
  minimum_minor: null,
  maximum_minor: null,
  countries: null,
  methods: null,
  first_order_only: false,
  uses_per_member: null,
  max_uses: null,
  until: null,
  reason: 'Voor de krant.',
};
const authorityRequest = {
  site: 1,
  id: key,
  kind: 'other',
  authority: 'Politie',
  country: 'NL',
  reference: '',
  concerns: 'other',
  about: '',
  body: 'Niets.',
  received_on: '2020-01-01',
  due_on: '2020-01-02',
};
const campaign = {
  site: 1,
  kind: 'news',
  path: '/members',
  words: { nl: { subject: 'Nieuws', paragraphs: ['Er is nieuws.'], button: 'Kijk' } },
  segment: { is_premium: null, active_days: null, member_days: null },
};
const lander = { site: 1, lander: 'gallery', slug: 'matrix', version: 0, reason: 'Voor de proef.' };
const nobody = {
  ...ofEachList(() => null),
  name: 'Matrix',
  date_of_birth: '1990-01-01',
  gender: 'female',
  looks_for: [],
  country: 'NL',
  quote: '',
  about: '',
  interests: [],
};
const invented = { site: 1, profile: 'nobody', version: 1, reason: 'Voor de proef.' };
const warning = { site: 1, id: 'nobody', reason: 'advertising', facts, renames: false };

/** Every call there is: one more does not compile until it stands here. */
const matrix: Readonly<Record<AdminCallName, Decided>> = {
  'GET /api/admin/session': door,
  'DELETE /api/admin/session': door,
  'POST /api/admin/login': door,
  'POST /api/admin/login-code': door,
  'POST /api/admin/login-passkey-start': door,
  'POST /api/admin/login-passkey': door,
  'GET /api/admin/link': door,
  'POST /api/admin/link': door,
  'POST /api/admin/enrol-code-start': door,
  'POST /api/admin/enrol-code': door,
  'POST /api/admin/enrol-passkey-start': door,
  'POST /api/admin/enrol-passkey': door,
  'GET /api/admin/account': own,
  'PUT /api/admin/account': own,
  'PUT /api/admin/duty': own,
  'PUT /api/admin/duty-hours': own,
  'POST /api/admin/device': own,
  'PUT /api/admin/device': own,
  'DELETE /api/admin/device': own,
  'POST /api/admin/prove': own,
  'POST /api/admin/prove-passkey-start': own,
  'POST /api/admin/prove-passkey': own,
  'DELETE /api/admin/account-session': own,
  'DELETE /api/admin/other-sessions': own,
  'PUT /api/admin/password': ownProved,
  'POST /api/admin/code-app-start': ownProved,
  'POST /api/admin/code-app': ownProved,
  'DELETE /api/admin/code-app': ownProved,
  'POST /api/admin/backup-codes': ownProved,
  'POST /api/admin/passkey-start': ownProved,
  'POST /api/admin/passkey': ownProved,
  'DELETE /api/admin/passkey': ownProved,
  'GET /api/admin/people': owner,
  'POST /api/admin/person': ownerProved,
  'PUT /api/admin/person': ownerProved,
  'POST /api/admin/person-link': ownerProved,
  'DELETE /api/admin/person': ownerProved,
  'GET /api/admin/numbers': { who: counters },
  'GET /api/admin/numbers-csv': { who: counters },
  'GET /api/admin/arrivals': { who: ['owner', 'marketing'] },
  'GET /api/admin/arrivals-csv': { who: ['owner', 'marketing'] },
  'GET /api/admin/log': owner,
  'GET /api/admin/log-words': owner,
  'GET /api/admin/log-csv': owner,
  'GET /api/admin/log-chain': owner,
  'POST /api/admin/member-search': { who: forMembers, about: { site: 1, term: 'anna' } },
  'POST /api/admin/member-measure': { who: inspectors, proof: true, about: measure },
  'POST /api/admin/member-measure-letter': { who: inspectors, about: measure },
  'POST /api/admin/member-warning': { who: inspectors, proof: true, about: warning },
  'POST /api/admin/member-warning-letter': { who: inspectors, about: warning },
  'POST /api/admin/member-export': { who: ['owner', 'support'], proof: true, about: reasoned },
  'POST /api/admin/member-erase': { who: ['owner', 'support'], proof: true, about: reasoned },
  'POST /api/admin/member-links': { who: inspectors, about: reasoned },
  'POST /api/admin/member-restore': { who: inspectors, proof: true, about: reasoned },
  'POST /api/admin/member-log-out': { who: helpers, about: reasoned },
  'POST /api/admin/member-two-step-off': { who: ['owner', 'support'], proof: true, about: reasoned },
  'POST /api/admin/member-email': {
    who: ['owner', 'support'],
    proof: true,
    about: { ...reasoned, email: 'a@b.example' },
  },
  'GET /api/admin/member-ledger': { who: ['owner', 'support', 'finance'], about: { site: 1, id: 'nobody' } },
  'GET /api/admin/member-payments': { who: ['owner', 'finance', 'support'], about: { site: 1, id: 'nobody' } },
  'POST /api/admin/member-correction': {
    who: ['owner', 'finance'],
    proof: true,
    about: { ...reasoned, credits: 1, key },
  },
  'GET /api/admin/member': { who: forMembers, about: { site: 1, id: 'nobody' } },
  'GET /api/admin/codes': { who: ['owner', 'marketing'], about: { site: 1 } },
  'POST /api/admin/codes': { who: ['owner', 'marketing'], proof: true, about: newCode },
  'POST /api/admin/code-end': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { site: 1, code: 'NIETS', reason: 'Klaar ermee.' },
  },
  'GET /api/admin/campaigns': { who: ['owner', 'marketing'], about: { site: 1 } },
  'POST /api/admin/campaign-preview': { who: ['owner', 'marketing'], about: campaign },
  'POST /api/admin/campaign-test': { who: ['owner', 'marketing'], about: campaign },
  'PUT /api/admin/campaign': {
    who: ['owner', 'marketing'],
    about: { ...campaign, id: key, seen: null, name: 'matrix' },
  },
  'POST /api/admin/campaign-start': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { site: 1, id: key, seen: '2026-01-01T00:00:00.000Z', reason: 'Voor de proef.' },
  },
  'POST /api/admin/campaign-stop': {
    who: ['owner', 'marketing'],
    about: { site: 1, id: key, reason: 'Voor de proef.' },
  },
  'GET /api/admin/payments': { who: keepers, about: { site: 1 } },
  'GET /api/admin/payments-csv': { who: keepers, about: { site: 1 } },
  'GET /api/admin/inventory': owner,
  'GET /api/admin/drills': owner,
  'POST /api/admin/drill': owner,
  'GET /api/admin/transparency': { who: ['owner'], about: { site: 1, year: 2025 } },
  'GET /api/admin/authority-requests': { who: ['owner', 'support'], about: { site: 1 } },
  'POST /api/admin/authority-request': { who: ['owner', 'support'], about: authorityRequest },
  'POST /api/admin/authority-answer': {
    who: ['owner'],
    proof: true,
    about: { site: 1, id: key, outcome: 'refused', answer: 'Nee.' },
  },
  'GET /api/admin/text-blocks': { who: [...helpers, 'writer'], about: { site: 1 } },
  'PUT /api/admin/text-block': {
    who: helpers,
    about: { site: 1, id: key, kind: 'reason', name: 'Matrix', texts: { nl: 'Dit mag niet.' }, version: 0 },
  },
  'DELETE /api/admin/text-block': { who: helpers, about: { site: 1, id: key } },
  'GET /api/admin/landers': { who: ['owner', 'marketing'], about: { site: 1 } },
  'GET /api/admin/lander-versions': {
    who: ['owner', 'marketing'],
    about: { site: 1, lander: 'gallery', slug: 'matrix' },
  },
  'PUT /api/admin/lander': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { ...lander, words: 'plain', texts: {}, faces: 'none', picture: null },
  },
  'POST /api/admin/lander-picture': { who: ['owner', 'marketing'], about: { site: 1 } },
  'POST /api/admin/lander-picture-delete': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { site: 1, key: 'A'.repeat(28), reason: lander.reason },
  },
  'POST /api/admin/lander-preview': {
    who: ['owner', 'marketing'],
    about: {
      site: 1,
      lander: 'gallery',
      slug: '',
      words: 'plain',
      locale: 'nl',
      texts: null,
      faces: 'none',
      picture: null,
    },
  },
  'POST /api/admin/lander-switch': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { ...lander, is_on: true },
  },
  'POST /api/admin/lander-back': { who: ['owner', 'marketing'], proof: true, about: { ...lander, number: 1 } },
  'GET /api/admin/legal-texts': { who: ['owner'], about: { site: 1 } },
  'GET /api/admin/legal-text': { who: ['owner'], about: { site: 1, page: 'terms' } },
  'GET /api/admin/legal-edition': { who: ['owner'], about: { site: 1, page: 'terms', number: 0 } },
  'PUT /api/admin/legal-text': {
    who: ['owner'],
    proof: true,
    about: {
      site: 1,
      page: 'cookies',
      version: 0,
      texts: { nl: { body: '# Koekjes\n\nKort gezegd.', is_current: true } },
      loses: [],
      reason: 'Voor de proef.',
    },
  },
  'GET /api/admin/invented-profiles': { who: ['owner', 'marketing'], about: { site: 1 } },
  'GET /api/admin/invented-profile': { who: ['owner', 'marketing'], about: { site: 1, profile: 'nobody' } },
  'GET /api/admin/invented-versions': { who: ['owner', 'marketing'], about: { site: 1, profile: 'nobody' } },
  'POST /api/admin/invented-profile': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { site: 1, kind: 'fictional', ...nobody, reason: 'Voor de proef.' },
  },
  'PUT /api/admin/invented-profile': { who: ['owner', 'marketing'], proof: true, about: { ...invented, ...nobody } },
  'POST /api/admin/invented-switch': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { ...invented, is_shown: true },
  },
  'POST /api/admin/invented-back': { who: ['owner', 'marketing'], proof: true, about: { ...invented, number: 1 } },
  'GET /api/admin/invented-pictures': { who: ['owner', 'marketing'], about: { site: 1, profile: 'nobody' } },
  'POST /api/admin/invented-picture': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { site: 1, profile: 'nobody', origin: 'ai', note: 'Voor de proef.', alt: '' },
  },
  'PUT /api/admin/invented-picture': {
    who: ['owner', 'marketing'],
    about: { site: 1, profile: 'nobody', picture: 'none', main: true },
  },
  'PUT /api/admin/invented-pictures': {
    who: ['owner', 'marketing'],
    about: { site: 1, profile: 'nobody', order: [] },
  },
  'POST /api/admin/invented-picture-removal': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { site: 1, profile: 'nobody', picture: 'none', reason: 'Voor de proef.' },
  },
  'GET /api/admin/network-keys': { who: ['owner', 'marketing'], about: { site: 1 } },
  'POST /api/admin/network-key': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { site: 1, network: 'matrix', reason: 'Voor de proef.' },
  },
  'POST /api/admin/network-key-end': {
    who: ['owner', 'marketing'],
    proof: true,
    about: { site: 1, id: 'none', reason: 'Voor de proef.' },
  },
  'GET /api/admin/sites': owner,
  'GET /api/admin/theme': owner,
  'GET /api/admin/new-site': owner,
  'POST /api/admin/new-site': ownerProved,
  'GET /api/admin/site': { who: ['owner'], about: { site: 1 } },
  'GET /api/admin/price-plans': { who: ['owner'], about: { site: 1 } },
  'POST /api/admin/price-plan': {
    who: ['owner'],
    proof: true,
    about: {
      site: 1,
      date: '2001-01-01',
      time: '00:00',
      prices: [{ credits: 10, total_minor: 899 }],
      reason: 'Voor de proef.',
    },
  },
  'POST /api/admin/price-plan-cancel': {
    who: ['owner'],
    proof: true,
    about: { site: 1, number: 1, reason: 'Voor de proef.' },
  },
  'GET /api/admin/site-versions': { who: ['owner'], about: { site: 1, before: 2 } },
  'GET /api/admin/site-version': { who: ['owner'], about: { site: 1, number: 1 } },
  'PUT /api/admin/site': {
    who: ['owner'],
    proof: true,
    about: { site: 1, version: 0, values: [{ name: 'minimum_age', value: 17 }], reason: 'Voor de proef.' },
  },
  'POST /api/admin/site-back': {
    who: ['owner'],
    proof: true,
    about: { site: 1, version: 0, number: 900, reason: 'Voor de proef.' },
  },
  'GET /api/admin/unbooked': { who: keepers, about: { site: 1 } },
  'POST /api/admin/unbooked-settle': {
    who: keepers,
    about: { site: 1, payment: 'NONE', told: 'completed', problem: 'amount', reason: 'Nagekeken.' },
  },
  'POST /api/admin/unbooked-reopen': {
    who: keepers,
    about: { site: 1, payment: 'NONE', told: 'completed', problem: 'amount', reason: 'Toch niet klaar.' },
  },
  'GET /api/admin/differences': { who: keepers, about: { site: 1 } },
  'POST /api/admin/difference-settle': { who: keepers, about: { site: 1, id: key, reason: 'Nagekeken.' } },
  'POST /api/admin/difference-reopen': { who: keepers, about: { site: 1, id: key, reason: 'Toch niet klaar.' } },
  'GET /api/admin/card-risk': { who: keepers, about: { site: 1 } },
  'GET /api/admin/months': { who: keepers, about: { site: 1 } },
  'POST /api/admin/month-files': { who: keepers, about: { site: 1, month: '2026-01' } },
  'POST /api/admin/quarter-files': { who: keepers, about: { site: 1, quarter: '2026-Q1', rates: [] } },
  'GET /api/admin/mandates': { who: keepers, about: { site: 1 } },
  'POST /api/admin/mandate-end': {
    who: keepers,
    proof: true,
    about: { site: 1, reference: 'NONE', reason: 'Op verzoek.' },
  },
  'GET /api/admin/invoices': { who: keepers, about: { site: 1 } },
  'GET /api/admin/invoice': { who: keepers, about: { site: 1, number: 'NONE' } },
  'GET /api/admin/payment': { who: payers, about: { site: 1, id: 'nobody' } },
  'POST /api/admin/payment-at-provider': { who: payers, about: { site: 1, id: 'nobody' } },
  'POST /api/admin/payment-refund': { who: payers, proof: true, about: { ...reasoned, minor: null } },
  'GET /api/admin/queues': own,
  ...queue('photos', inspectors, { decision: { reason: null } }),
  ...queue('verifications', inspectors, { decision: { reason: null } }),
  ...queue('reports', inspectors, { decision: closing }),
  ...queue('complaints', helpers, { decision: closing }),
  ...queue('objections', inspectors, { decision: { outcome: 'restored' } }),
  ...queue('suspicions', inspectors, { decision: { outcome: 'fine' }, proof: true }),
  ...queue('refunds', payers, { decision: { outcome: 'confirmed' }, proof: true }),
  'GET /api/admin/inbox': { who: writers, about: { site: 1 } },
  'POST /api/admin/inbox-open': { who: writers, about: { site: 1, id: 'none' } },
  'GET /api/admin/inbox-state': { who: writers, about: { site: 1, id: 'none' } },
  'DELETE /api/admin/inbox-open': { who: writers, about: { site: 1, id: 'none' } },
  'PUT /api/admin/inbox-draft': { who: writers, about: { site: 1, id: 'none', text: 'Hoi' } },
  'POST /api/admin/inbox-reply': { who: writers, about: { site: 1, id: 'none', text: 'Hoi', key } },
  ...queue('debits', payers, { decision: { reason: 'Betaald.' }, proof: true }),
};

const calls = Object.keys(matrix) as AdminCallName[];
const endpointOf = (name: AdminCallName): AdminEndpoint => adminApi[name];

describe.sequential('every call of the back-office', async () => {
  const kit = await createKit();
  const people = new Map<StaffRole, Colleague>();
  let elsewhere: Colleague;
  let member: Browser;
  beforeAll(async () => {
    const boss = await firstOwner(kit);
    for (const role of staffRoles) people.set(role, await hire(kit, boss, [{ role, site: 1 }], role));
    elsewhere = await hire(
      kit,
      boss,
      staffRoles.map((role) => ({ role, site: 2 })),
    );
    member = (await another(kit, 'anna')).browser;
  });
  const askedBy = async (name: AdminCallName, browser: Browser) =>
    (await adminCall(kit, name, matrix[name].about ?? {}, { as: browser })).refusal.error;

  test.each(calls)('%s declares what was decided', (name) => {
    const { who, needsProof = false, reach } = endpointOf(name);
    expect({ who, needsProof }).toEqual({ who: matrix[name].who, needsProof: matrix[name].proof ?? false });
    expect(matrix[name].about !== undefined).toBe(reach === 'site');
  });

  test.each(calls)('%s is kept from strangers and members, unless it is the door', async (name) => {
    const isDoor = matrix[name].who === 'anyone';
    for (const browser of [kit.browser(), member])
      expect((await askedBy(name, browser)) === 'authentication_required').toBe(!isDoor);
  });

  test.each(calls)('%s is for the roles alone that were decided', async (name) => {
    const { who } = matrix[name];
    if (who === 'anyone') return;
    for (const [role, { browser }] of people) {
      const isAllowed = who === 'staff' || who.includes(role);
      const refused = (await askedBy(name, browser)) === 'role_missing';
      expect({ role, refused }).toEqual({ role, refused: !isAllowed });
    }
  });

  test('calls about one site are kept from staff of another, whatever they are there', async () => {
    for (const name of calls.filter((one) => endpointOf(one).reach === 'site'))
      expect({ name, error: await askedBy(name, elsewhere.browser) }).toEqual({ name, error: 'role_missing' });
  });

  test('asks a fresh proof where that was decided, and nowhere else', async () => {
    await kit.advance(11 * minute);
    for (const name of calls) {
      const { who, proof = false } = matrix[name];
      if (who === 'anyone') continue;
      const role = who === 'staff' ? 'support' : (who[0] ?? 'owner');
      const error = await askedBy(name, people.get(role)?.browser ?? kit.browser());
      expect({ name, proof: error === 'fresh_login_required' }).toEqual({ name, proof });
    }
  });
});
