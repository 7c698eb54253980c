/** What a payment is for, as the provider's page and the buyer's bank show it. */
export const statement = {
  credits: '{site}: {count, plural, one {# credit} other {# credits}}',
} as const;
