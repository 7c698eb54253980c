import { expect, test } from 'vitest';
import { CallError, createCaller, isRefused } from './call.ts';

const failureOf = (send: () => Promise<Response>): Promise<CallError> => {
  const say = (code: 'offline' | 'internal') => `our words for ${code}`;
  const call = createCaller({ send, onLoggedOut: () => {}, maxRetries: 0, say });
  return call('POST /api/like.php', { profile: 'x', source: 'card' }).then(
    () => expect.unreachable('it was not refused'),
    (error: CallError) => error,
  );
};

test('SHELL-3: what no server gave words for gets ours: no connection, and an answer that makes no sense', async () => {
  const broken = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')));
  expect([broken.code, broken.statusCode, broken.message]).toEqual(['offline', 0, 'our words for offline']);
  const proxy = await failureOf(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect([proxy.code, proxy.statusCode, proxy.message]).toEqual(['internal', 502, 'our words for internal']);
});

test('the words of the server stand before ours', async () => {
  const refusal = { error: 'not_found', message: 'Dit lid is er niet meer.', statusCode: 404 };
  const refused = await failureOf(async () => Response.json(refusal, { status: 404 }));
  expect([refused.code, refused.message]).toEqual(['not_found', 'Dit lid is er niet meer.']);
});

test('a failure is asked for a code that its call declares; any other does not compile', () => {
  const failure: unknown = new CallError({ error: 'cannot_like', message: 'Nee', statusCode: 409 });
  expect(isRefused<'POST /api/like.php'>(failure, 'cannot_like')).toBe(true);
  expect(isRefused<'POST /api/like.php'>(failure, 'not_found')).toBe(false);
  expect(isRefused<'POST /api/like.php'>(new Error('cannot_like'), 'cannot_like')).toBe(false);
  // @ts-expect-error -- a code, but not one of this call
  expect(isRefused<'POST /api/like.php'>(failure, 'price_changed')).toBe(false);
  // @ts-expect-error -- a slip of the pen
  expect(failure instanceof CallError && failure.code === 'canot_like').toBe(false);
});

/** A browser whose session a new password replaces: the server knows the new one before the browser does. */
function passwordChange() {
  const { promise: changed, resolve: answerPassword } = Promise.withResolvers<Response>();
  let cookie = 'old';
  let ended = 0;
  const sent: string[] = [];
  const send = async (path: string, { method }: RequestInit): Promise<Response> => {
    sent.push(`${method} ${path}`);
    if (path.startsWith('/api/password.php')) return changed;
    const isKnown = cookie === 'new';
    if (path.startsWith('/api/user.php')) return Response.json({ user: isKnown ? { id: 'a' } : null });
    const refusal = { error: 'authentication_required', message: 'Log in', statusCode: 403 };
    return isKnown ? Response.json({}) : Response.json(refusal, { status: 403 });
  };
  const call = createCaller({ send, onLoggedOut: () => (ended += 1), maxRetries: 1 });
  return {
    call,
    sent,
    ended: () => ended,
    replace: () => call('PUT /api/password.php', { old_password: 'a', password: 'b' }),
    answer: () => {
      cookie = 'new';
      answerPassword(Response.json({ user: { id: 'a' } }));
    },
  };
}

test('C26: what is asked while a new password replaces the session ends nothing', async () => {
  const { call, answer, ended, replace } = passwordChange();
  const replaced = replace();
  const asked = [
    call('POST /api/like.php', { profile: 'x', source: 'card' }),
    call('GET /api/user.php', {}),
    call('GET /api/refunds.php', {}),
  ];
  await new Promise((resolve) => setTimeout(resolve, 20));
  answer();
  await replaced;
  expect((await Promise.all(asked))[1]).toEqual({ user: { id: 'a' } });
  expect(ended()).toBe(0);
});

test('C26: a session that is over is told once, after one more try', async () => {
  const { call, ended, sent } = passwordChange();
  await expect(call('GET /api/refunds.php', {})).rejects.toMatchObject({ code: 'authentication_required' });
  expect([sent.length, ended()]).toEqual([2, 1]);
  expect(await call('GET /api/user.php', {})).toEqual({ user: null });
  expect([sent.length, ended()]).toEqual([3, 1]);
});
