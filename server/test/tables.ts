/**
 * What a module has in the database: tables nobody else touches, and what it publishes: views and functions others may
 * use. Whose a function is, its folder says: `server/src/<module>/sql/`.
 */
export interface Owned {
  readonly tables?: readonly string[];
  readonly published?: readonly string[];
}

/**
 * Whose each relation and function of our schema is (architecture.md, rule 4). What stands nowhere here fails the test.
 */
export const owners: Readonly<Record<string, Owned>> = {
  platform: {
    tables: [
      'alarms',
      'live_events',
      'live_looks',
      'live_streams',
      'rates',
      'schema_function_versions',
      'schema_functions',
      'schema_migrations',
    ],
    published: [
      'append_event_v1',
      'append_events_v1',
      'append_events_v2',
      'append_events_v3',
      'enqueue_v1',
      'keep_home_v1',
      'is_looking_v1',
      'live_seq_v1',
      'lock_streams_v1',
      'refuse_change',
      'try_streams_v1',
    ],
  },
  sites: {
    tables: ['hosts', 'price_plans', 'site_homes', 'site_versions', 'sites', 'text_editions', 'texts'],
    published: ['sites_here'],
  },
  accounts: {
    tables: ['account_tokens', 'accounts', 'attempts', 'noted_returns', 'pending_logins', 'sessions'],
    published: ['account_cards', 'session_cards'],
  },
  audit: { tables: ['audit', 'audit_chain'] },
  consents: { tables: ['consent_texts', 'consents'] },
  suspicions: { tables: ['suspicions'] },
  'text-blocks': { tables: ['text_blocks'] },
  authorities: { tables: ['authority_requests'] },
  profile: {
    tables: ['invented_versions', 'merged_cells', 'profiles'],
    published: [
      'findable_members',
      'findable_others',
      'gender_bit_v1',
      'place_token_v1',
      'profile_cards',
      'profile_viewers',
      'rank_v1',
      'search_tokens_v1',
      'seekers',
    ],
  },
  search: { tables: ['saved_searches', 'weekly_marks'] },
  visibility: { tables: ['blocks'], published: ['all_visible_v1', 'block_pairs', 'is_found_v1', 'is_visible_v1'] },
  credits: {
    tables: ['credit_balances', 'credit_lots', 'ledger_entries', 'repayments', 'spending_limits', 'spent_days'],
    published: [
      'credit_sums',
      'due_repayments',
      'owed_repayments',
      'payers_v1',
      'purchase_moves',
      'purchase_rests',
      'spendable_balances',
      'return_credits_v1',
      'spend_batch_v1',
      'spend_credits_v1',
      'spent_on_others_v1',
      'withdrawal_repayments',
    ],
  },
  photos: {
    tables: [
      'erased_photos',
      'photo_checks',
      'photo_objections',
      'photo_statements',
      'photo_tombstones',
      'photos',
      'picture_origins',
      'verification_tries',
      'verifications',
    ],
    published: ['photo_evidence_v1', 'verified_members'],
  },
  mailboxes: { tables: ['mailbox_marks'] },
  mails: {
    tables: ['mail_events', 'mail_turns', 'mails', 'notification_choices'],
    published: ['mail_choices', 'mail_outcomes'],
  },
  campaigns: { tables: ['campaigns'] },
  tellings: {
    tables: ['push_subscriptions', 'tellings'],
    published: ['push_owners', 'tell_batch_v1', 'tell_v1', 'untell_batch_v1', 'untell_v1'],
  },
  passkeys: { tables: ['passkey_challenges', 'passkeys'] },
  'two-step': { tables: ['backup_codes', 'two_steps'] },
  'direct-debit': { tables: ['debit_setups', 'debits', 'debt_payments', 'mandates', 'provider_mandates'] },
  partners: { tables: ['network_keys'] },
  numbers: { tables: ['counted_days', 'counted_faults', 'counted_measures', 'counted_sites'] },
  admin: { tables: ['breach_drills', 'overdue_alerts', 'queue_decisions', 'queue_holds'] },
  staff: {
    tables: [
      'staff',
      'staff_backup_codes',
      'staff_challenges',
      'staff_devices',
      'staff_duty_hours',
      'staff_grants',
      'staff_links',
      'staff_passkeys',
      'staff_pending_logins',
      'staff_sessions',
    ],
  },
  export: { tables: ['exports'] },
  leaving: { tables: ['departure_remarks', 'departures', 'retention_offers'] },
  likes: {
    tables: ['likes', 'passes', 'swipe_days'],
    published: ['given_likes', 'new_likes_v1'],
  },
  landers: { tables: ['lander_variants', 'lander_versions', 'lander_pictures', 'page_bounces'] },
  chat: {
    tables: [
      'acknowledgements',
      'chat_pauses',
      'conversation_members',
      'conversations',
      'held_messages',
      'hidden_messages',
      'inbox_drafts',
      'inbox_locks',
      'messages',
      'truth_questions',
    ],
    published: [
      'chat_evidence_v1',
      'conversation_pairs',
      'conversation_with_v1',
      'held_total_v1',
      'unread_of_members_v1',
      'unread_total_v1',
    ],
  },
  'chat-photos': { tables: ['chat_photos'], published: ['chat_photo_evidence_v1'] },
  notices: { tables: ['notices'], published: ['hidden_notices'] },
  discounts: { tables: ['discount_codes', 'discount_offers', 'discount_uses'] },
  restrictions: {
    tables: ['restriction_objections', 'restrictions'],
  },
  moderation: {
    tables: ['complaints', 'past_notices', 'report_looks', 'reports'],
    published: ['upheld_label_reports'],
  },
  payments: {
    tables: [
      'books_kept',
      'card_customers',
      'card_payments',
      'card_tries',
      'invoice_counters',
      'invoices',
      'money_entries',
      'payment_events',
      'payments',
      'payouts',
      'prices',
      'provider_checks',
      'provider_differences',
      'provider_events',
      'receipt_counters',
      'refund_accounts',
      'refunds',
      'sandbox_cards',
      'sandbox_keys',
      'sandbox_payments',
      'sandbox_refunds',
      'saved_cards',
      'settled_problems',
      'staff_refunds',
      'top_up_debits',
      'top_ups',
      'vat_evidence',
      'vat_rates',
      'withdrawals',
    ],
    published: ['credit_sales'],
  },
};

