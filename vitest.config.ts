import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const files = globSync(
  ['{server,contract,locales,phrases,tools}/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
  {
    exclude: ['**/node_modules/**'],
  },
).map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

/** Replaces modules, which others may have loaded before. */
const isAlone = (text: string) => text.includes('vi.mock(');
/** Takes a database from `server/test`. */
const opensDatabase = (text: string) =>
  /from '[./]*\/test\/|from '\.\/(?:kit|database|empty-database|servers)\.ts'/.test(text);

/** Reads the catalogue, asks for a plan, migrates or restores: what may come out otherwise on another version. */
const signs = ['information_schema', 'regclass', 'explain', 'openProbe', 'updateDatabase', 'emptyDatabase', 'backup'];
const catalogue = /\bpg_(?:class|proc|constraint|index|attribute|trigger|locks|tables|get_|stat)/;
const asksTheVersion = (text: string) =>
  catalogue.test(text) || signs.some((sign) => new RegExp(`\\b${sign}`).test(text));
/** Where a server is given, the database tests run there, and those that ask the version on the embedded one too. */
const isServerGiven = Boolean(process.env['TEST_DATABASE_URL']);

const include = (isOurs: (text: string) => boolean) => files.filter(({ text }) => isOurs(text)).map(({ path }) => path);

// Loading the server takes longer than most files of tests: a worker loads it once (`isolate`) where nothing speaks
// against it.
export default defineConfig({
  test: {
    pool: 'forks',
    // Two cores are kept busy by three: what tests wait for are programs that start, and PostgreSQL.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    env: { NODE_ENV: 'test' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: include((text) => !opensDatabase(text) && !isAlone(text)),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: include((text) => opensDatabase(text) && !isAlone(text)),
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['server/test/ends/end-of-file.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: include(isAlone),
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['server/test/ends/end-of-file.ts'],
        },
      },
      ...(isServerGiven
        ? [
            {
              extends: true as const,
              test: {
                name: 'embedded',
                include: include((text) => opensDatabase(text) && !isAlone(text) && asksTheVersion(text)),
                globalSetup: ['server/test/global-setup.ts'],
                setupFiles: ['server/test/ends/end-of-file.ts'],
                isolate: false,
              },
            },
          ]
        : []),
    ],
  },
});
