// A stand-in for payment providers: one small server with state that answers what their official clients call, shows a
// page for each payment, and sends its notifications, with faults on demand. No money, no other machine.
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { generate } from 'selfsigned';
import { type Faults, noFaults, takeFault } from './faults.ts';
import { type Forgery, forged } from './forge.ts';
import { mollieApi } from './mollie/api.ts';
import { errorAnswer } from './mollie/answers.ts';
import { decide } from './mollie/outcomes.ts';
import { molliePages } from './mollie/pages.ts';
import { endSettlement, settle } from './mollie/settlements/settlements.ts';
import { type MolliePayment, MollieStore } from './mollie/store.ts';
import type { Outcome } from './outcomes.ts';
import { Notifier } from './notifications.ts';
import { stripeApi } from './stripe/api.ts';
import { errorAnswer as stripeError } from './stripe/answers.ts';
import { endMandate, eventAbout, signedEvent } from './stripe/lists/events.ts';
import { decideStripe } from './stripe/outcomes.ts';
import { payOut } from './stripe/lists/payouts.ts';
import { stripePages } from './stripe/pages.ts';
import { type StripeEvent, type StripeSession, StripeStore } from './stripe/store.ts';

export { type Faults, noFaults } from './faults.ts';
export type { Forgery } from './forge.ts';
export type { Outcome } from './outcomes.ts';

/** A running stand-in. */
export interface Psp {
  /** Pages, and APIs whose client takes `http:`. */
  readonly url: string;
  /** Mollie's API, over TLS with a certificate that nobody vouches for: its client takes nothing else. */
  readonly mollieUrl: string;
  readonly mollie: MollieStore;
  readonly stripe: StripeStore;
  readonly faults: Faults;
  readonly notifier: Notifier;
  /** Lets a payment end, or what follows, as its page does; throws where that does not fit. */
  decide(id: string, outcome: Outcome): void;
  /** Ends a mandate at Stripe, by its account's name there, as its bank does. */
  endMandate(token: string): void;
  /** Pays out what came and went back since the last time, less `costs` of the account at Stripe; answers its name. */
  payOut(provider: 'mollie' | 'stripe', costs?: number): string;
  /** Lets a payout arrive, or fail. */
  endPayout(id: string, end: 'arrived' | 'failed'): void;
  /** Sends a notification that no provider sends; throws where there is nowhere to send it. */
  forge(forgery: Forgery): void;
  close(): Promise<void>;
}

const host = '127.0.0.1';

