import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CodeAppIcon, PasskeyIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { enrolPasskey } from '../../api/passkeys.ts';
import { CodeAppSetup } from '../../parts/second-step/code-app-setup.tsx';

/** The second step of somebody new: a passkey or an app that makes codes; without one there is no way in. */
export function FirstSecondStep({ onEnrolled }: { onEnrolled: (backupCodes: readonly string[]) => void }) {
  const t = useTranslations('admin-entrance.link');
  const { call } = useAdmin();
  const [app, setApp] = useState<{ secret: string; uri: string }>();
  const passkey = useSend({
    check: () => ({}),
    send: () => enrolPasskey(call),
    onSent: (enrolled) => enrolled && onEnrolled(enrolled.backup_codes),
  });
  const start = useSend({
    check: () => ({}),
    send: () => call('POST /api/admin/enrol-code-start', {}),
    onSent: setApp,
  });
  const problem = passkey.problem ?? start.problem;
  if (app)
    return (
      <CodeAppSetup
        {...app}
        send={async (code) => onEnrolled((await call('POST /api/admin/enrol-code', { code })).backup_codes)}
        onCancel={() => setApp(undefined)}
      />
    );
  return (
    <div className="grid gap-3">
      {problem && <Alert kind="error">{problem}</Alert>}
      <Button wide icon={<PasskeyIcon />} busy={passkey.isSending} onClick={() => passkey.submit(null, undefined)}>
        {t('makePasskey')}
      </Button>
      <p className="text-sm text-ink-2">{t('passkeyText')}</p>
      <p className="or-line">{t('or')}</p>
      <Button
        wide
        variant="secondary"
        icon={<CodeAppIcon />}
        busy={start.isSending}
        onClick={() => start.submit(null, undefined)}
      >
        {t('useApp')}
      </Button>
      <p className="text-sm text-ink-2">{t('appText')}</p>
    </div>
  );
}
