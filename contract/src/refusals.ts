interface RefusalRule {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 421 | 429 | 500 | 503;
  /** The detail that says in how many seconds to try again; it is also sent as `Retry-After`. */
  readonly retryAfter?: 'seconds';
}

/** What any call may be refused with, whatever it does. */
export const everyError = {
  invalid_input: { status: 400 },
  malformed_json: { status: 400 },
  authentication_required: { status: 403 },
  cross_origin: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  too_large: { status: 413 },
  unknown_site: { status: 421 },
  too_many_requests: { status: 429, retryAfter: 'seconds' },
  internal: { status: 500 },
  briefly_unavailable: { status: 503, retryAfter: 'seconds' },
} as const satisfies Readonly<Record<string, RefusalRule>>;

export type EveryError = keyof typeof everyError;

/**
 * Every code there is; an endpoint declares by name which of them it may refuse with. Their words are the locales'
 * `errors`.
 */
export const refusals = {
  ...everyError,

  login_failed: { status: 409 },
  login_locked: { status: 409 },
  login_over: { status: 409 },
  account_leaving: { status: 409 },
  second_step_required: { status: 409 },
  code_wrong: { status: 409 },
  two_step_is_on: { status: 409 },
  fresh_login_required: { status: 401 },
  passkey_failed: { status: 409 },
  too_many_passkeys: { status: 409 },

  signup_closed: { status: 403 },
  signup_not_now: { status: 409 },
  email_invalid: { status: 409 },
  email_taken: { status: 409 },
  already_confirmed: { status: 409 },
  birth_date_required: { status: 409 },
  birth_date_invalid: { status: 409 },
  gender_required: { status: 409 },
  terms_required: { status: 409 },
  consent_required: { status: 409 },

  name_required: { status: 409 },
  name_too_short: { status: 409 },
  name_too_long: { status: 409 },
  name_is_email: { status: 409 },
  name_starts_with_at: { status: 409 },
  name_has_contact: { status: 409 },
  name_taken: { status: 409 },
  name_changed_recently: { status: 409 },

  password_too_short: { status: 409 },
  password_too_long: { status: 409 },
  password_is_name: { status: 409 },
  password_is_email: { status: 409 },
  password_leaked: { status: 409 },
  password_guessable: { status: 409 },
  password_is_set: { status: 409 },
  password_wrong: { status: 409 },
  old_password_wrong: { status: 409 },

  email_unknown: { status: 409 },
  new_email_invalid: { status: 409 },
  too_many_mails: { status: 409 },
  link_used: { status: 409 },
  link_invalid: { status: 409 },

  gender_fixed: { status: 409 },
  quote_too_long: { status: 409 },
  about_too_long: { status: 409 },
  too_many_interests: { status: 409 },
  unknown_place: { status: 409 },
  place_changed_often: { status: 409 },

  photo_limit: { status: 409 },
  photo_heic: { status: 409 },
  photo_type: { status: 409 },
  photo_broken: { status: 409 },
  photo_pixels: { status: 409 },
  photo_small: { status: 409 },
  photo_narrow: { status: 409 },
  photo_refused: { status: 409 },
  photo_not_active: { status: 409 },
  photo_not_whole: { status: 409 },
  verification_consent: { status: 409 },
  verification_limit: { status: 409 },
  verification_needs_photo: { status: 409 },
  verification_over: { status: 409 },
  verification_stands: { status: 409 },
  alt_too_long: { status: 409 },

  message_empty: { status: 409 },
  message_too_long: { status: 409 },
  not_available: { status: 409 },
  no_chat: { status: 409 },
  acknowledgement_required: { status: 409 },
  wrong_version: { status: 409 },
  confirm_first: { status: 409 },
  held_limit: { status: 409 },
  conversation_limit: { status: 409 },
  too_many_conversations: { status: 429, retryAfter: 'seconds' },
  chat_paused: { status: 429, retryAfter: 'seconds' },
  insufficient_credits: { status: 409 },
  spending_limit: { status: 409 },
  premium_required: { status: 409 },
  search_length: { status: 409 },

  push_unavailable: { status: 409 },

  cannot_like: { status: 409 },
  swipe_limit: { status: 409 },
  search_name_required: { status: 409 },
  too_many_searches: { status: 409 },

  delivery_consent_required: { status: 409 },
  method_unavailable: { status: 409 },
  price_changed: { status: 409 },
  country_required: { status: 409 },
  payment_unavailable: { status: 409 },
  payment_wait: { status: 429, retryAfter: 'seconds' },
  card_wait: { status: 429, retryAfter: 'seconds' },
  order_required: { status: 409 },
  debit_unavailable: { status: 409 },
  debit_blocked: { status: 409 },
  debit_limit: { status: 409 },
  mandate_required: { status: 409 },
  no_debt: { status: 409 },
  card_unavailable: { status: 409 },
  blik_code_wrong: { status: 409 },
  iban_required: { status: 409 },
  iban_country: { status: 409 },
  iban_length: { status: 409 },
  iban_wrong: { status: 409 },
  iban_not_sepa: { status: 409 },
  iban_unreachable: { status: 409 },
  holder_required: { status: 409 },
  phone_invalid: { status: 409 },
  phone_country: { status: 409 },
  code_wait: { status: 429, retryAfter: 'seconds' },
  too_many_codes: { status: 429, retryAfter: 'seconds' },
  code_invalid: { status: 409 },
  code_expired: { status: 409 },
  code_closed: { status: 409 },
  discount_not_found: { status: 409 },
  discount_used: { status: 409 },
  discount_expired: { status: 409 },
  discount_first_order: { status: 409 },
  discount_minimum: { status: 409 },
  discount_maximum: { status: 409 },
  discount_currency: { status: 409 },
  discount_country: { status: 409 },
  discount_method: { status: 409 },
  discount_after_offer: { status: 409 },
  discount_used_up: { status: 409 },

  text_required: { status: 409 },
  target_required: { status: 409 },
  declaration_required: { status: 409 },
  objection_too_long: { status: 409 },
  objection_late: { status: 409 },
  objection_made: { status: 409 },

  role_missing: { status: 403 },
  role_required: { status: 409 },
  last_owner: { status: 409 },
  second_step_needed: { status: 409 },
} as const satisfies Readonly<Record<string, RefusalRule>>;

export type RefusalCode = keyof typeof refusals;

/** How a refusal is answered. */
export const ruleOf = (code: RefusalCode): RefusalRule => refusals[code];
