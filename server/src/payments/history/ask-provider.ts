import type { ProviderPayment } from '../provider.ts';
import type { PaymentsServices } from '../services.ts';

/**
 * What a provider says of a payment now; nothing is booked by it. Undefined where there is no such provider any more,
 * or it does not answer.
 */
export async function askProvider(
  { providers, log }: Pick<PaymentsServices, 'providers' | 'log'>,
  { provider: name, reference, now }: { provider: string; reference: string; now: Date },
): Promise<ProviderPayment | undefined> {
  const provider = providers.find((each) => each.name === name);
  try {
    return await provider?.fetchPayment(reference, now);
  } catch (error) {
    log.error({ err: error, provider: name }, 'a payment provider did not answer');
    return undefined;
  }
}
