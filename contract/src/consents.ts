/** What a member agrees to, each on its own. */
export const consentKinds = [
  'terms',
  'orientation',
  'ads',
  'fictional',
  'immediate_delivery',
  'entry_warning',
  'verification',
  'saved_card',
  'marketing',
  'top_up',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The version of each text a consent cites; a changed text gets a new one. */
export const consentVersions: Readonly<Record<ConsentKind, string>> = {
  terms: '2023-12-01',
  orientation: '1',
  // From here on it names all that is shown: photo, name, age, region and sentence.
  ads: '2',
  fictional: '1',
  immediate_delivery: '1',
  entry_warning: '1',
  verification: '1',
  saved_card: '1',
  // The line beside each switch of promotions, news, weekly members and reminders.
  marketing: '1',
  top_up: '1',
};
