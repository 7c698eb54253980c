import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { firstPlace } from './frame/places/places.ts';
import { queryOf, type Query } from './frame/kept/search.ts';
import { house, root } from './house-route.ts';
import { inventedRoutes } from './invented-routes.ts';
import { legalRoutes } from './legal-routes.ts';
import { memberTexts } from './member-texts.ts';
import { siteTexts } from './pages/sites/new/site-texts.ts';

const home = createRoute({
  getParentRoute: () => house,
  path: '/',
  beforeLoad: ({ context: { me } }) => {
    throw redirect({ to: firstPlace(me.grants), replace: true });
  },
});

const overview = createRoute({
  getParentRoute: () => house,
  path: '/overview',
  loader: ({ context: { texts } }) => texts.load(['admin-overview', 'admin-drills']),
  component: lazyRouteComponent(() => import('./pages/overview/overview-page.tsx'), 'OverviewPage'),
});

const account = createRoute({
  getParentRoute: () => house,
  path: '/account',
  loader: ({ context: { texts } }) => texts.load(['admin-account', 'admin-entrance']),
  component: lazyRouteComponent(() => import('./pages/account/account-page.tsx'), 'AccountPage'),
});

const people = createRoute({
  getParentRoute: () => house,
  path: '/people',
  loader: ({ context: { texts } }) => texts.load(['admin-people']),
  component: lazyRouteComponent(() => import('./pages/people/people-page.tsx'), 'PeoplePage'),
});

const log = createRoute({
  getParentRoute: () => house,
  path: '/log',
  validateSearch: (search: Query) => queryOf(search, ['actor', 'action', 'subject', 'from', 'until']),
  loader: ({ context: { texts } }) => texts.load(['admin-log']),
  component: lazyRouteComponent(() => import('./pages/log/log-page.tsx'), 'LogPage'),
});

const numbers = createRoute({
  getParentRoute: () => house,
  path: '/numbers',
  validateSearch: (search: Query) => queryOf(search, ['step', 'view', 'by']),
  loader: ({ context: { texts } }) => texts.load(['admin-numbers', 'methods']),
  component: lazyRouteComponent(() => import('./pages/numbers/numbers-page.tsx'), 'NumbersPage'),
});

const photos = createRoute({
  getParentRoute: () => house,
  path: '/photos',
  loader: ({ context: { texts } }) => texts.load(['admin-photos', 'photos']),
  component: lazyRouteComponent(() => import('./pages/photos/photos-page.tsx'), 'PhotosPage'),
});

const verifications = createRoute({
  getParentRoute: () => house,
  path: '/verifications',
  loader: ({ context: { texts } }) => texts.load(['admin-verifications', 'verification']),
  component: lazyRouteComponent(() => import('./pages/verifications/verifications-page.tsx'), 'VerificationsPage'),
});

const objections = createRoute({
  getParentRoute: () => house,
  path: '/objections',
  loader: ({ context: { texts } }) => texts.load(['admin-objections', 'admin-texts', 'photos', 'restrictions']),
  component: lazyRouteComponent(() => import('./pages/objections/objections-page.tsx'), 'ObjectionsPage'),
});

const suspicions = createRoute({
  getParentRoute: () => house,
  path: '/suspicions',
  loader: ({ context: { texts } }) => texts.load(['admin-suspicions', 'admin-members', 'admin-texts', 'restrictions']),
  component: lazyRouteComponent(() => import('./pages/suspicions/suspicions-page.tsx'), 'SuspicionsPage'),
});

const refunds = createRoute({
  getParentRoute: () => house,
  path: '/refunds',
  loader: ({ context: { texts } }) => texts.load(['admin-money']),
  component: lazyRouteComponent(() => import('./pages/money/money-pages.tsx'), 'RefundsPage'),
});

const debits = createRoute({
  getParentRoute: () => house,
  path: '/debits',
  loader: ({ context: { texts } }) => texts.load(['admin-money']),
  component: lazyRouteComponent(() => import('./pages/money/money-pages.tsx'), 'DebitsPage'),
});

const reports = createRoute({
  getParentRoute: () => house,
  path: '/reports',
  loader: ({ context: { texts } }) => texts.load(['admin-reports', 'admin-texts', 'complaints']),
  component: lazyRouteComponent(() => import('./pages/reports/reports-page.tsx'), 'ReportsPage'),
});

