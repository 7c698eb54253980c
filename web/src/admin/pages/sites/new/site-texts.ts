/** The form of a site speaks of profiles, gifts, payment methods and what the site says of itself as members do. */
export const siteTexts = [
  'admin-sites',
  'admin-claims',
  'admin-members',
  'admin-price-plans',
  'chat',
  'methods',
  'premium',
  'profile',
] as const;
