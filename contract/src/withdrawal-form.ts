import { cleanEmail, isEmail } from './signup.ts';

/** All that a declaration of withdrawal asks for (T40). */
export interface WithdrawalValues {
  name: string;
  order: string;
  email: string;
}
export type WithdrawalMistake = 'name_required' | 'order_required' | 'email_invalid';

/** What each field lacks, in the order of the form. Server and browser judge alike. */
export const checkWithdrawal = ({
  name,
  order,
  email,
}: WithdrawalValues): Partial<Record<keyof WithdrawalValues, WithdrawalMistake>> => ({
  ...(name.trim() === '' ? { name: 'name_required' } : {}),
  ...(order.trim() === '' ? { order: 'order_required' } : {}),
  ...(isEmail(cleanEmail(email)) ? {} : { email: 'email_invalid' }),
});
