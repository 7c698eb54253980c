import type { Clock } from '../../platform/clock.ts';
import { openMollie } from '../mollie/mollie.ts';
import { openStripe } from '../stripe/stripe.ts';
import { openSandbox, type SandboxServices } from '../sandbox/sandbox.ts';
import { guard, type GuardedProvider } from './guard.ts';

export interface ProvidersConfig {
  readonly MODE: 'demo' | 'production';
  readonly SANDBOX_PAYMENTS?: boolean | undefined;
  readonly MOLLIE_API_KEY?: string | undefined;
  readonly MOLLIE_ACCESS_TOKEN?: string | undefined;
  readonly MOLLIE_API_URL?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_CREDITOR_ID?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
}

/** The providers that the settings switch on, in the order in which new orders try them. */
export async function openProviders(
  services: SandboxServices,
  { config, clock }: { config: ProvidersConfig; clock: Clock },
): Promise<GuardedProvider[]> {
  const { MODE, SANDBOX_PAYMENTS = MODE === 'demo' } = config;
  const { MOLLIE_API_KEY: apiKey, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets = '' } = config;
  const providers = [
    ...(apiKey === undefined
      ? []
      : [openMollie({ apiKey, accessToken: config.MOLLIE_ACCESS_TOKEN, apiUrl: config.MOLLIE_API_URL })]),
    ...(secretKey === undefined
      ? []
      : [
          openStripe({
            secretKey,
            webhookSecrets: secrets.split(','),
            creditorId: config.STRIPE_CREDITOR_ID,
            apiUrl: config.STRIPE_API_URL,
          }),
        ]),
    ...(SANDBOX_PAYMENTS ? [await openSandbox(services, clock)] : []),
  ].map((provider) => guard(provider));
  // Nobody waits for it: until it is known, all that a provider carries is offered.
  for (const provider of providers) void provider.knowsMethods();
  return providers;
}
