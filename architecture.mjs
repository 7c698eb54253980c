// A server module may import from the layers above its own, and beside itself only what `allowed` names, each with its reason.
export const layers = [
  // knows no product word
  ['platform'],
  // which site, which place
  ['sites', 'places'],
  // who asks: every module below takes its calls and scopes from here
  ['accounts', 'audit'],
  // core: nouns that everything needs. `profile` stands here because chat, search, likes and photos all show its cards.
  ['profile', 'consents', 'visibility', 'credits', 'notices'],
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
  // flows: join features
  [
    'session',
    'signup',
    'credentials',
    'passkeys',
    'two-step',
    'partners',
    'chat-photos',
    'member-page',
    'leaving',
    'export',
    'admin',
    'demo',
  ],
  ['main'],
];

/** Imports between neighbours of one layer, and why each is right. */
export const allowed = {
  'places -> sites': "regions.php answers with the visitor's site: its countries, in the visitor's language",
  'visibility -> profile': 'a block names a profile by its public id',
  'payments -> discounts': 'an order takes its discount in its own transaction, so that one is never used twice',
  'likes -> search': 'the like popup suggests whom a first search would find (T16)',
  'profile -> consents': 'whom one looks for is kept with consent only, decided in the same transaction (T75)',
  'credentials -> session': 'a reset logs in, a new password renews this session',
  'credentials -> signup':
    'whoever reads the mailbox of a reset or of a new address confirms it, with all that follows (C27)',
  'partners -> signup': 'a partner signs somebody up as the form does',
  'partners -> session': 'the link it sends them on logs in',
  'partners -> credentials': 'a first password is judged as any other',
  'passkeys -> session': 'a passkey logs in',
  'passkeys -> credentials': 'a new way in asks a fresh login (T130)',
  'two-step -> session': 'the second step of a login logs in, and locks as a login does',
  'two-step -> credentials': 'switching the second step on or off asks a fresh login (T130)',
  'admin -> two-step': 'the member is mailed when support takes the second step off (T131)',
  'export -> credentials': 'an export asks a fresh login (T130)',
  'export -> chat-photos': 'the photos a member sent belong to an export',
  'leaving -> chat-photos': 'who is erased leaves no photo behind',
  'leaving -> export': 'who is erased leaves no export behind',
  'leaving -> session': 'whoever comes back is logged in',
  'leaving -> credentials': 'leaving asks the password, with the same limit on guesses',
  'signup -> session': 'who signs up or confirms is logged in, and both answer with the same member',
};
