// Holds every import against architecture.mjs. Reading nothing is a failure: a check that saw no module has checked
// nothing.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { entrances } from '../architecture.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cruiser = `${root}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;

/**
 * Answers the violations of the tree at `folder`, how many modules were read, and which `entrances` nobody takes any
 * more.
 */
export function findViolations(folder = root) {
  const args = [
    cruiser,
    '--config',
    `${root}.dependency-cruiser.mjs`,
    '--output-type',
    'json',
    'server/src',
    'server/test',
    'contract/src',
    'locales/src',
    'demo/src',
    'phrases/src',
    'web/src',
    'psp/src',
    'bench',
    'e2e',
    'tools',
  ];
  let output;
  try {
    output = execFileSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    output = error.stdout;
    if (!output) throw error;
  }
  const { summary, modules } = JSON.parse(output);
  const ways = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => `${source.split('/')[0]} -> ${resolved}`),
  );
  return {
    modules: summary.totalCruised,
    unused: Object.keys(entrances).filter(
      (entrance) => !ways.some((way) => (entrance.endsWith('/') ? way.startsWith(entrance) : way === entrance)),
    ),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findViolations();
  const { modules } = found;
  const violations = [
    ...found.violations,
    ...found.unused.map((entrance) => `${entrance}: nobody takes it, and it needs no reason any more`),
  ];
  for (const violation of violations) console.error(violation);
  if (modules === 0) console.error('No module was read.');
  console.log(`${modules} modules, ${violations.length} violations`);
  process.exit(violations.length > 0 || modules === 0 ? 1 : 0);
}