async function listenOn(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Lets what was asked for go wrong: before anything is done, or once it is. */
const withFaults = (faults: Faults): Hono => {
  const app = new Hono();
  app.use('/:version{v1|v2}/*', async (context, next) => {
    await pause(faults.answerDelay);
    // Each client reads an error of its own shape; Stripe's takes any other for an answer.
    const errorOf = (status: number, message: string) =>
      context.req.param('version') === 'v1'
        ? stripeError(message, { type: 'api_error' })
        : errorAnswer(status, message);
    if (takeFault(faults, 'unavailable'))
      return context.json(errorOf(503, 'The service is temporarily unavailable'), 503, {
        'Retry-After': '0',
      });
    if (takeFault(faults, 'rateLimited'))
      return context.json(errorOf(429, 'Too many requests'), 429, { 'Retry-After': '1' });
    await next();
    if (takeFault(faults, 'dropAnswers')) {
      const { incoming } = context.env as { incoming: { socket: { destroy(): void } } };
      incoming.socket.destroy();
    }
  });
  return app;
};

/** Sends Stripe's events, signed. */
const teller =
  (stripe: StripeStore, notifier: Notifier) =>
  (event: StripeEvent): void => {
    const sent = signedEvent(stripe, event, event.created);
    if (sent) notifier.send({ ...sent, onTaken: () => stripe.taken.add(event.id) });
  };

/** How a payment without a page tells of how it stands. */
const eventOf = ({ intentStatus }: StripeSession): string =>
  `payment_intent.${intentStatus === 'succeeded' ? 'succeeded' : 'payment_failed'}`;

/** Starts a stand-in on two ports of this machine; 0 takes any. */
export async function openPsp({ port = 0, securePort = 0 } = {}): Promise<Psp> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const faults: Faults = { ...noFaults };
  const notifier = new Notifier(faults);
  const mollie = new MollieStore();
  const tellOfMollie = ({ id, webhookUrl }: MolliePayment): void => {
    if (webhookUrl === undefined) return;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    notifier.send({ url: webhookUrl, body: `id=${id}`, headers });
  };
  const app = withFaults(faults);
  const listener = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false });
  const plain = createServer(listener);
  const secure = createSecureServer({ key, cert }, listener);
  const url = `http://${host}:${await listenOn(plain, port)}`;
  const origin = `https://${host}:${await listenOn(secure, securePort)}`;
  const stripe = new StripeStore();
  const seconds = () => Math.floor(stripe.now() / 1000);
  const tell = teller(stripe, notifier);
  const tellOf = (session: StripeSession, type: string): void =>
    tell(eventAbout(stripe, session, { type, pages: url, at: seconds() }));
  const psp: Psp = {
    url,
    mollieUrl: `${origin}/v2/`,
    mollie,
    stripe,
    faults,
    notifier,
    decide(id, outcome) {
      const payment = mollie.payments.get(id);
      const session = stripe.sessions.get(id);
      if (session) decideAtStripe(session, outcome);
      else if (payment && decide(mollie, payment, outcome)) tellOfMollie(payment);
      else throw new Error(`${outcome} does not fit ${id}`);
    },
    endMandate: (token) => tell(endMandate(stripe, token, seconds())),
    ...payoutsOf(mollie, stripe),
    forge(forgery) {
      const sent = forged({ mollie, stripe }, forgery);
      if (!sent) throw new Error(`a forgery about ${forgery.id} goes nowhere`);
      notifier.send(sent);
    },
    close: () => notifier.settled().then(() => closeAll([plain, secure])),
  };
  const decideAtStripe = (session: StripeSession, outcome: Outcome): void => {
    const type = decideStripe(stripe, session, outcome);
    if (type === undefined) throw new Error(`${outcome} does not fit ${session.id}`);
    tellOf(session, type);
  };
  app.route('/', mollieApi(mollie, { origin, pages: url }));
  app.route('/', molliePages(mollie, tellOfMollie));
  app.route('/', stripeApi(stripe, { pages: url, tell: (session) => tellOf(session, eventOf(session)) }));
  app.route('/', stripePages(stripe, decideAtStripe));
  app.route('/', controls(psp));
  return psp;
}

const payoutsOf = (mollie: MollieStore, stripe: StripeStore): Pick<Psp, 'payOut' | 'endPayout'> => ({
  payOut: (provider, costs) => (provider === 'mollie' ? settle(mollie) : payOut(stripe, costs)).id,
  endPayout(id, end) {
    const settlement = mollie.settlements.get(id);
    const payout = stripe.payouts.get(id);
    if (settlement) endSettlement(mollie, settlement, end === 'arrived');
    else if (payout) payout.status = end === 'arrived' ? 'paid' : 'failed';
    else throw new Error(`there is no payout ${id}`);
  },
});

/** What is done to it from outside: faults, where Stripe's notifications go, forged ones, and payouts. */
function controls(psp: Pick<Psp, 'faults' | 'stripe' | 'forge' | 'payOut' | 'endPayout'>): Hono {
  const app = new Hono();
  app.put('/faults', async (context) => {
    Object.assign(psp.faults, noFaults, await context.req.json());
    return context.json(psp.faults);
  });
  app.put('/stripe/endpoint', async (context) => {
    psp.stripe.endpoint = await context.req.json();
    return context.json({});
  });
  app.post('/payouts', async (context) => {
    const { provider, costs } = await context.req.json();
    return context.json({ id: psp.payOut(provider, costs) });
  });
  app.post('/payouts/:id', async (context) => {
    psp.endPayout(context.req.param('id'), (await context.req.json()).end);
    return context.json({});
  });
  app.post('/forge', async (context) => {
    psp.forge(await context.req.json());
    return context.json({});
  });
  return app;
}