const complaints = createRoute({
  getParentRoute: () => house,
  path: '/complaints',
  loader: ({ context: { texts } }) => texts.load(['admin-reports', 'admin-texts', 'complaints']),
  component: lazyRouteComponent(() => import('./pages/reports/reports-page.tsx'), 'ComplaintsPage'),
});

const inbox = createRoute({
  getParentRoute: () => house,
  path: '/inbox',
  loader: ({ context: { texts } }) => texts.load(['admin-inbox', 'admin-texts', 'chat', 'shell']),
  component: lazyRouteComponent(() => import('./pages/inbox/inbox-page.tsx'), 'InboxPage'),
});

const members = createRoute({
  getParentRoute: () => house,
  path: '/members',
  loader: ({ context: { texts } }) => texts.load(['admin-members']),
  component: lazyRouteComponent(() => import('./pages/members/members-page.tsx'), 'MembersPage'),
});

const member = createRoute({
  getParentRoute: () => house,
  path: '/members/$at/$id',
  loader: ({ context: { texts } }) => texts.load(memberTexts),
  component: lazyRouteComponent(() => import('./pages/members/member-page.tsx'), 'MemberPage'),
});

const codes = createRoute({
  getParentRoute: () => house,
  path: '/codes',
  validateSearch: (search: Query) => queryOf(search, ['code']),
  loader: ({ context: { texts } }) => texts.load(['admin-codes', 'admin-members', 'methods']),
  component: lazyRouteComponent(() => import('./pages/codes/codes-page.tsx'), 'CodesPage'),
});

const payments = createRoute({
  getParentRoute: () => house,
  path: '/payments',
  validateSearch: (search: Query) =>
    queryOf(search, ['name', 'state', 'method', 'provider', 'from', 'until', 'least', 'most']),
  loader: ({ context: { texts } }) => texts.load(['admin-payments', 'methods', 'payments']),
  component: lazyRouteComponent(() => import('./pages/payments/payments-page.tsx'), 'PaymentsPage'),
});

const texts = createRoute({
  getParentRoute: () => house,
  path: '/texts',
  loader: ({ context }) => context.texts.load(['admin-texts']),
  component: lazyRouteComponent(() => import('./pages/texts/texts-page.tsx'), 'TextsPage'),
});

const broadcasts = createRoute({
  getParentRoute: () => house,
  path: '/broadcasts',
  loader: ({ context }) => context.texts.load(['admin-campaigns', 'admin-members']),
  component: lazyRouteComponent(() => import('./pages/campaigns/campaigns-page.tsx'), 'CampaignsPage'),
});

const processing = createRoute({
  getParentRoute: () => house,
  path: '/processing',
  loader: ({ context }) => context.texts.load(['admin-law', 'admin-drills']),
  component: lazyRouteComponent(() => import('./pages/law/inventory-page.tsx'), 'InventoryPage'),
});

const transparency = createRoute({
  getParentRoute: () => house,
  path: '/transparency',
  validateSearch: (search: Query) => queryOf(search, ['year']),
  loader: ({ context: { texts } }) =>
    texts.load(['admin-transparency', 'admin-authorities', 'complaints', 'admin-photos']),
  component: lazyRouteComponent(() => import('./pages/law/transparency-page.tsx'), 'TransparencyPage'),
});

const authorities = createRoute({
  getParentRoute: () => house,
  path: '/authorities',
  validateSearch: (search: Query) => queryOf(search, ['term']),
  loader: ({ context: { texts } }) => texts.load(['admin-authorities', 'complaints']),
  component: lazyRouteComponent(() => import('./pages/law/authorities-page.tsx'), 'AuthoritiesPage'),
});

const landers = createRoute({
  getParentRoute: () => house,
  path: '/landers',
  validateSearch: (search: Query) => queryOf(search, ['name']),
  loader: ({ context }) => context.texts.load(['admin-landers', 'admin-members', 'landers']),
  component: lazyRouteComponent(() => import('./pages/landers/landers-page.tsx'), 'LandersPage'),
});

const partners = createRoute({
  getParentRoute: () => house,
  path: '/partners',
  loader: ({ context }) => context.texts.load(['admin-partners', 'admin-members']),
  component: lazyRouteComponent(() => import('./pages/partners/partners-page.tsx'), 'PartnersPage'),
});

const sites = createRoute({
  getParentRoute: () => house,
  path: '/sites',
  loader: ({ context: { texts } }) => texts.load(['admin-sites']),
  component: lazyRouteComponent(() => import('./pages/sites/sites-page.tsx'), 'SitesPage'),
});

