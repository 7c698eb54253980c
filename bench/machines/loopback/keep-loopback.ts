import { once } from 'node:events';
import { missingPackages } from './installed.ts';
import { startLoopback } from './loopback.ts';

/** Starts all of deploy/ on this machine with the members of the demo, tells where it is, and ends it at Ctrl-C. */
export async function keepLoopback(): Promise<boolean> {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(`lacks: apt-get install ${missing.join(' ')}`);
    return false;
  }
  const machines = await startLoopback();
  try {
    await machines.startApplication({
      DATABASE_URL: machines.databaseUrl,
      DATABASE_READ_URL: machines.databaseUrl,
      TRUST_PROXY: '1',
      SKIP_SEED: 'false',
    });
    console.log(`the sites: http://localhost:${machines.sitePort}`);
    console.log(`by nginx, with a certificate of its own: https://localhost:${machines.securePort}`);
    console.log(`Prometheus: http://localhost:${machines.watchPort}`);
    console.log(`the databases: ${machines.databaseUrl}`);
    console.log(`the bus: ${machines.busUrl}`);
    console.log(`what each says, and its data: ${machines.folder}`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    return true;
  } finally {
    await machines.stop();
  }
}
