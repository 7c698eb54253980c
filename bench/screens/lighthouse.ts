import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { another } from '../../e2e/support/members.ts';
import { landerPaths } from '../../e2e/support/public-paths.ts';
import type { TestServer } from '../../e2e/support/real-server.ts';
import { browserPath, withServer } from '../opened.ts';

/** Fetched when it is asked for: it brings more than all our other tools together. */
const lighthouse = 'lighthouse@13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
/** The lowest points, of 100, that a page may have. */
const least: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

interface Report {
  categories: Readonly<
    Record<Category, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, { score: number | null; title: string }>>;
}

/** Runs Lighthouse, as on a phone, over the pages a stranger comes to first. */
export async function benchLighthouse(): Promise<boolean> {
  const chrome = browserPath();
  return withServer(async (server) => {
    const { publicId } = await another(server, 'anna');
    console.log(line(['page', ...categories, '']));
    let isWithin = true;
    for (const path of ['/', '/pricing', '/login', '/pages/faq', ...landerPaths(publicId)]) {
      const short = shortcomings(path, await measureAtBest(server, { path, chrome }));
      isWithin &&= short.length === 0;
    }
    return isWithin;
  });
}

/** What else runs on the machine can only slow a page down, so a slow one gets two more chances. */
async function measureAtBest(server: TestServer, page: { path: string; chrome: string }): Promise<Report> {
  let best = await measure(server, page);
  for (let left = 2; left > 0 && pointsOf(best, 'performance') < least.performance; left -= 1) {
    const again = await measure(server, page);
    if (pointsOf(again, 'performance') > pointsOf(best, 'performance')) best = again;
  }
  return best;
}

async function measure(server: TestServer, { path, chrome }: { path: string; chrome: string }): Promise<Report> {
  const node = dirname(process.execPath);
  const flags = ['--output=json', '--quiet', `--only-categories=${categories.join(',')}`];
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      server.url(path),
      ...flags,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      env: { ...process.env, CHROME_PATH: chrome, PATH: `${node}:${process.env['PATH'] ?? ''}` },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 240_000,
    },
  );
  return JSON.parse(stdout) as Report;
}

/** Prints a page's points, and what it lost them by. */
function shortcomings(path: string, report: Report): Category[] {
  const short = categories.filter((category) => pointsOf(report, category) < floorOf(path, category));
  console.log(
    line([
      path,
      ...categories.map((category) => String(pointsOf(report, category))),
      short.length === 0 ? 'ok' : 'short',
    ]),
  );
  for (const category of short)
    for (const { id } of report.categories[category].auditRefs.filter(({ weight }) => weight > 0)) {
      const audit = report.audits[id];
      if (audit && audit.score !== null && audit.score < 0.9) console.log(`  ${category}: ${audit.title} (${id})`);
    }
  return short;
}

const pointsOf = ({ categories: scores }: Report, category: Category): number =>
  Math.round((scores[category].score ?? 0) * 100);

/** Pages around a member are kept from search engines on purpose (PUB-4), and Lighthouse takes points for that. */
const floorOf = (path: string, category: Category): number =>
  category === 'seo' && path.startsWith('/members/') ? 0 : least[category];

const line = ([first = '', ...rest]: readonly string[]) =>
  first.padEnd(38) + rest.map((cell) => cell.padStart(16)).join('');
