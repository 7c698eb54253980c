import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { LimitPeriod, SpendingLimit } from '@vonk/contract/credits';
import { useFormatter, useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { useApp } from '../../api/use-app.ts';
import { useMoney } from '../../prices/use-money.ts';
import { Select } from '../../ui/form/select.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { limitsQuery } from './queries.ts';
import { useMutation } from '../../api/sending/use-mutation.ts';

const offered: Record<LimitPeriod, readonly number[]> = {
  day: [0, 2, 5, 10, 20, 50],
  week: [0, 5, 10, 25, 50, 100],
  month: [0, 10, 25, 50, 100, 200],
};

/** The most a member wants to spend per day, week and month; each choice is saved at once. */
export function SpendingLimits() {
  const { call } = useApp();
  const { data: limits } = useSuspenseQuery(limitsQuery(call));
  return (
    <div className="grid gap-6">
      {limits.map((limit) => (
        <LimitChoice key={limit.period} limit={limit} />
      ))}
    </div>
  );
}

function LimitChoice({ limit: { period, credits, spent, next } }: { limit: SpendingLimit }) {
  const t = useTranslations('credits');
  const words = useWords();
  const { save, isSaving } = useSave(period);
  const isHydrated = useHydrated();
  const choices = [...new Set([...offered[period], ...(credits === null ? [] : [credits])])].toSorted(
    (one, other) => one - other,
  );
  const hint = [
    credits === null ? '' : t('spent', { credits: spent, price: words.price(spent) }),
    next ? t('later', { limit: words.limit(next.credits), at: words.at(next.at) }) : '',
  ].filter(Boolean);
  return (
    <Select
      label={t(period)}
      hint={hint.length > 0 ? hint.join(' ') : undefined}
      value={credits ?? ''}
      disabled={!isHydrated || isSaving}
      onChange={(event) => save(event.target.value === '' ? null : Number(event.target.value))}
      options={[
        { value: '', label: t('none') },
        ...choices.map((each) => ({ value: String(each), label: words.limit(each) })),
      ]}
    />
  );
}

function useWords() {
  const t = useTranslations('credits');
  const money = useMoney();
  const format = useFormatter();
  const { settings } = useApp();
  const price = (credits: number) => money(credits * settings.credit_price_minor);
  return {
    price,
    limit: (credits: number | null) =>
      credits === null ? t('none') : credits === 0 ? t('nothing') : t('choice', { credits, price: price(credits) }),
    at: (moment: string) =>
      format.dateTime(new Date(moment), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
      }),
  };
}

function useSave(period: LimitPeriod) {
  const t = useTranslations('credits');
  const { call } = useApp();
  const words = useWords();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (credits: number | null) => call('PUT /api/spending-limits.php', { period, credits }),
    onSuccess: ({ limits }) => {
      queryClient.setQueryData(keys.spendingLimits, limits);
      const next = limits.find((limit) => limit.period === period)?.next;
      toast({ text: next ? t('waits', { at: words.at(next.at) }) : t('saved') });
    },
    onError: (failure) => toast({ kind: 'error', text: failure.message }),
  });
  return { save: (credits: number | null) => mutate(credits), isSaving: isPending };
}
