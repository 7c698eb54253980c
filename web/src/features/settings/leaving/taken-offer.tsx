import { Link } from '@tanstack/react-router';
import { tryoutCredits } from '@vonk/contract/leaving';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/secrets/copy-button.tsx';
import { TryoutPrice } from './tryout-price.tsx';

/** An offer that was taken, and the code that goes with it. */
export interface Taken {
  readonly offer: 'lifetime' | 'tryout';
  readonly code: string;
}

/** What came of taking an offer: its code, which stays on the screen, and the way to where it is used (C23). */
export function TakenOffer({ taken: { offer, code } }: { taken: Taken }) {
  const t = useTranslations('settings.offers');
  const { settings } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [code]);
  return (
    <section className="taken-offer panel" aria-labelledby="taken-offer">
      <h3 id="taken-offer" ref={heading} tabIndex={-1}>
        {t(`${offer}Taken`)}
      </h3>
      <p>
        {offer === 'lifetime' ? (
          t('lifetimeTakenText', { percent: String(settings.delete_discount) })
        ) : (
          <TryoutPrice text="tryoutTakenText" />
        )}
      </p>
      <div className="taken-offer-code">
        <span>{t('yourCode')}</span>
        <strong translate="no">{code}</strong>
        <CopyButton text={code} label={t('copy')} copied={t('copied')} />
      </div>
      <p className="purchase-small">{t('stays')}</p>
      <p>
        {offer === 'lifetime' ? (
          <LinkButton link={<Link to="/credits" search={{ code }} />}>{t('toPacks')}</LinkButton>
        ) : (
          <LinkButton
            link={<Link to="/credits/$id/{-$paymentmethod}" params={{ id: String(tryoutCredits) }} search={{ code }} />}
          >
            {t('toPay')}
          </LinkButton>
        )}
      </p>
    </section>
  );
}
