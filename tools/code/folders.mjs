// Holds every folder of code against our own cap: more files than a reader takes in at a glance want folders of their
// own, or a reason in architecture.mjs.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeFolders } from '../../architecture.mjs';
import { inCode } from './folders-of-code.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cap = 12;
const code = `${inCode}/*.{ts,tsx,mts,mjs,js,css,sql}`;
const apart = /(^|\/)(node_modules|dist)(\/|$)|\.(test|spec)\.tsx?$|\.d\.m?ts$/;

/** How many source files stand in each folder itself, tests and declarations apart. */
export function countFiles(paths) {
  const counts = new Map();
  for (const path of paths.filter((one) => !apart.test(one)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return counts;
}

/**
 * Folders over the cap without a reason, and reasons that nothing needs. A `*` in a reason's folder is one name,
 * whatever it is.
 */
export function judgeFolders(counts, reasons) {
  const large = [...counts].filter(([, count]) => count > cap);
  const fits = (pattern, folder) => new RegExp(`^${pattern.split('*').map(RegExp.escape).join('[^/]+')}$`).test(folder);
  const patterns = Object.keys(reasons);
  return [
    ...large
      .filter(([folder]) => !patterns.some((pattern) => fits(pattern, folder)))
      .map(([folder, count]) => `${folder}: ${count} files, and architecture.mjs gives no reason for more than ${cap}`),
    ...patterns
      .filter((pattern) => !large.some(([folder]) => fits(pattern, folder)))
      .map((pattern) => `${pattern}: has ${cap} files or fewer and needs no reason any more`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counts = countFiles(globSync(code, { cwd: root, exclude: (path) => apart.test(path) }));
  const faults = judgeFolders(counts, largeFolders);
  for (const fault of faults) console.error(fault);
  console.log(`${counts.size} folders, ${faults.length} faults`);
  process.exit(faults.length === 0 && counts.size > 50 ? 0 : 1);
}
