import { useTranslations } from 'use-intl';
import { useIsOffline } from '../../../device/use-is-offline.ts';
import { OfflineIcon } from '../../../ui/icons.ts';

/** Says that there is no connection, and what can be done without one. */
export function OfflineBar() {
  const t = useTranslations('chat');
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <p className="offline-bar">
          <OfflineIcon />
          {t('offlineBar')}
        </p>
      )}
    </div>
  );
}
