import { useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '@vonk/contract/admin/account';
import { idleMinutes, staffSessionHours } from '@vonk/contract/admin/entrance';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { useAdmin } from '../../api/context.ts';
import { accountQuery } from '../../api/queries.ts';
import { Status } from '../../parts/status.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useAgo } from '../../parts/use-ago.ts';

/** Where one is logged in; a session that one does not know can be ended. */
export function SessionsPart({ account }: { account: StaffAccount }) {
  const t = useTranslations('admin-account.sessions');
  const ago = useAgo();
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const { act, isBusy } = useAct();
  const keep = (changed: StaffAccount) => queryClient.setQueryData(accountQuery(call).queryKey, changed);
  return (
    <>
      <ul className="line-list">
        {account.sessions.map(({ id, device, last_used_at, is_current }) => (
          <li key={id}>
            <span className="line-text">
              <b>{device}</b>
              <span>{ago(last_used_at)}</span>
            </span>
            {is_current ? (
              <Status kind="ok">{t('here')}</Status>
            ) : (
              <Button
                variant="quiet"
                size="compact"
                busy={isBusy}
                aria-label={t('endOne', { device })}
                onClick={() => act(async () => keep(await call('DELETE /api/admin/account-session', { id })))}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {account.sessions.length > 1 && (
        <Button
          variant="secondary"
          size="compact"
          busy={isBusy}
          onClick={() => act(async () => keep(await call('DELETE /api/admin/other-sessions', {})))}
        >
          {t('endOthers')}
        </Button>
      )}
      <p className="pane-note">{t('note', { minutes: String(idleMinutes), hours: String(staffSessionHours) })}</p>
    </>
  );
}
