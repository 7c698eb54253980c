import { MandateMethod, MandateStatus, type MollieClient } from '@mollie/api-client';
import { calendarDay } from '@vonk/contract/calendar';
import { type Creditor, type MandateKeeper, MandateRefusal, ProviderRefusal } from '../provider.ts';
import { cardsAtMollie } from './cards.ts';
import { told } from './told.ts';

/** Mollie debits in its own name, for its shops; every one of them shows so. */
export const creditorOfMollie: Creditor = { id: 'NL08ZZZ502057730000', name: 'Stichting Mollie Payments' };

/** What of a request tells that a mandate, or whose it is, is not good there. */
const ofMandate = /^(?:404|410)\b|\b(?:mandateId|customerId|consumer[A-Z]\w*)$/;

/** The same act; that its mandate is the reason why Mollie says no is told apart from other reasons. */
export const byMandate = <Answer>(act: () => Promise<Answer>): Promise<Answer> =>
  act().catch((error: unknown) => {
    if (error instanceof ProviderRefusal && ofMandate.test(error.code)) throw new MandateRefusal('mollie', error.code);
    throw error;
  });

/** Mandates that Mollie keeps, each of a customer of its own, who has no name there beside the account's holder. */
export const mandatesAtMollie = (client: MollieClient): MandateKeeper => ({
  openCustomer: (asked) => cardsAtMollie(client).openCustomer(asked),
  openMandate: ({ key, customer: customerId, mandate }) =>
    byMandate(() =>
      told(async () => {
        const { reference: mandateReference, signedAt, iban, holder } = mandate;
        // Mollie remembers a key for an hour alone, and banks refuse a reference that is there twice.
        const known = await client.customerMandates.page({ customerId, limit: 50 });
        const found = known.find(
          (one) => one.mandateReference === mandateReference && one.status !== MandateStatus.invalid,
        );
        const { id } =
          found ??
          (await client.customerMandates.create({
            customerId,
            method: MandateMethod.directdebit,
            consumerName: holder,
            consumerAccount: iban,
            mandateReference,
            signatureDate: calendarDay(signedAt, 'UTC'),
            idempotencyKey: key,
          }));
        return id;
      }),
    ),
  // With its customer goes the mandate, and nothing else hangs on them.
  endMandate: ({ customer }) => cardsAtMollie(client).removeCustomer(customer),
});
