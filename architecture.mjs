// A server module may import from the layers above its own, and beside itself only what `allowed` names, each with its
// reason.
export const layers = [
  // knows no product word
  ['platform'],
  // which site, then which place
  ['sites'],
  ['places'],
  // who asks: every module below takes its calls and scopes from here
  ['accounts', 'audit'],
  // core: nouns that everything needs. `profile` stands here because chat, search, likes and photos all show its cards;
  // whom one looks for is kept with consent only, decided in the same transaction (T75), so consents stand above it; a
  // block names a profile by its public id
  ['consents', 'credits', 'notices', 'mails'],
  ['profile'],
  ['visibility'],
  // features: know the core, not each other
  [
    'photos',
    'search',
    'likes',
    'chat',
    'landers',
    'discounts',
    'payments',
    'notifications',
    'moderation',
    'restrictions',
    'pages',
  ],
  // entrances: session logs in; signup makes whom it logs in; who is logged in changes their credentials; the others
  // come in by a door of their own
  ['session'],
  ['signup'],
  ['credentials'],
  ['passkeys', 'two-step', 'partners'],
  // flows: join features
  ['chat-photos', 'member-page'],
  ['export', 'admin', 'demo'],
  // takes away all that is kept of a member
  ['leaving'],
  ['main'],
];

/** Imports between neighbours of one layer, and why each is right. */
export const allowed = {
  'payments -> discounts': 'an order takes its discount in its own transaction, so that one is never used twice',
  'likes -> search': 'the like popup suggests whom a first search would find (T16)',
};

/** Folders of more than twelve files (tests apart), and why each is right. A `*` stands for one name. */
export const largeFolders = {
  'contract/src': 'a file for each area, and its name stands in every import of it: @vonk/contract/chat',
  'locales/src/*': 'a file for each area of texts, the same in every language',
  'server/migrations': 'a history, in the order in which it is applied',
};
