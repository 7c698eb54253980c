import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { TopUp } from '@vonk/contract/top-ups';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { savedCardsQuery } from '../cards/queries.ts';
import type { Prove } from '../refunds/refund-account.tsx';
import { topUpQuery } from './queries.ts';
import { TopUpFacts } from './top-up-facts.tsx';
import { TopUpForm } from './top-up-form.tsx';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** Automatic top-up: off until its member agrees to it, and off at one press (T45, T46). */
export function TopUpPanel({ Prove }: { Prove: Prove }) {
  const t = useTranslations('topup');
  const { call } = useApp();
  const { data } = useSuspenseQuery(topUpQuery(call));
  const { data: saved } = useSuspenseQuery(savedCardsQuery(call));
  const [isOpen, setOpen] = useState(false);
  const cards = saved.cards.filter(({ state }) => state !== 'expired');
  return (
    <section>
      <h3>{t('title')}</h3>
      {data.top_up ? (
        <Running topUp={data.top_up} />
      ) : (
        <>
          <p className="text-sm text-ink-2">{t(cards.length === 0 ? 'noCard' : 'intro')}</p>
          {cards.length > 0 && (
            <p className="settings-list-actions mt-3">
              <Button variant="secondary" onClick={() => setOpen(true)}>
                {t('begin')}
              </Button>
            </p>
          )}
        </>
      )}
      {isOpen && <TopUpForm cards={cards} onClose={() => setOpen(false)} Prove={Prove} />}
    </section>
  );
}

function Running({ topUp }: { topUp: TopUp }) {
  const t = useTranslations('topup');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/top-up.php', {}),
    onSuccess: (now) => {
      queryClient.setQueryData(keys.topUp, now);
      toast({ text: t('ended') });
    },
    onError: (error) => toast({ kind: 'error', text: error.message || t('failed') }),
  });
  return (
    <>
      <TopUpFacts topUp={topUp} />
      <p className="settings-list-actions mt-3">
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {t('end')}
        </Button>
      </p>
    </>
  );
}
