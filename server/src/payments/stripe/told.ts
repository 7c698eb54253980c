import { Stripe } from 'stripe';
import { ProviderRefusal } from '../provider.ts';

/** Says what went wrong in words of our own: the client's errors hold what was sent and answered. */
function fail(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, code, param } = error;
  if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError)
    throw new ProviderRefusal('stripe', [statusCode, code ?? param].filter(Boolean).join(' '));
  throw new Error(statusCode === undefined ? 'stripe was not reached' : `stripe answered ${statusCode}`);
}

/** What Stripe answers, or what went wrong in our own words. */
export const told = <Answer>(act: () => Promise<Answer>): Promise<Answer> => act().catch(fail);
