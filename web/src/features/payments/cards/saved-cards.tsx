import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { SavedCard } from '@vonk/contract/saved-cards';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isRefused } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CardIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { Prove } from '../refunds/refund-account.tsx';
import { cardMonth, cardName } from './card-name.ts';
import { savedCardsQuery } from './queries.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** The member's kept cards: which one is offered first, and which are forgotten (PAY-4, T103, T130). */
export function SavedCards({ Prove }: { Prove: Prove }) {
  const t = useTranslations('cards');
  const { call } = useApp();
  const { data } = useSuspenseQuery(savedCardsQuery(call));
  return (
    <section>
      <h3>{t('title')}</h3>
      <p className="text-sm text-ink-2">{t(data.cards.length === 0 ? 'none' : 'intro')}</p>
      {data.cards.length > 0 && (
        <ul className="settings-list">
          {data.cards.map((card) => (
            <CardRow key={card.id} card={card} isOnly={data.cards.length === 1} Prove={Prove} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CardRow({ card, isOnly, Prove }: { card: SavedCard; isOnly: boolean; Prove: Prove }) {
  const t = useTranslations('cards');
  const format = useFormatter();
  const month = cardMonth(card);
  const { remove, prefer, isPending, isAsking, setAsking } = useChanges(card);
  const name = cardName(card);
  const day = format.dateTime(new Date(card.used_at), { day: 'numeric', month: 'long' });
  const isOver = card.state === 'expired';
  return (
    <li>
      <span className="saved-card">
        <CardIcon />
        <span>
          {name}
          <span className={isOver ? 'choice-detail text-danger-text' : 'choice-detail'}>
            {isOver ? t('expired', { month }) : t(card.state, { month, day })}
            {card.is_default && !isOnly && ` · ${t('first')}`}
          </span>
        </span>
      </span>
      <span className="settings-list-actions">
        {!card.is_default && !isOver && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={t('makeFirstNamed', { card: name })}
            busy={isPending}
            onClick={prefer}
          >
            {t('makeFirst')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="compact"
          aria-label={t('removeNamed', { card: name })}
          busy={isPending}
          onClick={remove}
        >
          {t('remove')}
        </Button>
      </span>
      <Prove
        open={isAsking}
        onClose={() => setAsking(false)}
        onProved={() => {
          setAsking(false);
          prefer();
        }}
      />
    </li>
  );
}

function useChanges(card: SavedCard) {
  const t = useTranslations('cards');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (name: 'PUT /api/saved-card.php' | 'DELETE /api/saved-card.php') => call(name, { id: card.id }),
    onSuccess: (left, name) => {
      queryClient.setQueryData(keys.savedCards, left);
      if (name === 'DELETE /api/saved-card.php') toast({ text: t('removed', { card: cardName(card) }) });
    },
    onError: (error) => {
      if (isRefused<'PUT /api/saved-card.php'>(error, 'fresh_login_required')) return setAsking(true);
      toast({ kind: 'error', text: error.message || t('failed') });
      // It may have been forgotten in another tab.
      void queryClient.invalidateQueries({ queryKey: keys.savedCards });
    },
  });
  return {
    remove: () => mutate('DELETE /api/saved-card.php'),
    prefer: () => mutate('PUT /api/saved-card.php'),
    isPending,
    isAsking,
    setAsking,
  };
}
