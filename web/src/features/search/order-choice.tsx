import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../ui/actions/chip.tsx';
import type { SearchAddress, SearchPage } from './queries.ts';

type OrderChoiceProps = {
  page: Pick<SearchPage, 'filters' | 'orders'>;
  onChange: (changes: SearchAddress) => void;
};

/** In which order members stand, and why (C42, T67). Nothing for a guest, who has no choice. */
export function OrderChoice({ page: { filters, orders }, onChange }: OrderChoiceProps) {
  const t = useTranslations('members');
  const { order } = filters;
  if (orders.length === 1) return null;
  return (
    <div className="order-choice">
      <ChipSelect
        label={t('order')}
        isLabelShown
        options={orders.map((known) => ({ value: known, label: t(`orders.${known}`) }))}
        value={order}
        onChange={({ target }) =>
          onChange({ order: target.value === orders[0] ? undefined : (target.value as SearchAddress['order']) })
        }
      />
      <details>
        <summary>{t('orderWhy')}</summary>
        <p>{t(`orderText.${order}`)}</p>
      </details>
    </div>
  );
}
