import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { focusAfter } from '../../../ui/overlay/focus-after.ts';
import { decideConsent } from './consent.ts';
import './consent-bar.css';

/**
 * The question about the one cookie that is not needed: refusing is as easy as allowing, and waiting is no answer (T57,
 * T81).
 */
export function ConsentBar() {
  const t = useTranslations('device.consent');
  const { settings } = useApp();
  const [isDecided, setDecided] = useState(false);
  if (isDecided) return null;
  const decide = (isGiven: boolean) => {
    decideConsent(isGiven);
    setDecided(true);
    // The bar goes with the button that was pressed.
    requestAnimationFrame(() => focusAfter(null));
  };
  return (
    <section className="consent-bar" aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title">{t('title')}</h2>
        <p>
          {t('text', { site: settings.name })} <Link to="/pages/cookies">{t('more')}</Link>
        </p>
      </div>
      <div className="consent-bar-choice">
        <Button variant="secondary" onClick={() => decide(false)}>
          {t('refuse')}
        </Button>
        <Button variant="secondary" onClick={() => decide(true)}>
          {t('allow')}
        </Button>
      </div>
    </section>
  );
}
