/** The texts of the page of one member, and of what opens above it. */
export const memberTexts = [
  'admin-members',
  'admin-codes',
  'admin-log',
  'admin-texts',
  'account',
  'methods',
  'payments',
  'restrictions',
] as const;
