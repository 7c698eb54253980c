// Which modules of the web app leave the build in one file: what every page needs, and what every page of a member
// needs.
import { existsSync } from 'node:fs';
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
  ],
  member: ['web/src/layouts/member-life.tsx'],
};

/**
 * The bundles as Rolldown's `codeSplitting.groups`. Throws for a module that is not there: a moved one would silently
 * weigh on every page.
 */
export function bundleGroups() {
  const lost = Object.values(bundles)
    .flat()
    .filter((file) => !existsSync(root + file));
  if (lost.length > 0) throw new Error(`tools/build/bundles.mjs names what is not there: ${lost.join(', ')}`);
  return Object.entries(bundles).map(([name, files], at, { length }) => {
    const paths = new Set(files.map((file) => root + file));
    return { name, test: (id) => paths.has(id.split('?')[0]), priority: length - at };
  });
}
