import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { OnwardIcon } from '../../ui/icons.ts';
import type { LinkElement } from '../../ui/link.tsx';
import { QuotedPortrait } from '../../ui/people/portraits.tsx';
import { modelPhoto } from '../../ui/people/model-photo.ts';

/** The claim with its one button, beside three people who say something. */
export function Hero({ signup }: { signup: LinkElement }) {
  const t = useTranslations('landing');
  const { settings } = useApp();
  return (
    <section className="hero">
      <div>
        <h1>{t('title')}</h1>
        <p className="hero-lead">
          {t('lead')} {settings.currency === 'EUR' ? t('leadPriceEuro') : t('leadPrice')}{' '}
          {settings.fictional_visibility !== 'off' && t('leadFictional')}
        </p>
        <Ways signup={signup} />
        <p className="hero-terms">{t('terms', { age: String(settings.minimum_age), count: freeMessages(settings) })}</p>
      </div>
      <div className="hero-people" role="group" aria-label={t('examples')}>
        <QuotedPortrait
          photo={{ ...modelPhoto('marloes', '(min-width: 992px) 310px, calc(50vw - 22px)'), fetchPriority: 'high' }}
          quote={t('people.marloesQuote')}
          caption={t('model', { who: t('people.marloes') })}
          size="large"
          eager
        />
        <QuotedPortrait
          photo={modelPhoto('samir', '(min-width: 992px) 248px, calc(50vw - 22px)')}
          quote={t('people.samirQuote')}
          caption={t('model', { who: t('people.samir') })}
          eager
        />
        <QuotedPortrait
          photo={modelPhoto('nathalie', '248px')}
          quote={t('people.nathalieQuote')}
          caption={t('model', { who: t('people.nathalie') })}
        />
      </div>
    </section>
  );
}

function Ways({ signup }: { signup: LinkElement }) {
  const t = useTranslations();
  const { settings } = useApp();
  return (
    <div className="hero-ways">
      <LinkButton link={signup}>{t('shell.signup')}</LinkButton>
      {settings.logged_out_search && (
        <LinkButton variant="quiet" link={<Link to="/members" />} className="hero-look">
          {t('landing.look')} <OnwardIcon />
        </LinkButton>
      )}
    </div>
  );
}

/** How many messages the credits of a confirmed account pay for (C1). */
function freeMessages({
  signup_credits,
  message_credits,
}: {
  signup_credits: number;
  message_credits: number;
}): number {
  return message_credits === 0 ? 0 : Math.floor(signup_credits / message_credits);
}
