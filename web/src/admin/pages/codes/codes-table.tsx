import type { CodeAtDesk } from '@vonk/contract/admin/money/codes';
import { paymentMethods } from '@vonk/contract/payment-methods';
import { useFormatter, useTranslations } from 'use-intl';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { TextButton } from '../../../ui/actions/button.tsx';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Status, type StatusKind } from '../../parts/status.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { useCountryName } from '../../../texts/use-country-name.ts';

const kinds: Readonly<Record<CodeAtDesk['state'], StatusKind>> = { active: 'ok', expired: 'off', ended: 'off' };

/** What a code asks of an order and of who uses it, in words. */
function useRules(): (code: CodeAtDesk) => string {
  const t = useTranslations('admin-codes');
  const format = useFormatter();
  const money = useMoney();
  const countryName = useCountryName();
  const methodName = useMethodName();
  return (code) => {
    const { currency, minimum_minor: minimum, maximum_minor: maximum, countries, methods, uses_per_member } = code;
    const amount = (minor: number) => money({ minor, currency: currency ?? 'EUR' });
    const known = paymentMethods.filter((method) => methods?.includes(method));
    const rules = [
      code.is_personal && t('rules.personal'),
      code.first_order_only && t('rules.first'),
      minimum !== null && t('rules.minimum', { amount: amount(minimum) }),
      maximum !== null && t('rules.maximum', { amount: amount(maximum) }),
      countries !== null && format.list(countries.map(countryName)),
      methods !== null && format.list(known.map(methodName)),
      uses_per_member !== null && t('rules.perMember', { count: uses_per_member }),
    ].filter((rule) => rule !== false);
    return rules.length === 0 ? t('rules.all') : rules.join(' · ');
  };
}

type CodesTableProps = { codes: readonly CodeAtDesk[]; onEnd: (code: string) => void };

/** The codes there are, the newest first. */
export function CodesTable({ codes, onEnd }: CodesTableProps) {
  const t = useTranslations('admin-codes');
  const format = useFormatter();
  const rulesOf = useRules();
  const columns: readonly Column<CodeAtDesk>[] = [
    { key: 'code', head: t('columns.code'), renderCell: ({ code }) => <span className="payment-name">{code}</span> },
    {
      key: 'percentage',
      head: t('columns.discount'),
      isFigure: true,
      renderCell: ({ percentage }) => format.number(percentage / 100, { style: 'percent', maximumFractionDigits: 2 }),
    },
    { key: 'rules', head: t('columns.rules'), renderCell: rulesOf },
    {
      key: 'until',
      head: t('columns.until'),
      renderCell: ({ expires_at: at }) =>
        at === null ? t('noEnd') : format.dateTime(new Date(Date.parse(at) - 1), { dateStyle: 'medium' }),
    },
    {
      key: 'used',
      head: t('columns.used'),
      isFigure: true,
      renderCell: ({ paid, max_uses: most }) =>
        most === null ? format.number(paid) : t('usedOf', { paid: format.number(paid), most: format.number(most) }),
    },
    {
      key: 'state',
      head: t('columns.state'),
      renderCell: ({ state }) => <Status kind={kinds[state]}>{t(`states.${state}`)}</Status>,
    },
    {
      key: 'end',
      head: t('columns.act'),
      isActs: true,
      renderCell: ({ code, state }) =>
        state === 'active' && (
          <TextButton aria-label={t('endOf', { code })} onClick={() => onEnd(code)}>
            {t('end')}
          </TextButton>
        ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={codes} idOf={({ code }) => code} />;
}
