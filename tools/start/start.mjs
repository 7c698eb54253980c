// `npm start`: builds the web app where its sources changed, then becomes the server. One process, so that it hears
// what npm is told.
import '../guard.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// npm passes on what it is told to a shell, which may end without passing it on to us. Who is left alone by it ends
// too.
const shell = process.ppid;
if (process.env.npm_lifecycle_event === 'start') {
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

const build = fileURLToPath(new URL('../build/build-if-needed.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('../../server/src/main/index.ts');
