/** What `{name}` in a page may stand for: the site's legal entity and its settings (PUB-1). */
export const pageFacts = [
  'site',
  'domain',
  'company',
  'sms',
  'address',
  'city',
  'country',
  'kvk',
  'vat',
  'tradenames',
  'email',
  'phone',
  'dial',
  'authorities',
  'adr',
  'age',
  'days',
  'started',
  'history',
  'photos_free',
  'photos_premium',
  'length',
] as const;
export type PageFact = (typeof pageFacts)[number];

/** What `{?name}` and `{!name}` at the beginning of a line may ask of a site. */
export const pageConditions = [
  'fictional',
  'optIn',
  'ai',
  'staffOnly',
  'partners',
  'debit',
  'smsNamed',
  'smsUnnamed',
  'free',
  'adr',
  'vat',
  'tradenames',
] as const;
export type PageCondition = (typeof pageConditions)[number];
