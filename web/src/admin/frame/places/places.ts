import type { AdminCallName } from '@vonk/contract/admin/api';
import { type CountedName, hasRole, mayUse, type StaffGrant, type StaffRole } from '@vonk/contract/admin/roles';

/** The groups of the rail, in order. */
export const placeGroups = ['work', 'money', 'sites', 'house'] as const;
export type PlaceGroup = (typeof placeGroups)[number];

export interface Place {
  group: PlaceGroup;
  to:
    | '/overview'
    | '/photos'
    | '/verifications'
    | '/reports'
    | '/complaints'
    | '/objections'
    | '/suspicions'
    | '/inbox'
    | '/members'
    | '/payments'
    | '/unbooked'
    | '/differences'
    | '/mandates'
    | '/invoices'
    | '/months'
    | '/card-risk'
    | '/refunds'
    | '/debits'
    | '/codes'
    | '/texts'
    | '/broadcasts'
    | '/invented'
    | '/landers'
    | '/legal-texts'
    | '/partners'
    | '/processing'
    | '/authorities'
    | '/transparency'
    | '/numbers'
    | '/sites'
    | '/people'
    | '/log'
    | '/account';
  /** The letter that goes there after G, where G means nothing else; null: the alphabet has none left for it. */
  letter: string | null;
  /** The queue whose size stands beside its name. */
  queue?: CountedName;
  /** Who may make the call that the page cannot do without. */
  roles: readonly StaffRole[];
  needs: AdminCallName;
}

/** The pages of the rail; it shows those that one's roles may use. A test holds `roles` to what the call declares. */
export const places = {
  overview: {
    group: 'work',
    to: '/overview',
    letter: 'o',
    needs: 'GET /api/admin/queues',
    roles: mayUse.overview,
  },
  photos: {
    group: 'work',
    to: '/photos',
    letter: 'f',
    queue: 'photos',
    needs: 'GET /api/admin/photos',
    roles: mayUse.photos,
  },
  verifications: {
    group: 'work',
    to: '/verifications',
    letter: 'v',
    queue: 'verifications',
    needs: 'GET /api/admin/verifications',
    roles: mayUse.verifications,
  },
  reports: {
    group: 'work',
    to: '/reports',
    letter: 'm',
    queue: 'reports',
    needs: 'GET /api/admin/reports',
    roles: mayUse.reports,
  },
  complaints: {
    group: 'work',
    to: '/complaints',
    letter: 'k',
    queue: 'complaints',
    needs: 'GET /api/admin/complaints',
    roles: mayUse.complaints,
  },
  objections: {
    group: 'work',
    to: '/objections',
    letter: 'b',
    queue: 'objections',
    needs: 'GET /api/admin/objections',
    roles: mayUse.objections,
  },
  suspicions: {
    group: 'work',
    to: '/suspicions',
    letter: 'w',
    queue: 'suspicions',
    needs: 'GET /api/admin/suspicions',
    roles: mayUse.suspicions,
  },
  inbox: {
    group: 'work',
    to: '/inbox',
    letter: 'n',
    queue: 'inbox',
    needs: 'GET /api/admin/inbox',
    roles: mayUse.inbox,
  },
  members: {
    group: 'work',
    to: '/members',
    letter: 'd',
    needs: 'POST /api/admin/member-search',
    roles: mayUse.members,
  },
  payments: {
    group: 'money',
    to: '/payments',
    letter: 'h',
    needs: 'GET /api/admin/payments',
    roles: mayUse.books,
  },
  unbooked: { group: 'money', to: '/unbooked', letter: 'u', needs: 'GET /api/admin/unbooked', roles: mayUse.books },
  differences: {
    group: 'money',
    to: '/differences',
    letter: 'q',
    needs: 'GET /api/admin/differences',
    roles: mayUse.books,
  },
  mandates: { group: 'money', to: '/mandates', letter: 'g', needs: 'GET /api/admin/mandates', roles: mayUse.books },
  invoices: { group: 'money', to: '/invoices', letter: 'a', needs: 'GET /api/admin/invoices', roles: mayUse.books },
  months: { group: 'money', to: '/months', letter: 'z', needs: 'GET /api/admin/months', roles: mayUse.books },
  cardRisk: {
    group: 'money',
    to: '/card-risk',
    letter: null,
    needs: 'GET /api/admin/card-risk',
    roles: mayUse.books,
  },
  refunds: {
    group: 'money',
    to: '/refunds',
    letter: 'r',
    queue: 'refunds',
    needs: 'GET /api/admin/refunds',
    roles: mayUse.refunds,
  },
  debits: {
    group: 'money',
    to: '/debits',
    letter: 'i',
    queue: 'debits',
    needs: 'GET /api/admin/debits',
    roles: mayUse.debits,
  },
  numbers: { group: 'house', to: '/numbers', letter: 'c', needs: 'GET /api/admin/numbers', roles: mayUse.numbers },
  codes: { group: 'money', to: '/codes', letter: 't', needs: 'GET /api/admin/codes', roles: mayUse.codes },
  texts: { group: 'sites', to: '/texts', letter: 'x', needs: 'PUT /api/admin/text-block', roles: mayUse.texts },
  campaigns: {
    group: 'sites',
    to: '/broadcasts',
    letter: null,
    needs: 'GET /api/admin/campaigns',
    roles: mayUse.campaigns,
  },
  invented: {
    group: 'sites',
    to: '/invented',
    letter: null,
    needs: 'GET /api/admin/invented-profiles',
    roles: mayUse.invented,
  },
  landers: {
    group: 'sites',
    to: '/landers',
    letter: null,
    needs: 'GET /api/admin/landers',
    roles: mayUse.landers,
  },
  legal: {
    group: 'sites',
    to: '/legal-texts',
    letter: null,
    needs: 'GET /api/admin/legal-texts',
    roles: mayUse.sites,
  },
  partners: {
    group: 'sites',
    to: '/partners',
    letter: null,
    needs: 'GET /api/admin/network-keys',
    roles: mayUse.partners,
  },
  sites: { group: 'sites', to: '/sites', letter: 's', needs: 'GET /api/admin/sites', roles: mayUse.sites },
  people: { group: 'house', to: '/people', letter: 'p', needs: 'GET /api/admin/people', roles: mayUse.people },
  inventory: {
    group: 'house',
    to: '/processing',
    letter: 'e',
    needs: 'GET /api/admin/inventory',
    roles: mayUse.inventory,
  },
  authorities: {
    group: 'house',
    to: '/authorities',
    letter: 'j',
    queue: 'authorities',
    needs: 'GET /api/admin/authority-requests',
    roles: mayUse.authorities,
  },
  transparency: {
    group: 'house',
    to: '/transparency',
    letter: 'y',
    needs: 'GET /api/admin/transparency',
    roles: mayUse.transparency,
  },
  log: { group: 'house', to: '/log', letter: 'l', needs: 'GET /api/admin/log', roles: mayUse.log },
} as const satisfies Readonly<Record<string, Place>>;
export type PlaceName = keyof typeof places;

/** The pages that grants open, in the order of the rail. */
export const openPlaces = (grants: readonly StaffGrant[]): readonly PlaceName[] =>
  (Object.keys(places) as PlaceName[]).filter((name) => hasRole(grants, places[name].roles));

/** Where one begins: the first page one may use, or else one's own account. */
export function firstPlace(grants: readonly StaffGrant[]): Place['to'] {
  const [first] = openPlaces(grants);
  return first ? places[first].to : '/account';
}