const newSite = createRoute({
  getParentRoute: () => house,
  path: '/sites/new',
  loader: ({ context: { texts } }) => texts.load(siteTexts),
  component: lazyRouteComponent(() => import('./pages/sites/new/new-site-page.tsx'), 'NewSitePage'),
});

const site = createRoute({
  getParentRoute: () => house,
  path: '/sites/$at',
  loader: ({ context: { texts } }) => texts.load(siteTexts),
  component: lazyRouteComponent(() => import('./pages/sites/site-page.tsx'), 'SitePage'),
});

const unbooked = createRoute({
  getParentRoute: () => house,
  path: '/unbooked',
  validateSearch: (search: Query) => queryOf(search, ['state']),
  loader: ({ context: { texts } }) => texts.load(['admin-bookings', 'admin-members', 'admin-payments', 'payments']),
  component: lazyRouteComponent(() => import('./pages/bookings/unbooked-page.tsx'), 'UnbookedPage'),
});

const differences = createRoute({
  getParentRoute: () => house,
  path: '/differences',
  validateSearch: (search: Query) => queryOf(search, ['state']),
  loader: ({ context: { texts } }) => texts.load(['admin-bookings', 'admin-members']),
  component: lazyRouteComponent(() => import('./pages/bookings/differences-page.tsx'), 'DifferencesPage'),
});

const mandates = createRoute({
  getParentRoute: () => house,
  path: '/mandates',
  validateSearch: (search: Query) => queryOf(search, ['state', 'reference']),
  loader: ({ context: { texts } }) => texts.load(['admin-bookings', 'admin-members']),
  component: lazyRouteComponent(() => import('./pages/bookings/mandates-page.tsx'), 'MandatesPage'),
});

const invoices = createRoute({
  getParentRoute: () => house,
  path: '/invoices',
  validateSearch: (search: Query) => queryOf(search, ['number', 'kind', 'month']),
  loader: ({ context: { texts } }) => texts.load(['admin-invoices', 'admin-payments']),
  component: lazyRouteComponent(() => import('./pages/invoices/invoices-page.tsx'), 'InvoicesPage'),
});

const months = createRoute({
  getParentRoute: () => house,
  path: '/months',
  validateSearch: (search: Query) => queryOf(search, ['year']),
  loader: ({ context: { texts } }) => texts.load(['admin-books']),
  component: lazyRouteComponent(() => import('./pages/books/months-page.tsx'), 'MonthsPage'),
});

const cardRisk = createRoute({
  getParentRoute: () => house,
  path: '/card-risk',
  loader: ({ context: { texts } }) => texts.load(['admin-books']),
  component: lazyRouteComponent(() => import('./pages/books/card-risk-page.tsx'), 'CardRiskPage'),
});

const payment = createRoute({
  getParentRoute: () => house,
  path: '/payments/$at/$id',
  loader: ({ context: { texts } }) => texts.load(['admin-payments', 'admin-members', 'methods', 'payments']),
  component: lazyRouteComponent(() => import('./pages/payments/payment-page.tsx'), 'PaymentPage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search: Query) => queryOf(search, ['to']),
  loader: ({ context: { texts } }) => texts.load(['admin-entrance']),
  component: lazyRouteComponent(() => import('./pages/entrance/login-page.tsx'), 'LoginPage'),
});

const link = createRoute({
  getParentRoute: () => root,
  path: '/link',
  validateSearch: (search: Query) => queryOf(search, ['token']),
  loader: ({ context: { texts } }) => texts.load(['admin-entrance']),
  component: lazyRouteComponent(() => import('./pages/entrance/link-page.tsx'), 'LinkPage'),
});

/** The map: every address of the back-office and its page. */
export const routeTree = root.addChildren([
  login,
  link,
  house.addChildren([
    home,
    overview,
    photos,
    verifications,
    reports,
    complaints,
    objections,
    suspicions,
    inbox,
    refunds,
    debits,
    members,
    member,
    payments,
    unbooked,
    differences,
    mandates,
    invoices,
    months,
    cardRisk,
    payment,
    codes,
    texts,
    broadcasts,
    processing,
    authorities,
    transparency,
    ...inventedRoutes,
    landers,
    ...legalRoutes,
    partners,
    sites,
    newSite,
    site,
    account,
    numbers,
    people,
    log,
  ]),
]);
