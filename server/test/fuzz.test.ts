import { refusals } from '@vonk/contract/refusals';
import { expect, test } from 'vitest';
import { seededRandom } from '../../e2e/support/seeded.ts';
import { createKit } from './kit.ts';
import { another } from './profiles.ts';
import { type MadeRequest, makeRequest, type OpenApi } from './fuzz/requests.ts';
import { makeValues } from './fuzz/values.ts';

/** `npm run bench fuzz` makes many more, of another seed each time. */
const calls = Number(process.env['FUZZ_CALLS'] ?? 1500);
const seed = Number(process.env['SEED'] ?? 20_261_122);
/** So often each of them is somebody new: who logs out, leaves or changes their password is of no more use. */
const callsOfOne = 60;

const kit = await createKit();
const openApi = (await (await kit.app.request('/openapi.json', { headers: { host: 'localhost' } })).json()) as OpenApi;

const roles = {
  stranger: async () => ({ browser: kit.browser() }),
  'free member': () => another(kit, 'anna', { freeCredits: 5 }),
  'premium member': () => another(kit, 'bram', { isPremium: true, boughtCredits: 500 }),
  'member who has not confirmed': () => another(kit, 'nora'),
};

interface Failure {
  role: string;
  name: string;
  status: number;
  sent: string;
}

test(
  `${calls} calls that nobody would send are refused, none of them is a bug (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const values = makeValues(seededRandom(seed));
    for (let at = 0; at < 3; at += 1) {
      const person = await another(kit, 'anna', { freeCredits: 5 });
      values.learn([person.publicId, person.email, person.name]);
    }
    const failures: Failure[] = [];
    const statuses: Record<number, number> = {};
    for (let at = 0; at < calls; at += callsOfOne)
      for (const [role, make] of Object.entries(roles)) {
        const { browser } = await make();
        const session = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        for (let of = 0; of < Math.ceil(callsOfOne / 4) && at + of < calls; of += 1) {
          const request = makeRequest(values, openApi);
          // Rates are not what is tried here.
          kit.clock.advance(70_000);
          const { status, text } = await send(request, session);
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (status >= 500 || !isDeclared(request, status, text))
            failures.push({ role, name: request.name, status, sent: sentOf(request) });
          else if (status === 200 && text.startsWith('{')) values.learn(JSON.parse(text));
        }
      }
    console.log(`answers by status: ${JSON.stringify(statuses)}`);
    expect(failures).toEqual([]);
    // Calls that go through must be among them, or it was the door alone that was tried.
    expect(statuses[200]).toBeGreaterThan(calls / 20);
    expect(statuses[409]).toBeGreaterThan(calls / 100);
  },
);

test('what was let in breaks no job', { timeout: 600_000 }, async () => {
  await expect(kit.advance(2000)).resolves.toBeUndefined();
});

async function send({ method, path, headers: { 'x-cookie': cookie, ...headers }, body }: MadeRequest, session: string) {
  const answer = await kit.app.request(path, {
    method,
    headers: { host: 'localhost', 'x-client': 'web', cookie: [session, cookie].filter(Boolean).join('; '), ...headers },
    ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body: body as string }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** A call is answered 200 or refused with a code there is, never in words of its own. */
function isDeclared({ name }: MadeRequest, status: number, text: string): boolean {
  if (status === 200 || !/^[A-Z]+ \/api\/[a-z-]+\.php$/.test(name)) return true;
  try {
    return (JSON.parse(text) as { error: string }).error in refusals;
  } catch {
    return false;
  }
}

const sentOf = ({ path, body, headers }: MadeRequest) =>
  `${path.slice(0, 300)} ${JSON.stringify(headers)} ${typeof body === 'string' ? body.slice(0, 400) : (body?.length ?? '')}`;
