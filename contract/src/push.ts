import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/** On how many browsers a member is told; a further one takes the place of the oldest. */
export const maxPushDevices = 20;

/** What a browser hands out when it subscribes (`PushSubscription.toJSON()`); keys are base64url (RFC 8291). */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.minLength(10), z.maxLength(1000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{86,88}={0,2}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22,24}={0,2}$/)),
  }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

/** What a push carries to the worker. */
export interface PushPayload {
  /** Of what is told. The same one may come twice, where a process died in between: it sounds once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly url: string;
  /** What replaces what: the same cause stands once on the screen. */
  readonly tag: string;
  /** How much is new in all, messages and likes, as on the app's icon; null where nothing is counted. */
  readonly badge: number | null;
  /** What is said to be opened when it is pressed; left out where reading says so. */
  readonly telling?: string;
}

export const pushEndpoints = endpoints({
  'GET /api/push.php': {
    input: z.object({}),
    output: z.object({
      /** With which a browser subscribes; null where this deployment sends no push. */
      public_key: z.nullable(z.string()),
      devices: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          created_at: z.string(),
          /** Whether it belongs to the session that asks. */
          is_current: z.boolean(),
        }),
      ),
    }),
    errors: [],
  },
  /** Also `POST /api/user.php?push=1`. The same browser again takes the place of its own. */
  'POST /api/push.php': {
    input: z.strictObject({ subscription: pushSubscription }),
    output: z.object({ id: z.string() }),
    errors: ['push_unavailable'],
  },
  /** Tells nothing more on a device, by its id or as the browser knows it; one that is gone is no mistake. */
  'DELETE /api/push.php': {
    input: z.object({
      id: z.optional(z.string().check(z.maxLength(40))),
      endpoint: z.optional(z.string().check(z.maxLength(1000))),
    }),
    output: z.object({}),
    errors: [],
  },
});
