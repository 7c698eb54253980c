import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Panel } from '../../ui/frame/page.tsx';
import type { Install } from './use-install.ts';

/** Offers the app on a phone, quietly; "not now" lasts 30 days, "do not ask again" for good. */
export function InstallHint({ way, later, never }: Install) {
  const t = useTranslations('device.install');
  const { settings } = useApp();
  if (!way) return null;
  return (
    <aside className="page pt-0">
      <Panel>
        <h2 className="text-lg">{t('title', { site: settings.name })}</h2>
        <p className="mt-1 text-sm text-ink-2">
          {way.kind === 'safari' ? t('safari') : t('text', { site: settings.name })}
        </p>
        <p className="mt-3 flex flex-wrap gap-2.5">
          {way.kind === 'button' && (
            <Button variant="secondary" size="compact" onClick={way.install}>
              {t('install')}
            </Button>
          )}
          <Button variant="secondary" size="compact" onClick={later}>
            {t('later')}
          </Button>
          <Button variant="secondary" size="compact" onClick={never}>
            {t('never')}
          </Button>
        </p>
      </Panel>
    </aside>
  );
}
