import { runFaults } from '../e2e/support/faults.ts';
import { createServer, freePort } from '../e2e/support/real-server.ts';
import { chosenSeed } from '../e2e/support/seeded.ts';
import { launchBrowser } from './opened.ts';

const messages = Number(process.env['BENCH_MESSAGES'] ?? 1000);

/**
 * The long form of e2e/faults.spec.ts: two browsers, 2,000 messages. It keeps its budget when nothing is lost, doubled
 * or charged wrongly.
 */
export async function benchFaults(): Promise<boolean> {
  const seed = chosenSeed();
  console.log(`seed ${seed}`);
  const server = createServer(await freePort(), { isSilent: true });
  const browsers = [await launchBrowser(), await launchBrowser()] as const;
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
