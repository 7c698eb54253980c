import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/words';
import { dayAndTime } from '@vonk/contract/local-time';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../../api/sending/use-send.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../../api/context.ts';
import { NotProved, useWithProof } from '../../../frame/proof/proof-provider.tsx';
import { readAmount } from '../../../parts/acts/amount.ts';
import { useMoney } from '../../../parts/use-money.ts';
import type { PlansView } from './queries.ts';

interface PlanDialogProps {
  site: number;
  view: PlansView;
  onClose: () => void;
  onDone: () => void;
}

interface Typed {
  readonly date: string;
  readonly time: string;
  readonly reason: string;
  /** By credits; empty: that pack costs what it costs. */
  readonly prices: Readonly<Record<number, string>>;
}

const fieldOf = (credits: number) => `price_${credits}`;

/** From when packs cost something else, on the site's own clock; what was typed stays after a refusal. */
export function PlanDialog({ site, view, onClose, onDone }: PlanDialogProps) {
  const { packages, currency, time_zone: timeZone } = view;
  const t = useTranslations('admin-price-plans');
  const acts = useTranslations('admin-members.acts');
  const common = useTranslations('admin');
  const money = useMoney();
  const { call } = useAdmin();
  const withProof = useWithProof();
  const [today] = useState(() => dayAndTime(new Date(), timeZone).date);
  const [typed, setTyped] = useState<Typed>({ date: '', time: '00:00', reason: '', prices: {} });
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: (plan: Typed) => mistakesIn(plan, packages[0]?.credits),
    send: async ({ date, time, reason, prices }: Typed) => {
      try {
        await withProof(() =>
          call('POST /api/admin/price-plan', { site, date, time, reason: reason.trim(), prices: pricesOf(prices) }),
        );
        return true;
      } catch (error) {
        if (error instanceof NotProved) return false;
        throw error;
      }
    },
    onSent: (isDone) => isDone && onDone(),
  });
  const field = (name: 'date' | 'time' | 'reason') => ({
    error: mistakes[name],
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      mend(name);
      setTyped({ ...typed, [name]: value });
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('planTitle')} closeLabel={common('close')}>
      <Form className="grid gap-4" onSend={(form) => submit(form, typed)}>
        <p>{t('planText')}</p>
        {problem && <Alert kind="error">{problem}</Alert>}
        <div className="fields-two">
          <TextInput {...field('date')} label={t('date')} type="date" min={today} data-autofocus />
          <TextInput {...field('time')} label={t('time')} hint={t('timeHint', { zone: timeZone })} type="time" />
        </div>
        {packages.map(({ credits, total_minor: minor }) => (
          <TextInput
            key={credits}
            label={t('newPrice', { credits: String(credits), currency })}
            hint={t('now', { price: money({ minor, currency }) })}
            error={mistakes[fieldOf(credits)]}
            inputMode="decimal"
            autoComplete="off"
            value={typed.prices[credits] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              mend(fieldOf(credits));
              setTyped({ ...typed, prices: { ...typed.prices, [credits]: value } });
            }}
          />
        ))}
        <Textarea
          {...field('reason')}
          label={acts('reason')}
          hint={acts('reasonHint')}
          maxLength={maxReasonCharacters}
        />
        <Button type="submit" wide busy={isSending}>
          {t('plan')}
        </Button>
      </Form>
    </Dialog>
  );
}

/** What keeps a plan from being sent: no moment, no price that is one, or no reason. */
function mistakesIn({ date, time, reason, prices }: Typed, first: number | undefined) {
  const wrong = Object.entries(prices).filter(([, price]) => readAmount(price) === undefined);
  return {
    ...(date === '' && { date: 'words_required' as const }),
    ...(time === '' && { time: 'words_required' as const }),
    ...Object.fromEntries(wrong.map(([credits]) => [fieldOf(Number(credits)), 'amount_invalid' as const])),
    ...(wrong.length === 0 &&
      pricesOf(prices).length === 0 &&
      first !== undefined && { [fieldOf(first)]: 'words_required' as const }),
    ...(reason.trim().length < fewestReasonCharacters && { reason: 'text_required' as const }),
  };
}

const pricesOf = (prices: Typed['prices']): { credits: number; total_minor: number }[] =>
  Object.entries(prices).flatMap(([credits, price]) => {
    const total = readAmount(price);
    return typeof total === 'number' ? [{ credits: Number(credits), total_minor: total }] : [];
  });
