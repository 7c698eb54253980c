import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useMessageRange } from '../../prices/use-message-range.ts';
import { FictionalIcon, LeaveIcon, PriceIcon } from '../../ui/icons.ts';

/** The three promises every lander makes. */
export function HowItWorks() {
  const t = useTranslations('landing');
  const { settings } = useApp();
  const { low, high } = useMessageRange();
  return (
    <section className="how">
      <div className="landing-inside">
        <h2>{t('how')}</h2>
        <ol>
          <Promise icon={<PriceIcon />} title={t('priceTitle')}>
            {t('priceText', { credits: settings.message_credits, from: low, to: high })}
          </Promise>
          {settings.fictional_visibility !== 'off' && (
            <Promise icon={<FictionalIcon />} title={t('fictionalTitle')}>
              {t('fictionalText')}
            </Promise>
          )}
          <Promise icon={<LeaveIcon />} title={t('leaveTitle')}>
            {t('leaveText', { days: String(settings.refund_days) })}
          </Promise>
        </ol>
      </div>
    </section>
  );
}

function Promise({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <li>
      {icon}
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
