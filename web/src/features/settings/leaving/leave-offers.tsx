import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LeaveOffer } from '@vonk/contract/leaving';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { TextButton } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useMutation } from '../../../api/sending/use-mutation.ts';
import { type Taken, TakenOffer } from './taken-offer.tsx';
import { TryoutPrice } from './tryout-price.tsx';

/** What may be enough instead; each can be passed over by doing nothing (T52). */
export function LeaveOffers({ offers }: { offers: readonly LeaveOffer[] }) {
  const t = useTranslations('settings');
  const { settings } = useApp();
  const [taken, setTaken] = useState<Taken>();
  if (taken) return <TakenOffer taken={taken} />;
  if (offers.length === 0) return null;
  return (
    <section className="leave-offers">
      <h3>{t('leave.enough')}</h3>
      <p>{t('leave.enoughText')}</p>
      <ul className="settings-list">
        {offers.map((offer) => (
          <li key={offer}>
            <span>
              {offer === 'lifetime'
                ? t('offers.lifetime', { percent: String(settings.delete_discount) })
                : t(`offers.${offer}`)}
              <span className="choice-detail">
                {offer === 'tryout' ? <TryoutPrice text="tryoutText" /> : t(`offers.${offer}Text`)}
              </span>
            </span>
            <OfferAction offer={offer} onTaken={setTaken} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfferAction({ offer, onTaken }: { offer: LeaveOffer; onTaken(taken: Taken): void }) {
  const t = useTranslations('settings.offers');
  const { settings } = useApp();
  const take = useTake(onTaken);
  if (offer === 'mail')
    return (
      <Link to="/notifications" search={{ section: 'account' }}>
        {t('mailButton')}
      </Link>
    );
  if (offer === 'support') return <a href={`mailto:${settings.support_email}`}>{t('supportButton')}</a>;
  return <TextButton onClick={() => take(offer)}>{t(`${offer}Button`)}</TextButton>;
}

function useTake(onTaken: (taken: Taken) => void): (offer: 'invisible' | 'lifetime' | 'tryout') => void {
  const t = useTranslations('settings');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: async (offer: 'invisible' | 'lifetime' | 'tryout') => {
      if (offer !== 'invisible') return { offer, ...(await call('POST /api/retention-offer.php', { offer })) };
      await call('PUT /api/privacy.php', { invisible: true });
      return null;
    },
    onSuccess: (taken) => {
      if (taken !== null) return onTaken(taken);
      void queryClient.invalidateQueries({ queryKey: keys.privacy });
      toast({ text: t('saved') });
    },
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
  return mutate;
}
