import { MollieApiError } from '@mollie/api-client';
import { ProviderRefusal } from '../provider.ts';

/** Statuses that say no for good; all else may be tried again. */
const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status);

/**
 * Says what went wrong in words of our own: the client's errors hold what was sent, a buyer's address perhaps, and the
 * log takes what caused an error with it.
 */
function fail(error: unknown): never {
  if (!(error instanceof MollieApiError)) throw error;
  const { statusCode, field } = error;
  if (isRefusal(statusCode)) throw new ProviderRefusal('mollie', [statusCode, field].filter(Boolean).join(' '));
  throw new Error(statusCode === undefined ? 'mollie was not reached' : `mollie answered ${statusCode}`);
}

/** What Mollie answers, or what went wrong in our own words. */
export const told = <Answer>(act: () => Promise<Answer>): Promise<Answer> => act().catch(fail);
