import { expect, test } from '@playwright/test';
import { runFaults } from './support/faults.ts';
import { createServer, freePort } from './support/real-server.ts';
import { chosenSeed } from './support/seeded.ts';

test('on a line that breaks, with a server and a database that die, no message is lost, doubled, out of order or charged twice @desktop', async ({
  browser,
}, { annotations }) => {
  test.setTimeout(600_000);
  const seed = chosenSeed();
  annotations.push({ type: 'seed', description: String(seed) });
  console.log(`faults: seed ${seed}`);
  const server = createServer(await freePort(), { isSilent: true });
  const second = await browser.browserType().launch();
  try {
    await server.start();
    const report = await runFaults([browser, second], server, {
      seed,
      messages: 30,
      lifeMilliseconds: 3000,
      reloads: 1,
      patienceMilliseconds: 180_000,
    });
    console.log(`faults: ${JSON.stringify(report)}`);
    expect(report.serverKills).toBeGreaterThanOrEqual(2);
  } finally {
    await second.close();
    await server.stop();
  }
});
