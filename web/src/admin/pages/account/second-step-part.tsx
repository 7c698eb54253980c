import { useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '@vonk/contract/admin/account';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { AddIcon, BackupIcon, CodeAppIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { accountQuery } from '../../api/queries.ts';
import { BackupCodes } from '../../parts/second-step/backup-codes.tsx';
import { CodeAppSetup } from '../../parts/second-step/code-app-setup.tsx';
import { useAct } from '../../parts/use-act.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyLines } from './passkey-lines.tsx';

/** Passkeys, the app that makes codes, and backup codes; the last of the first two cannot go. */
export function SecondStepPart({ account }: { account: StaffAccount }) {
  const t = useTranslations('admin-account.second');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const { act, isBusy } = useAct();
  const [app, setApp] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const keep = (changed: StaffAccount) => queryClient.setQueryData(accountQuery(call).queryKey, changed);
  const show = (shown: { account: StaffAccount; backup_codes: readonly string[] }) => {
    keep(shown.account);
    setApp(undefined);
    setCodes(shown.backup_codes);
  };
  if (codes) return <BackupCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (app)
    return (
      <CodeAppSetup
        {...app}
        send={async (code) => show(await call('POST /api/admin/code-app', { code }))}
        onCancel={() => setApp(undefined)}
      />
    );
  return (
    <>
      <ul className="line-list">
        <PasskeyLines passkeys={account.passkeys} onChanged={keep} />
        {account.has_code_app && (
          <>
            <li>
              <CodeAppIcon />
              <span className="line-text">
                <b>{t('app')}</b>
              </span>
              <Button
                variant="quiet"
                size="compact"
                busy={isBusy}
                aria-label={t('removeApp')}
                onClick={() => act(async () => keep(await call('DELETE /api/admin/code-app', {})))}
              >
                {t('remove')}
              </Button>
            </li>
            <li>
              <BackupIcon />
              <span className="line-text">
                <b>{t('backup')}</b>
                <span>{t('left', { count: account.backup_codes_left })}</span>
              </span>
              <Button
                variant="quiet"
                size="compact"
                busy={isBusy}
                aria-label={t('renewCodes')}
                onClick={() => act(async () => show(await call('POST /api/admin/backup-codes', {})))}
              >
                {t('renew')}
              </Button>
            </li>
          </>
        )}
      </ul>
      <div className="flex flex-wrap gap-2 mt-3">
        <AddPasskey onAdded={keep} />
        <Button
          variant="secondary"
          size="compact"
          icon={<AddIcon />}
          busy={isBusy}
          onClick={() => act(async () => setApp(await call('POST /api/admin/code-app-start', {})))}
        >
          {account.has_code_app ? t('anotherApp') : t('addApp')}
        </Button>
      </div>
      <p className="pane-note">{t('note')}</p>
    </>
  );
}
