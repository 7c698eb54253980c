import { randomUUID } from 'node:crypto';
import { away } from '../../test/profiles.ts';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { logIn } from '../../test/members.ts';

const kit = await createKit({ SANDBOX_PAYMENTS: 'false' });

test('without a provider no method is offered, nothing can be ordered, and the sandbox is not there (PAY-2)', async () => {
  const browser = await logIn(kit, await away(kit, 'anna'));
  const { ok } = await kit.call('GET /api/packages.php', {}, { as: browser });
  expect([ok.packages.length, ok.methods]).toEqual([4, []]);
  const input = { credits: 10, method: 'ideal', start_now: true, key: randomUUID() } as const;
  expect((await kit.call('POST /api/payment.php', input, { as: browser })).refusal.error).toBe('method_unavailable');
  expect((await kit.app.request('/sandbox/checkout/sb_123')).status).toBe(404);
});