/** Functions that stand in migrations, because migrations or stored values rest on them: whose each is, and why. */
export const inMigrations: Readonly<Record<string, { module: string; why: string }>> = {
  describe_columns: { module: 'platform', why: 'every migration calls it, the first one too' },
  option_bit_v1: { module: 'profile', why: 'the masks of profiles are made of it' },
  interest_bits_v1: { module: 'profile', why: 'the mask of interests is made of it' },
  keep_answer_bits: {
    module: 'profile',
    why: 'the masks of profiles are stored: a new list comes with its column and its numbers, in one migration',
  },
  place_token_v1: { module: 'profile', why: 'an index of profiles is made of it' },
  search_tokens_v1: { module: 'profile', why: 'an index of profiles is made of it' },
  audit_hash_v1: { module: 'audit', why: 'the hashes of the chain are made of it' },
  chain_audit: { module: 'audit', why: 'the hashes of the chain are made by it, in the order of the commits' },
  keep_interest_bits: { module: 'profile', why: 'the mask of interests is stored, as those of the answers are' },
};

/** Uses of another module's own tables or functions, each with its reason: `who -> what`. */
export const allowedUses: Readonly<Record<string, string>> = {
  'visibility -> profiles':
    'the one predicate of every list (all_visible_v1) is made before the views of profiles are, in one file with them',
  'visibility -> sites': 'the same predicate leaves out invented profiles where a site shows none',
};

