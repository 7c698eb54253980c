import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { SavedCard } from '@vonk/contract/saved-cards';
import { topUpLimits } from '@vonk/contract/top-ups';
import { type Ref, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { useApp } from '../../../api/use-app.ts';
import { packagesQuery } from '../../../prices/packages.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { cardName } from '../cards/card-name.ts';
import type { Prove } from '../refunds/refund-account.tsx';

type TopUpFormProps = { cards: readonly SavedCard[]; onClose: () => void; Prove: Prove };

interface Chosen {
  credits: number;
  threshold: number;
  perMonth: number;
  card: string;
}

const thresholds = [5, 10, topUpLimits.mostThreshold];
const times = Array.from({ length: topUpLimits.mostPerMonth }, (_, at) => at + 1);

/** Agrees to what is ordered by itself: which pack, when, how often at most, and with which card (T45, T37). */
export function TopUpForm({ cards, onClose, Prove }: TopUpFormProps) {
  const t = useTranslations('topup');
  const shell = useTranslations('shell');
  const money = useMoney();
  const { call, settings } = useApp();
  const { data: offer } = useSuspenseQuery(packagesQuery(call));
  const [chosen, setChosen] = useState<Chosen>({
    credits: offer.packages[0]?.credits ?? 0,
    threshold: thresholds[0] ?? 5,
    perMonth: 1,
    card: cards[0]?.id ?? '',
  });
  const totalMinor = offer.packages.find(({ credits }) => credits === chosen.credits)?.total_minor ?? 0;
  const agreed = useRef<HTMLInputElement>(null);
  const { send, isAsking, setAsking, isSending, problem, mistakes } = useAgreement({ chosen, totalMinor, onClose });
  const amount = money(totalMinor, offer.currency);
  const most = money(totalMinor * chosen.perMonth, offer.currency);
  return (
    <>
      <Dialog open={!isAsking} onClose={onClose} title={t('begin')} closeLabel={shell('close')}>
        <Form className="grid gap-4" onSend={(form) => send(form, agreed.current?.checked ?? false)}>
          <Choices {...{ offer, cards, chosen }} onChange={(change) => setChosen({ ...chosen, ...change })} />
          <p className="purchase-small">
            {t('limit', { times: chosen.perMonth, most })} {t('notice')} {t('endsItself')}{' '}
            {t('seller', { company: settings.company_name })}
          </p>
          <Agreement ref={agreed} days={settings.refund_days} amount={amount} error={mistakes['agreed']} />
          {problem !== undefined && <Alert kind="error">{problem}</Alert>}
          <Button type="submit" wide busy={isSending}>
            {t('button', { amount })}
          </Button>
        </Form>
      </Dialog>
      <Prove
        open={isAsking}
        onClose={() => setAsking(false)}
        onProved={() => {
          setAsking(false);
          send(null, true);
        }}
      />
    </>
  );
}

/** Sends what was chosen; where the login is old, its proof is asked first (T130). */
function useAgreement({ chosen, totalMinor, onClose }: { chosen: Chosen; totalMinor: number; onClose: () => void }) {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { submit, mistakes, isSending, problem } = useSend({
    check: ({ agreed }: { agreed: boolean }) => (agreed ? {} : { agreed: 'delivery_consent_required' as const }),
    send: ({ agreed }) => {
      const { credits, threshold, perMonth, card } = chosen;
      const input = { credits, total_minor: totalMinor, threshold, per_month: perMonth, saved_method: card, agreed };
      return call('PUT /api/top-up.php', input).catch((error: unknown) => {
        if (isRefused<'PUT /api/top-up.php'>(error, 'fresh_login_required')) setAsking(true);
        if (isRefused<'PUT /api/top-up.php'>(error, 'price_changed'))
          void queryClient.invalidateQueries({ queryKey: keys.packages });
        throw error;
      });
    },
    onSent: (now) => {
      queryClient.setQueryData(keys.topUp, now);
      onClose();
    },
  });
  const send = (form: HTMLFormElement | null, agreed: boolean) => submit(form, { agreed });
  return { send, isAsking, setAsking, isSending, problem, mistakes };
}

type Offer = { packages: readonly { credits: number; total_minor: number }[]; currency: string };
type ChoicesProps = {
  offer: Offer;
  cards: readonly SavedCard[];
  chosen: Chosen;
  onChange: (change: Partial<Chosen>) => void;
};

function Choices({ offer, cards, chosen, onChange }: ChoicesProps) {
  const t = useTranslations('topup');
  const money = useMoney();
  return (
    <>
      <Select
        label={t('pack')}
        value={String(chosen.credits)}
        options={offer.packages.map(({ credits, total_minor: minor }) => ({
          value: String(credits),
          label: t('packOf', { count: credits, amount: money(minor, offer.currency) }),
        }))}
        onChange={({ currentTarget: { value } }) => onChange({ credits: Number(value) })}
      />
      <Select
        label={t('threshold')}
        value={String(chosen.threshold)}
        options={thresholds.map((count) => ({ value: String(count), label: t('below', { count }) }))}
        onChange={({ currentTarget: { value } }) => onChange({ threshold: Number(value) })}
      />
      <Select
        label={t('perMonth')}
        value={String(chosen.perMonth)}
        options={times.map((count) => ({ value: String(count), label: t('times', { count }) }))}
        onChange={({ currentTarget: { value } }) => onChange({ perMonth: Number(value) })}
      />
      <Select
        label={t('card')}
        value={chosen.card}
        options={cards.map((card) => ({ value: card.id, label: cardName(card) }))}
        onChange={({ currentTarget: { value } }) => onChange({ card: value })}
      />
    </>
  );
}

type AgreementProps = {
  ref: Ref<HTMLInputElement>;
  days: number;
  amount: string;
  error: string | undefined;
};

function Agreement({ ref, days, amount, error }: AgreementProps) {
  const t = useTranslations('topup');
  return (
    <Checkbox ref={ref} error={error}>
      {t('agree', { amount, days: String(days) })}
    </Checkbox>
  );
}
