import { chromium } from '@playwright/test';
import { runFaults } from '../e2e/support/faults.ts';
import { createServer, freePort } from '../e2e/support/real-server.ts';
import { chosenSeed } from '../e2e/support/seeded.ts';
import { findBrowser } from '../tools/find-browser.mjs';

const messages = Number(process.env['BENCH_MESSAGES'] ?? 1000);

/** The long form of e2e/faults.spec.ts: two browsers, 2,000 messages. It keeps its budget when nothing is lost, doubled or charged wrongly. */
export async function benchFaults(): Promise<boolean> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no browser to test with');
  const seed = chosenSeed();
  console.log(`seed ${seed}`);
  const server = createServer(await freePort(), { isSilent: true });
  const launch = () => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  const browsers = [await launch(), await launch()] as const;
  try {
    await server.start();
    const plan = { seed, messages, lifeMilliseconds: 4000, reloads: 3, patienceMilliseconds: 600_000 };
    const { proxy, ...report } = await runFaults(browsers, server, plan);
    console.table({ [`${messages * 2} messages`]: { ...report, ...proxy } });
    console.log('none lost, none doubled, in order on both screens; ledger, balance and lots agree, one charge each');
    return true;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.stop();
  }
}
