import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { DirectDebitServices } from '../services.ts';
import { dropProviderMandate, listEndedMandates } from './provider-mandates.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'end-provider-mandates': NoPayload;
  }
}

const atOnce = 100;

/**
 * Ends at their providers the mandates that ended here, for whatever reason, once nothing is debited by them any more
 * (PAY-5, T114). What a provider does not end now it is asked again the next time.
 */
export const endProviderMandates =
  ({ providers, log }: Pick<DirectDebitServices, 'providers' | 'log'>): Tasks['end-provider-mandates'] =>
  async (_, { db, now }) => {
    const keepers = new Map(providers.flatMap(({ name, mandates }) => (mandates ? [[name, mandates] as const] : [])));
    for (const ended of await listEndedMandates(db, { providers: [...keepers.keys()], now, limit: atOnce })) {
      try {
        await keepers.get(ended.provider)?.endMandate(ended);
      } catch (error) {
        log.warn({ err: error, provider: ended.provider }, 'a provider did not end a mandate yet');
        continue;
      }
      await db.transact((tx) => dropProviderMandate(tx, ended, ended));
    }
  };
