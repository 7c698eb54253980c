import type { Decision } from '../decision.ts';

const life = { 'life of the site': 'never' } as const;

/** What a site is made of, and what stands in figures: nobody is in it, or the staff alone. */
export const house: Readonly<Record<string, Decision>> = {
  sites: { of: [], ends: life },
  hosts: { of: [], ends: life },
  site_homes: { of: [], ends: life },
  price_plans: { of: [], ends: life },
  site_versions: { of: [], ends: life },
  texts: { of: [], ends: life },
  text_editions: { of: [], ends: life },
  consent_texts: { of: [], ends: life },
  campaigns: {
    exported: { not: 'how far a mail to many is: one id, which goes when it is over' },
    of: ['reached'],
    leaving: 'kept',
    why: 'the place where sending goes on; it is emptied when that is over',
    ends: { '1 year': { over: `t.written_at <= $1::timestamptz - interval '1 year'` } },
  },
  mail_turns: { of: [], ends: { 'one day': { over: `t.changed_at <= $1::timestamptz - interval '1 day'` } } },
  lander_variants: { of: [], ends: life },
  lander_versions: { of: [], ends: life },
  lander_pictures: {
    of: [],
    ends: { '1 day, or as long as a version shows it': { job: 'sweep-lander-pictures' } },
  },
  invented_versions: { of: [], ends: life },
  page_bounces: { of: [], ends: life },
  counted_days: { of: [], ends: life },
  counted_sites: { of: [], ends: life },
  counted_measures: { of: [], ends: life },
  noted_returns: { of: [], ends: { 'until it is counted': { job: 'count-numbers' } } },
  alarms: { of: [], ends: life },
  counted_faults: { of: [], ends: { 'for ever': 'never' } },
  merged_cells: { of: [], ends: { 'made anew every day': { job: 'merge-cells' } } },
  departures: { of: [], ends: { 'for ever': 'never' } },
  departure_remarks: {
    of: [],
    ends: { '1 year': { over: `t.left_on <= ($1::timestamptz - interval '1 year')::date` } },
  },
  network_keys: { of: [], ends: { 'for ever': 'never' } },
  audit: {
    exported: { not: 'what the staff did; what concerned the member they were told, and it stands in the other files' },
    of: ['subject'],
    leaving: 'kept',
    why: 'proof of what the staff did; a subject is an address that leads nowhere any more',
    ends: { '5 years': { over: `t.happened_at <= $1::timestamptz - interval '5 years'` } },
  },
  audit_chain: { of: [], ends: { 'with its entry': { with: 'audit' } } },
  staff: {
    of: [],
    ends: { 'until 5 years after they left': { over: `t.left_at <= $1::timestamptz - interval '5 years'` } },
  },
  overdue_alerts: { of: [], ends: { 'until nothing is overdue': 'never' } },
  queue_holds: { of: [], ends: { 'until it ends': { over: 't.until <= $1' } } },
  queue_decisions: {
    of: [],
    ends: {
      '1 day after it was to hold': { over: `t.takes_effect_at <= $1::timestamptz - interval '1 day'` },
    },
  },
  authority_requests: {
    exported: { not: 'whether a member may know that an authority asks is judged by whoever answers the authority' },
    of: ['about'],
    leaving: 'kept',
    why: 'what an authority asked and was answered is accounted for afterwards',
    ends: { '5 years after it was answered': { over: `t.answered_at <= $1::timestamptz - interval '5 years'` } },
  },
  breach_drills: { of: [], ends: { 'for ever': 'never' } },
  past_notices: {
    of: [],
    ends: { '5 years': { over: `t.received_at <= $1::timestamptz - interval '5 years'` } },
  },
  text_blocks: { of: [], ends: { 'until it is taken away': 'never' } },
  staff_devices: { of: [], ends: { 'until it is taken away': 'never' } },
  staff_duty_hours: { of: [], ends: { 'until it is taken away': 'never' } },
  staff_grants: { of: [], ends: { 'until it is taken away': 'never' } },
  staff_links: {
    of: [],
    ends: { '30 days after it ended': { over: `t.ends_at <= $1::timestamptz - interval '30 days'` } },
  },
  staff_pending_logins: { of: [], ends: { 'until it ends': { over: 't.ends_at <= $1' } } },
  staff_sessions: { of: [], ends: { 'until it ends': { over: 't.ends_at <= $1' } } },
  staff_backup_codes: { of: [], ends: { 'until it is taken away': 'never' } },
  staff_passkeys: { of: [], ends: { 'until it is taken away': 'never' } },
  staff_challenges: { of: [], ends: { 'until it ends': { over: 't.ends_at <= $1' } } },
  prices: {
    of: [],
    ends: {
      '10 years after it ended to hold': {
        over: `exists (select from prices n where n.site_id = t.site_id and n.country = t.country
          and n.credits = t.credits and n.id > t.id and n.valid_from <= $1::timestamptz - interval '10 years')`,
      },
    },
  },
  invoice_counters: {
    of: [],
    ends: { '10 years': { over: `make_date(t.year + 11, 1, 1) <= $1::timestamptz` } },
  },
  receipt_counters: {
    of: [],
    ends: { '10 years': { over: `make_date(t.year + 11, 1, 1) <= $1::timestamptz` } },
  },
  provider_checks: { of: [], ends: life },
  provider_differences: { of: [], ends: { '7 years': { over: `t.seen_at <= $1::timestamptz - interval '7 years'` } } },
  payouts: { of: [], ends: { '10 years': { over: `t.booked_at < $1::timestamptz - interval '11 years'` } } },
  vat_rates: { of: [], ends: { 'for ever': 'never' } },
  sandbox_keys: { of: [], ends: { 'life of the demo': 'never' } },
};
