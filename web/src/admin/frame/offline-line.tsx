import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useIsOffline } from '../../device/use-is-offline.ts';
import { OfflineIcon, PausedIcon } from '../../ui/icons.ts';
import { Status } from '../parts/status.tsx';

/** Says since when there is no connection: what is shown is of then, and nothing can be decided. */
export function OfflineLine() {
  const isOffline = useIsOffline();
  return <div role="status">{isOffline && <Since />}</div>;
}

function Since() {
  const t = useTranslations('admin.offline');
  const format = useFormatter();
  const [since, setSince] = useState<Date>();
  useEffect(() => setSince(new Date()), []);
  if (!since) return null;
  return (
    <section className="offline-line">
      <OfflineIcon />
      <p>
        <strong>{t('since', { time: format.dateTime(since, { timeStyle: 'short' }) })}</strong> {t('text')}
      </p>
      <Status kind="hold" icon={<PausedIcon />}>
        {t('paused')}
      </Status>
    </section>
  );
}
