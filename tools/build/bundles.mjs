// Which modules of the web app leave the build in one file: what every page needs, and what every page of a member
// needs.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Name of the file to the modules it begins with; what they import comes along. The first that has a module keeps it.
 */
const bundles = {
  // The start of the app, and small parts that most screens use: in files of their own they would weigh twice as much.
  app: [
    'web/src/entry-client.tsx',
    'web/src/api/notices.ts',
    'web/src/api/site/use-fictional-text.ts',
    'web/src/api/site/use-image.ts',
    'web/src/prices/use-message-cost.ts',
    'web/src/prices/use-money.ts',
    'web/src/ui/actions/chip.tsx',
    'web/src/ui/actions/price-button.tsx',
    'web/src/ui/feedback/alert.tsx',
    'web/src/ui/feedback/empty-state.tsx',
    'web/src/ui/use-ever.ts',
    'web/src/ui/use-hydrated.ts',
    'node_modules/@tanstack/react-query/build/modern/useMutation.js',
    'node_modules/@tanstack/react-query/build/modern/useSuspenseQuery.js',
  ],
  frame: [
    'web/src/layouts/navigation/footer.tsx',
    'web/src/layouts/navigation/main-navigation.tsx',
    'web/src/layouts/navigation/visitor-links.tsx',
    'web/src/layouts/popups/popup-of-address.tsx',
    'web/src/texts/use-name-and-age.ts',
    'web/src/ui/people/photo.tsx',
    'web/src/ui/people/verified-mark.tsx',
    'node_modules/lucide-react/dist/esm/icons/clock.mjs',
  ],
  member: [
    'web/src/layouts/member-life.tsx',
    'web/src/features/likes/use-like.ts',
    'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
    'node_modules/@tanstack/react-query/build/modern/useSuspenseInfiniteQuery.js',
  ],
  // Small parts of forms, and of cards of members, which come with one another.
  form: ['web/src/ui/form/field.tsx', 'web/src/ui/form/segmented.tsx', 'web/src/ui/form/select.tsx'],
  people: ['web/src/features/profile/person-card.tsx'],
  // What the screens consist of that one goes to all the time.
  default: ['web/src/layouts/member-alerts.tsx', 'web/src/layouts/popups/install-slot.tsx'],
  search: [
    'web/src/features/search/found-line.tsx',
    'web/src/features/search/last-search.ts',
    'web/src/features/search/other-ways.tsx',
    'web/src/features/search/relaxations.tsx',
    'web/src/features/search/filters/search-filters.tsx',
    'web/src/features/search/search-results.tsx',
    'web/src/features/search/use-only-real.ts',
    'node_modules/lucide-react/dist/esm/icons/sliders-horizontal.mjs',
  ],
  chats: [
    'web/src/features/chat/offline/offline-bar.tsx',
    'web/src/features/chat/list/chat-list.tsx',
    'web/src/features/chat/list/use-last-opened.ts',
    'web/src/layouts/popups/chat-entry.tsx',
  ],
  conversation: [
    'web/src/features/chat/compose/closed/confirm-first.tsx',
    'web/src/features/chat/pane/conversation-menu.tsx',
    'web/src/features/chat/pane/conversation-pane.tsx',
  ],
};

/**
 * Parts of the contract that those files name, but of which they use nothing: with what imports them they would come to
 * every page.
 */
const apart = ['contract/src/signup.ts', 'contract/src/payment-methods.ts', 'contract/src/payments.ts'];

/**
 * The bundles as Rolldown's `codeSplitting.groups`. Throws for a module that is not there: a moved one would silently
 * weigh on every page.
 */
export function bundleGroups() {
  const lost = [...Object.values(bundles).flat(), ...apart].filter((file) => !existsSync(root + file));
  if (lost.length > 0) throw new Error(`tools/build/bundles.mjs names what is not there: ${lost.join(', ')}`);
  const groups = [
    ...apart.map((file) => ({ name: basename(file, '.ts'), files: [file], includeDependenciesRecursively: false })),
    ...Object.entries(bundles).map(([name, files]) => ({ name, files })),
  ];
  return groups.map(({ files, ...group }, at, { length }) => {
    const paths = new Set(files.map((file) => root + file));
    return { ...group, test: (id) => paths.has(id.split('?')[0]), priority: length - at };
  });
}
