import { Agent } from 'node:https';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mollieKey, standIn } from '../../../test/payments/stand-in.ts';
import { openMollieClient } from './client.ts';

test('Mollie is asked on a connection that is there already', async () => {
  const psp = await standIn();
  const client = openMollieClient({ apiKey: mollieKey, apiUrl: psp.mollieUrl });
  const opened = vi.spyOn(Agent.prototype, 'createConnection');
  onTestFinished(() => opened.mockRestore());
  for (let asked = 0; asked < 5; asked += 1) await client.methods.list();
  expect(opened).toHaveBeenCalledTimes(1);
});
