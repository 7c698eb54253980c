// A server module may import from the layers above its own, and beside itself only what `allowed` names, each with its
// reason.
export const layers = [
  // knows no product word
  ['platform'],
  // which site, then which place
  ['sites'],
  ['places'],
  // who asks: every module below takes its calls and scopes from here; what is decided about every table
  ['accounts', 'audit', 'inventory'],
  // core: nouns that everything needs. `profile` stands here because chat, search, likes and photos all show its cards;
  // whom one looks for is kept with consent only, decided in the same transaction (T75), so consents stand above it; a
  // block names a profile by its public id
  ['consents', 'credits', 'notices', 'mails', 'mailboxes', 'suspicions'],
  // asks the mails' choices, and is asked by what happens to a member
  ['tellings'],
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
    'direct-debit',
    'payments',
    'notifications',
    'campaigns',
    'moderation',
    'restrictions',
    'pages',
    'text-blocks',
    'authorities',
  ],
  // entrances: session logs in; signup makes whom it logs in; who is logged in changes their credentials; the others
  // come in by a door of their own, and staff to a house of their own
  ['session'],
  ['signup'],
  ['credentials'],
  ['passkeys', 'two-step', 'partners', 'staff'],
  // flows: join features
  ['chat-photos', 'member-page'],
  ['export', 'demo', 'numbers'],
  // takes away all that is kept of a member
  ['leaving'],
  // what staff do calls what members and the clock do
  ['admin'],
  ['main'],
];

/** Imports between neighbours of one layer, and why each is right. */
export const allowed = {
  'payments -> discounts': 'an order takes its discount in its own transaction, so that one is never used twice',
  'payments -> direct-debit':
    'an order by direct debit is judged and noted in its own transaction, and so is what comes of it',
  'likes -> search': 'the like popup suggests whom a first search would find (T16)',
};

/**
 * What `bench`, `e2e`, `tools` and the tests of `server` take beside what is open to them, by folder and file, or all
 * of a folder that ends in `/`, and why each is right. Open to `bench` and `e2e` are contract, locales, platform, main,
 * `server/test` and the front doors of modules and of `psp`, and `e2e/support` to `bench`; to `tools`, which the
 * product is built with, contract and locales.
 */
export const entrances = {
  'bench -> phrases/train/': 'measures on the sentences that are kept from training',
  'bench -> server/src/photos/decoding/make-variants.ts': 'measures what one picture costs, without what stands before',
  'bench -> server/src/search/query/': 'holds a search against its own statements, sent without the server',
  'bench -> tools/find-browser.mjs': 'measures in the browser that the tests find',
  'e2e -> server/src/mails/unsubscribing/links.ts': 'opens the link of a mail that was not sent',
  'e2e -> tools/logs/find-leaks.ts': 'looks through the log of its server',
  'e2e -> web/src/admin/pages/sites/site-draft.ts': 'types each field of a site as its form has it',
  'server -> e2e/support/seeded.ts': 'the requests of the fuzz test are made up as those of `bench` are, by one seed',
  'tools -> demo/src/portraits/': 'draws models and films of landing pages with the pen of the portraits',
  'tools -> demo/src/seeded-random.ts': 'the same, alike each time',
  'tools -> server/src/main/index.ts': 'starts it',
  'tools -> server/src/places/': 'draws maps of the places that there are',
  'tools -> web/src/routes.ts': 'builds a bundle for each screen',
};

/** Folders of more than twelve files (tests apart), and why each is right. A `*` stands for one name. */
export const largeFolders = {
  'contract/src': 'a file for each area, and its name stands in every import of it: @vonk/contract/chat',
  'locales/src/*': 'a file for each area of texts, the same in every language',
  'server/src/main/cli': 'a file for each command, by the name under which it is called',
  'server/migrations': 'a history, in the order in which it is applied',
};

/** Files with tables that are kept from the formatter, and why each is right. */
export const tables = {
  'contract/src/profile-lists.ts': 'an option and its number, many a line, in the order in which they were added',
  'contract/src/profile-lists.test.ts': 'the same, written down once more',
  'demo/src/portraits/face/anatomy.ts': 'measures of a head, side by side',
  'locales/src': 'texts of people and options, some a line',
  'server/src/places/city-names.ts': 'a name and its own, many a line',
  'server/test/visibility.test.ts': 'a call and how it is walked, one a line',
  'tools/boundaries.test.ts': 'a fault, its rule and its files',
  'tools/draw/draw-maps.mjs': 'numbers of countries and regions, many a line',
  'web/src/features/chat/compose/emoji.ts': 'faces, many a line',
  'web/src/features/landers/heroes/scenes/icons.tsx': 'an interest and its icon, many a line',
};

/** Files with casts by way of `unknown`, and what the compiler cannot follow there. */
export const castsByUnknown = {
  'contract/src/profile.ts': 'a record made of each name of a list; its value depends on the name',
  'contract/src/search.ts': 'a record made of each name of a list; its value depends on the name',
  'server/src/admin/queues': 'which queue it is, and so what its items and decisions are, is known by its name alone',
  'server/src/mails/letters/texts.ts': 'to weigh each key of the translator anew takes the compiler seconds',
  'server/src/main/http/error-texts.ts': 'the same, and the code is a key at run time',
  'server/src/platform/database/primary.ts': 'the socket of a connection is not in the types of pg',
  'server/src/platform/http/http.ts': 'a route is looked up by the name of its call',
  'server/src/staff/gate.ts': 'a route is looked up by the name of its call',
  'web/pure-contract.ts': 'the bundler tells less of a syntax tree than ESTree has',
  'web/src/admin/api/call.ts': 'the caller of members under the contract of the back-office',
  'web/src/admin/pages/invented/form/invented-draft.ts': 'a record made of each name of a list',
  'web/src/admin/pages/landers/use-lander-words.ts': 'a key of texts is put together of what the server names',
  'web/src/admin/pages/sites/use-site-words.ts': 'what a setting is, is known by its kind; the server has judged it',
  'web/src/admin/parts/queue/queue-calls.ts': 'the name of a call is put together of that of a queue',
  'web/src/features/landers/lander.ts': 'a key of texts is put together of what the server names',
  'web/src/texts/use-error-text.ts': 'a code of the contract is the key of its text',
};

/** Files and folders with lines over 120 columns, and why each is right. */
export const longLines = {
  'contract/src/admin/sites/claim-words.ts': 'the claims of a language are one regular expression',
  'locales/src': 'a text is one line, as it is shown',
  'demo/src/people': 'texts of invented people, each one line',
  'demo/src/portraits': 'the drawing of a part is one path of SVG',
  'server/migrations': 'a history: what was applied is not touched again',
  'server/src/mails/letters/mail-html.ts': 'styles as they go out with a mail, which take no line break',
  'server/src/pages/files/offline-page.ts': 'a rule of style is one line of the page that is sent',
  'server/src/pages/files/share-card.ts': 'an element of SVG is one line of the file that is sent',
  'server/test/tables.ts': 'how a statement begins, as the test reads it: a key',
  'tools/rules.mjs': 'one regular expression for the names of all rules',
  'web/src/device/start/early-input.ts': 'a script that is sent as it stands',
  'web/src/device/start/quiet-start.ts': 'a script that is sent as it stands',
  'web/src/features/chat/safety/hints.ts': 'a kind of danger is one regular expression',
  'web/src/layouts/popups/entry-warning.tsx': 'one regular expression for all pages that need no warning',
  'web/src/screens/dev-ui/people.tsx': 'a sample text, as long as a card takes',
  'web/src/ui/styles/foundation/fonts.css': 'the address of a file has no place to break',
};
