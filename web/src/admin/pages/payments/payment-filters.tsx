import { paymentMethods } from '@vonk/contract/payment-methods';
import { paymentStates } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { readAmount } from '../../parts/acts/amount.ts';
import { TypedFilter } from '../../parts/filters/typed-filter.tsx';
import { type PaymentFilter, usePaymentSearch } from './use-payment-search.ts';

/** Which payments are shown; all of it stands in the address. */
export function PaymentFilters({ providers }: { providers: readonly string[] }) {
  const t = useTranslations('admin-payments.filters');
  const states = useTranslations('payments.states');
  const methodName = useMethodName();
  const { typed, set } = usePaymentSearch();
  const choice = (filter: PaymentFilter, options: readonly { value: string; label: string }[]) => ({
    label: t(filter),
    value: typed[filter] ?? '',
    options: [{ value: '', label: t(`every.${filter as 'state' | 'method' | 'provider'}`) }, ...options],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set(filter, value),
  });
  const field = (filter: PaymentFilter) => ({
    label: t(filter),
    kept: typed[filter] ?? '',
    onChange: (value: string) => set(filter, value),
  });
  const amount = (filter: 'least' | 'most') => ({
    ...field(filter),
    error: readAmount(typed[filter] ?? '') === undefined ? t('noAmount') : undefined,
  });
  return (
    <form className="filters" role="search" aria-label={t('label')} onSubmit={(event) => event.preventDefault()}>
      <TypedFilter type="search" {...field('name')} />
      <ChipSelect
        {...choice(
          'state',
          paymentStates.map((value) => ({ value, label: states(value) })),
        )}
      />
      <ChipSelect
        {...choice(
          'method',
          paymentMethods.map((value) => ({ value, label: methodName(value) })),
        )}
      />
      <ChipSelect
        {...choice(
          'provider',
          providers.map((value) => ({ value, label: value })),
        )}
      />
      <TypedFilter type="date" {...field('from')} />
      <TypedFilter type="date" {...field('until')} />
      <TypedFilter type="amount" {...amount('least')} />
      <TypedFilter type="amount" {...amount('most')} />
    </form>
  );
}
