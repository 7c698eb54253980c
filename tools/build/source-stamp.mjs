import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = ['web', 'contract/src', 'locales/src', 'phrases/src', 'package-lock.json', 'tools/build'];

/** A hash over everything the web build is made from. */
export function sourceStamp() {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(root + path).isDirectory()) {
      for (const name of readdirSync(root + path).toSorted()) if (name !== 'node_modules') add(`${path}/${name}`);
    } else hash.update(path).update(readFileSync(root + path));
  };
  for (const path of sources) add(path);
  return hash.digest('hex');
}
