import { noFaults, openPsp, type Psp } from '@vonk/psp';
import { atEnd } from '../ends/at-end.ts';

export const stripeKey = `sk_test_${'v'.repeat(30)}`;
export const stripeSecret = `whsec_${'v'.repeat(30)}`;
/** In whose name Stripe debits for the account. */
export const stripeCreditor = 'DE98ZZZ09999999999';
export const mollieKey = `test_${'v'.repeat(30)}`;
/** Of the organization, which reads its settlements. */
export const mollieToken = `access_${'v'.repeat(30)}`;

/**
 * A stand-in for payment providers until the file's tests are done. Mollie's client speaks to nothing but TLS and
 * brings its own list of who vouches for a certificate, so that none is asked for meanwhile.
 */
export async function standIn(): Promise<Psp> {
  const psp = await openPsp();
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  atEnd(async () => {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    await psp.close();
  });
  return psp;
}

/** Nothing goes wrong any more. */
export const mend = (psp: Psp): void => void Object.assign(psp.faults, noFaults);
