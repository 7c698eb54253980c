import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, onTestFinished, test } from 'vitest';
import { mollieKey, standIn } from '../../../test/payments/stand-in.ts';
import { openMollieClient } from './client.ts';

test('Mollie is asked on a connection that is there already', async () => {
  const psp = await standIn();
  const client = openMollieClient({ apiKey: mollieKey, apiUrl: psp.mollieUrl });
  let opened = 0;
  const count = () => (opened += 1);
  subscribe('net.client.socket', count);
  onTestFinished(() => void unsubscribe('net.client.socket', count));
  for (let asked = 0; asked < 5; asked += 1) await client.methods.list();
  expect(opened).toBe(1);
});
