import { randomUUID } from 'node:crypto';
import type { Psp } from '@vonk/psp';
import { afterEach } from 'vitest';
import { createKit, type Kit } from '../kit.ts';
import { freePort, listen } from '../listen.ts';
import type { Person } from '../profiles.ts';
import { mend, mollieKey, mollieToken, standIn, stripeCreditor, stripeKey, stripeSecret } from './stand-in.ts';

const callToOrder = (kit: Kit, { browser }: Person, input: object) =>
  kit.callWith(
    'POST /api/payment.php',
    { credits: 30, method: 'ideal', start_now: true, key: randomUUID(), ...input },
    { as: browser },
  );

/** A site that sells by a stand-in for payment providers. */
export interface Shop {
  readonly psp: Psp;
  readonly kit: Kit;
  readonly port: number;
  /** Orders 30 credits by iDEAL, or as `input` says. */
  order(person: Person, input?: object): ReturnType<typeof callToOrder>;
  /** The same; answers our name of the payment, and the provider's. */
  ordered(person: Person, input?: object): Promise<{ id: string; reference: string }>;
  /** Lets everything that was told be taken in and booked. */
  settled(): Promise<void>;
  /** What of a payment, by the provider's name of it, did not fit. */
  problemsOf(reference: string): Promise<string[]>;
}

/** Opens a site with these providers on a port of its own; after each test nothing goes wrong any more. */
export async function openShop(
  names: readonly ('mollie' | 'stripe')[],
  settings: Readonly<Record<string, string>> = {},
  /** What is so at the providers before the site opens. */
  begin: (psp: Psp) => void = () => {},
): Promise<Shop> {
  const psp = await standIn();
  begin(psp);
  const port = await freePort();
  const kit = await createKit({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'silent',
    ...(names.includes('mollie')
      ? { MOLLIE_API_KEY: mollieKey, MOLLIE_ACCESS_TOKEN: mollieToken, MOLLIE_API_URL: psp.mollieUrl }
      : {}),
    ...(names.includes('stripe')
      ? {
          STRIPE_SECRET_KEY: stripeKey,
          STRIPE_WEBHOOK_SECRET: stripeSecret,
          STRIPE_CREDITOR_ID: stripeCreditor,
          STRIPE_API_URL: psp.url,
        }
      : {}),
    ...settings,
  });
  // What is asked at the start takes none of the faults that tests ask for.
  await Promise.all(kit.services.providers.map((provider) => provider.knowsMethods()));
  await listen(kit, port);
  const now = () => kit.clock.now().getTime();
  [psp.mollie.now, psp.stripe.now] = [now, now];
  // One address for all sites: that of one of them.
  psp.stripe.endpoint = {
    url: `http://localhost:${port}/api/payment-notification.php?provider=stripe`,
    secret: stripeSecret,
  };
  afterEach(() => mend(psp));
  const order: Shop['order'] = (person, input = {}) => callToOrder(kit, person, input);
  return {
    psp,
    kit,
    port,
    order,
    async ordered(person, input) {
      const { id } = (await order(person, input)).ok.payment;
      const { rows } = await kit.db.pool.query<{ reference: string | null }>(
        'select provider_reference as reference from payments where public_id = $1',
        [id],
      );
      return { id, reference: rows[0]?.reference ?? '' };
    },
    async settled() {
      await psp.notifier.settled();
      await kit.advance(3000);
    },
    async problemsOf(reference) {
      const { rows } = await kit.db.pool.query<{ problem: string }>(
        `select e.problem from payment_events e join payments p on p.site_id = e.site_id and p.id = e.payment_id
          where p.provider_reference = $1 and e.problem is not null`,
        [reference],
      );
      return rows.map(({ problem }) => problem);
    },
  };
}
