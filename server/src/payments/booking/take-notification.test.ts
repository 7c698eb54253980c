import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { readKeys } from '../sandbox/keys.ts';
import { sign, signatureHeader } from '../sandbox/signature.ts';

const kit = await createKit();

/** What a provider signed is from the provider; what it says may still be nothing. */
test.each([
  'null',
  '{',
  '',
  '[]',
  '"x"',
  '1',
  'true',
  '{}',
  '{"id":1}',
  '{"id":"evt_1"}',
  '{"id":null,"payment":null}',
  '{"id":[],"payment":{}}',
  '{"id":"\\u0000","payment":"x"}',
  '{"id":"x","payment":"\\ud800"}',
  `{"id":"${'x'.repeat(5000)}","payment":"x"}`,
  '{"id":"","payment":""}',
  '['.repeat(20_000),
  '\ufeff{}',
  '\0',
])('a signed notification with the body %j is refused, and nothing fails (T107)', async (text) => {
  const [key] = await readKeys(kit.db);
  const body = Buffer.from(text);
  const headers = { [signatureHeader]: sign(key ?? Buffer.alloc(0), body, kit.clock.now()) };
  for (const { name: provider } of kit.services.providers) {
    const { status, refusal } = await kit.call('POST /api/payment-notification.php', { provider }, { body, headers });
    expect([provider, status, refusal.error]).toEqual([provider, 400, 'invalid_input']);
  }
});
