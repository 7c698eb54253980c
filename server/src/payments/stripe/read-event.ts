import { Stripe } from 'stripe';
import type { ProviderNotice, ProviderNotification } from '../provider.ts';

/** How old a signature may be, in seconds (T107). */
const toleranceSeconds = 300;

/**
 * What an event of Stripe's is about; undefined when none of the secrets signed it lately (T107). What tells of a
 * refund or dispute names the payment and not the page that it was made at, which Stripe is asked for.
 */
export async function readEvent(
  client: Stripe,
  secrets: readonly string[],
  { body, header, now }: ProviderNotification,
): Promise<ProviderNotice | undefined> {
  const event = secrets
    .map((secret) => verify(client, secret, { body, signature: header('stripe-signature'), now }))
    .find((known) => known !== undefined);
  return event && noticeOf(client, event);
}

/** What an event is about that Stripe itself gave. */
async function noticeOf(client: Stripe, event: Stripe.Event): Promise<ProviderNotice> {
  const { id: eventId } = event;
  const about = event.data.object as About;
  if (event.type.startsWith('checkout.session.')) return { eventId, ...aboutSession(about) };
  if (event.type.startsWith('payment_method.'))
    return { eventId, reference: null, ...(about.id === undefined ? {} : { card: about.id }) };
  if (event.type === 'mandate.updated') return { eventId, reference: null, ...aboutMandate(about) };
  if (event.type.startsWith('payment_intent.')) return { eventId, ...(await aboutIntent(client, about)) };
  const { payment_intent: intent } = about;
  const name = typeof intent === 'string' ? intent : intent?.id;
  if (name === undefined) return { eventId, reference: null };
  return { eventId, reference: (await pageOf(client, name)) ?? name };
}

/** Events since a moment that were told to nobody, or not answered well: Stripe keeps them for 30 days. */
export async function* listMissed(client: Stripe, since: Date): AsyncGenerator<ProviderNotice> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const event of client.events.list({ created, delivery_success: false, limit: 100 }))
    yield await noticeOf(client, event);
}

/** What of a session, charge, refund, dispute or mandate is read here. */
interface About {
  readonly id?: string;
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly payment_intent?: string | { readonly id: string } | null;
  /** Of a mandate. */
  readonly status?: string;
  readonly payment_method?: string | { readonly id: string } | null;
}

/** One that is over stays so; what else changed of it is nothing to us. */
function aboutMandate({ status, payment_method: method }: About): Pick<ProviderNotice, 'endedMandate'> {
  const token = typeof method === 'string' ? method : method?.id;
  return status === 'inactive' && token !== undefined ? { endedMandate: token } : {};
}

function aboutSession({ id, metadata }: About): Pick<ProviderNotice, 'reference' | 'order'> {
  const { order, site } = metadata ?? {};
  const isOurs = order !== undefined && /^\d{1,5}$/.test(site ?? '');
  return { reference: id ?? null, ...(isOurs ? { order: { id: order, siteId: Number(site) } } : {}) };
}

const pageOf = async (client: Stripe, intent: string): Promise<string | undefined> =>
  (await client.checkout.sessions.list({ payment_intent: intent, limit: 1 })).data[0]?.id;

/** A payment goes by the name of its page; where there is none, by its own. */
async function aboutIntent(client: Stripe, about: About): Promise<Pick<ProviderNotice, 'reference' | 'order'>> {
  const page = about.id === undefined ? undefined : await pageOf(client, about.id);
  return page === undefined ? aboutSession(about) : { reference: page };
}

interface Signed {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly now: Date;
}

function verify(client: Stripe, secret: string, { body, signature, now }: Signed): Stripe.Event | undefined {
  if (signature === undefined) return undefined;
  try {
    const event = client.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime());
    const { id, type, data } = event as Partial<Stripe.Event>;
    const isEvent = typeof id === 'string' && id.length <= 200 && typeof type === 'string' && Boolean(data?.object);
    return isEvent ? event : undefined;
  } catch {
    return undefined;
  }
}
