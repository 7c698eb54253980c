// `npm start` builds the web app once, and again only when its sources changed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceStamp } from './source-stamp.mjs';

const stampFile = fileURLToPath(new URL('../../dist/stamp', import.meta.url));

function builtStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return '';
  }
}

if (builtStamp() !== sourceStamp()) {
  console.log('Building the web app (only after a change of its sources) …');
  try {
    await import('./build.mjs');
  } catch (error) {
    // A folder or disk that takes no files is the operator's, what is wrong with a source is told at length.
    if (error.syscall) console.error(`The web app cannot be built: ${error.message}`);
    else console.error(error.message);
    process.exit(1);
  }
}
