import { api } from '@vonk/contract/api';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';

test('every call of the contract stands in openapi.json, with what it may refuse', async () => {
  const kit = await createKit();
  const answer = await kit.app.request('/openapi.json', { headers: { host: 'localhost' } });
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  for (const name of Object.keys(api)) {
    const [method = '', path = ''] = name.split(' ');
    expect(paths[path]?.[method.toLowerCase()]).toBeDefined();
  }
  expect(paths['/api/message.php']?.['post']).toMatchObject({
    responses: {
      409: { description: expect.stringContaining('insufficient_credits') },
      429: {
        description: 'Refused with one of: too_many_conversations, chat_paused, too_many_requests',
        headers: { 'Retry-After': {} },
      },
    },
  });
  expect(paths['/api/two-step.php']?.['post']).toMatchObject({
    responses: { 401: { description: 'Refused with one of: fresh_login_required' } },
  });
});