/** Statements on tables of many sites that name none, by where they stand and how they begin, each with its reason. */
export const acrossSites: Readonly<Record<string, string>> = {
  'audit_breaks_v1: with walked': 'the entries of all sites, and of none, are one chain',
  'sites/homes.ts: with coming as (select id, slug from json_populate_recordset(null::sites, $1))':
    'a site that is to come may have the host of any',
  'sites/planned/price-plans.ts: select site_id as "siteid", number, holds_from as "holdsfrom", currency, prices, actor, reason from price_plans where outcome is null and site_id in (select site_id from sites_here) order by site_id':
    'each process keeps in memory what is planned on all sites, and a job goes on within the site of each',
  'export/exports.ts: select site_id as "siteid", member_id as "memberid", key, ready_at as "readyat", expires_at as "expiresat" from exports where expires_at':
    'an hourly job forgets exports that are over, on all sites',
  'accounts/leaving.ts: select site_id as "siteid", id as "memberid" from accounts where':
    'an hourly job looks for accounts to erase on all sites and goes on within the site of each',
  'accounts/leaving.ts: select site_id as "siteid", count(*)::integer as count from accounts where erase_failures':
    'the alarm counts on all sites whom an error keeps from being erased',
  'refuse_stream_of_erased: exists (select from accounts':
    'streams know no site; the id of an account is unique across sites',
  'payments/top-ups/top-up-debits.ts: select site_id as "siteid", member_id as "memberid", id from top_up_debits where state in':
    'a job carries out what is due on all sites and goes on within the site of each',
  'accounts/forget-tracking.ts: update accounts set tracking': 'a daily job forgets what is over, on all sites',
  'platform/http/rates/forget-rates.ts: delete from': 'an hourly job forgets what is over, on all sites',
  'accounts/inactive.ts: select site_id as':
    'a nightly job looks for members of all sites who are not seen for long, and goes on within the site of each',
  'restrictions/restrictions.ts: select site_id as "siteid", member_id as "memberid" from restrictions where until':
    'an hourly job looks for restrictions of all sites that are over, and goes on within the site of each',
  'admin/queues/count-queues.ts: select queue, count(*)::integer as count from queue_decisions':
    'the alarm counts on all sites which decisions could not be carried out',
  'mails/sending/failures.ts: select coalesce': 'the alarm counts on all sites which mails failed for good',
  'mails/sending/failures.ts: select count(*)': 'the alarm counts on all sites which mails wait for long',
  'payments/payments.ts: select site_id as "siteid", member_id as "memberid", id from payments where state in':
    'a job looks for open payments of all sites and goes on within the site of each',
  'payments/refunds/refunds.ts: select site_id as "siteid", member_id as "memberid", repayment as number from refunds where state in':
    'a job looks for refunds under way on all sites and goes on within the site of each',
  'payments/payments.ts: select site_id as "siteid", id, member_id as "memberid", provider_reference is not null as "isnoted" from payments where provider =':
    'a signed notification comes in at one address for all sites, and names what is unique among them',
  'payments/lists/compare-provider-lists.ts: select public_id as "orderid"':
    'a nightly job holds what is known of a provider against its own list, which is one for all sites',
  'payments/cards/saved-cards.ts: select site_id as "siteid", member_id as "memberid", id from saved_cards where checked_at':
    'a nightly job looks for cards of all sites and goes on within the site of each',
  'payments/cards/saved-cards.ts: select site_id as "siteid", member_id as "memberid", id from saved_cards where provider =':
    'a signed notification comes in at one address for all sites, and names what is unique among them',
  'direct-debit/mandates/provider-mandates.ts: select p.site_id as "siteid", p.member_id as "memberid", p.mandate_id as "mandateid" from provider_mandates p where p.provider =':
    'a signed notification comes in at one address for all sites, and names what is unique among them',
  'payments/sandbox/cards/sandbox-cards.ts: select token':
    'the sandbox plays a payment provider, who knows no sites: its name of a card is a secret',
  'payments/sandbox/cards/sandbox-cards.ts: delete from sandbox_cards':
    'the sandbox plays a payment provider, who knows no sites: its name of a card is a secret',
  'payments/sandbox/sandbox-payments.ts: select reference':
    'the sandbox plays a payment provider, who knows no sites: its reference is a secret',
  'chat-photos/chat-photos.ts: select site_id as "siteid", id, public_id as "publicid", key, width, height, sent_at as "sentat" from chat_photos where sent_at':
    'a daily job looks for photos of all sites that were never sent',
  'photos/verification/forget-evidence.ts: update verifications set state':
    'an hourly job ends requests of all sites that nobody decided in time',
  'photos/verification/forget-evidence.ts: select site_id as "siteid", evidence_key as key from verifications':
    'an hourly job deletes the evidence of decided requests of all sites, each within its site',
  'photos/verification/forget-evidence.ts: select site_id as "siteid", evidence_key as key from verification_tries':
    'an hourly job deletes what was stored for tries of all sites that are over, each within its site',
  'photos/files/sweep-photos.ts: select site_id as "siteid", id from photos':
    'a job looks for unfinished uploads of all sites and goes on within the site of each',
  'photos/files/sweep-photos.ts: select f.file from unnest':
    'whether a file of the store belongs to any photo at all; keys are unique across sites',
  'sites/sites.ts: select host, site_id from hosts': 'reads which site each host shows',
  'sites/homes.ts: select site_id as "siteid", state, cluster from site_homes': 'which sites live elsewhere',
};

