import { endpoints } from '@vonk/contract/endpoint';
import type { EveryError } from '@vonk/contract/refusals';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { refuse, refuseAny, Refused, type Refuses } from '../refusal.ts';
import type { Routes } from './http.ts';

const part = endpoints({
  'GET /api/like.php': { input: z.object({}), output: z.object({}), errors: ['cannot_like'] },
});

const like = async (call: Refuses<'cannot_like'>) => call.refuse('cannot_like');
const pay = async (call: Refuses<EveryError | 'cannot_like' | 'price_changed'>) => call.refuse('price_changed');

test('a call is refused with what its endpoint declares and with nothing else: the compiler says so', async () => {
  const routes: Routes<object, object, typeof part> = {
    'GET /api/like.php': { access: 'visitor', handle: (call) => like(call) },
  };
  const undeclared: Routes<object, object, typeof part> = {
    // @ts-expect-error -- `price_changed` is a code, but not one of this call
    'GET /api/like.php': { access: 'visitor', handle: pay },
  };
  await expect(routes['GET /api/like.php'].handle({ refuse: refuseAny }, {})).rejects.toThrow('cannot_like');
  await expect(undeclared['GET /api/like.php'].handle({ refuse: refuseAny }, {})).rejects.toThrow('price_changed');
  // @ts-expect-error -- no such code
  endpoints({ 'GET /api/like.php': { input: z.object({}), output: z.object({}), errors: ['canot_like'] } });
  // @ts-expect-error -- a slip of the pen
  expect(() => refuseAny('canot_like')).toThrow(Refused);
  // @ts-expect-error -- what only some calls may be refused with is refused by the call
  expect(() => refuse('cannot_like')).toThrow(Refused);
  expect(() => refuse('not_found')).toThrow(Refused);
});
