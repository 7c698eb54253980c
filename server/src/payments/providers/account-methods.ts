import { minute } from '@vonk/contract/durations';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { Site, SiteScope } from '../../sites/index.ts';
import type { PaymentProvider } from '../provider.ts';

/** How long what an account has switched on is believed, and how soon it is asked again when nothing came. */
const usual = { believed: 15 * minute, again: minute };

/** What is switched on for the account of a provider, as far as it said so. */
export interface AccountMethods {
  /** What may be offered: what was told last, and all that it carries before that. Asks again once that is old. */
  offered(): readonly PaymentMethod[];
  /** Once what was asked is answered, whatever came. */
  known(): Promise<void>;
}

/** Keeps what a provider says of its account, so that what is off there is not offered here (PAY-2, T101). */
export function accountMethods(
  { methods, listMethods }: Pick<PaymentProvider, 'methods' | 'listMethods'>,
  times: Partial<typeof usual> = {},
): AccountMethods {
  const { believed, again } = { ...usual, ...times };
  let told = methods;
  let asking = Promise.resolve();
  let nextAt = 0;
  const look = (): Promise<void> => {
    if (!listMethods || performance.now() < nextAt) return asking;
    nextAt = performance.now() + believed;
    asking = listMethods().then(
      (on) => void (told = methods.filter((method) => on.includes(method))),
      // What is known goes on; that it is away is told by the orders that it does not take.
      () => void (nextAt = performance.now() + again),
    );
    return asking;
  };
  return {
    offered() {
      void look();
      return told;
    },
    known: look,
  };
}

/** A method that a site's route names and that is off in the account of the provider it names. */
export interface MethodOff extends SiteScope {
  readonly provider: string;
  readonly method: PaymentMethod;
}

/** Methods that routes count on and accounts lack; what a provider never carries is not among them. */
export function listMethodsOff(
  sites: readonly Pick<Site, 'siteId' | 'settings'>[],
  providers: readonly (Pick<PaymentProvider, 'name' | 'methods'> & { carried: readonly PaymentMethod[] })[],
): MethodOff[] {
  const found = sites.flatMap(({ siteId, settings }) =>
    settings.payment_routes.flatMap(({ methods = [], providers: names }) =>
      providers
        .filter(({ name }) => names.includes(name))
        .flatMap(({ name, methods: on, carried }) =>
          methods
            .filter((method) => carried.includes(method) && !on.includes(method))
            .map((method) => ({ siteId, provider: name, method })),
        ),
    ),
  );
  return [...new Map(found.map((off) => [Object.values(off).join(), off])).values()];
}
