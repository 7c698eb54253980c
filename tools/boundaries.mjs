// Holds every import against architecture.mjs. Reading nothing is a failure: a check that saw no module has checked
// nothing.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cruiser = `${root}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`;

/** Answers the violations of the tree at `folder` and how many modules were read. */
export function findViolations(folder = root) {
  const args = [
    cruiser,
    '--config',
    `${root}.dependency-cruiser.mjs`,
    '--output-type',
    'json',
    'server/src',
    'contract/src',
    'locales/src',
    'demo/src',
    'phrases/src',
    'web/src',
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
  const { summary } = JSON.parse(output);
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, violations } = findViolations();
  for (const violation of violations) console.error(violation);
  if (modules === 0) console.error('No module was read.');
  console.log(`${modules} modules, ${violations.length} violations`);
  process.exit(violations.length > 0 || modules === 0 ? 1 : 0);
}
