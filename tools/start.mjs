// `npm start`: builds the web app where its sources changed, then becomes the server. One process, so that it hears what npm is told.
import './guard.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('build-if-needed.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('../server/src/main/index.ts');