/** Statements that find rows of all sites, of those that live in another cluster too, each with its reason. */
export const ofSitesElsewhere: Readonly<Record<string, string>> = {
  'accounts/leaving.ts: select site_id as "siteId", count': 'the alarm counts, and does nothing to what it counts',
  'mails/events/events.ts: select distinct': 'reads what it is handed, mail by mail',
  'mails/events/events.ts: with': 'reads what it is handed, mail by mail',
  'payments/sandbox/sandbox-payments.ts: select reference':
    'the sandbox plays a payment provider, who knows no clusters',
  'sites/homes.ts: select site_id as "siteId", state': 'which sites live elsewhere',
};

/**
 * Tables that `forget-over` walks over, once a night, as no index finds what is over: why that may be. Each batch of a
 * thousand is another walk: what ends soon and comes in numbers has an index.
 */
export const walkedAtNight: Readonly<Record<string, string>> = {
  consents: 'ends with an account, years after it was erased',
  photo_tombstones: 'a night’s share of what ends after years is one walk',
  mailbox_marks: 'two times of which each would need an index on every mailbox; a night’s share is one walk',
  acknowledgements: 'a night’s share of what ends after years is one walk',
  inbox_locks: 'few rows: one for each conversation that staff has open',
  inbox_drafts: 'few rows: what staff began to write',
  discount_codes: 'a night’s share of what ends after years is one walk',
  withdrawals: 'a night’s share of what ends after years is one walk',
  refund_accounts: 'few rows: they go when they are paid',
  repayments: 'a night’s share of what ends after years is one walk',
  refunds: 'a night’s share of what ends after years is one walk',
  staff_refunds: 'a night’s share of what ends after years is one walk',
  credit_lots: 'a night’s share of what ends after years is one walk',
  payments: 'a night’s share of what ends after years is one walk',
  invoices: 'a night’s share of what ends after years is one walk',
  vat_evidence: 'a night’s share of what ends after years is one walk',
  discount_uses: 'a night’s share of what ends after years is one walk',
  debits: 'a night’s share of what ends after years is one walk',
  debt_payments: 'a night’s share of what ends after years is one walk',
  staff: 'few rows: who works here',
  queue_holds: 'few rows: what staff has open',
  queue_decisions: 'few rows: what was decided in the last days',
  authority_requests: 'few rows: what authorities ask',
  staff_links: 'few rows: who works here',
  staff_pending_logins: 'few rows: who works here',
  staff_sessions: 'few rows: who works here',
  staff_challenges: 'few rows: who works here',
  prices: 'few rows: packs of a country',
  invoice_counters: 'few rows: one a year for each company',
  receipt_counters: 'few rows: one a year for each site',
  provider_differences: 'few rows: what staff looks into',
  payouts: 'few rows: one a day for each provider',
};
