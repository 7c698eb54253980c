import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Call } from '../../api/call.ts';
import { useHideNotice } from '../../api/notices.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { readBrowserPush } from './browser-push.ts';
import { pushQuery } from './queries.ts';
import { usePush } from './use-push.ts';

/** Whether this browser can be told something and is not yet, by a deployment that tells (C36). */
export async function canOfferPush(queryClient: QueryClient, call: Call): Promise<boolean> {
  if ((await readBrowserPush()) !== 'off') return false;
  return Boolean((await queryClient.fetchQuery(pushQuery(call))).public_key);
}

/** Offers push over a list, until it is on, was refused or was closed (SHELL-2). */
export function PushAlert() {
  const t = useTranslations('push');
  const shell = useTranslations('shell');
  const hide = useHideNotice();
  const toast = useToast();
  const push = usePush();
  const [isBusy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    const isOn = await push.turnOn();
    toast(isOn ? { kind: 'info', text: t('question.done') } : { kind: 'error', text: t('device.failed') });
    hide('push');
  };
  return (
    <Alert kind="info" title={t('question.title')} onDismiss={() => hide('push')} closeLabel={shell('close')}>
      <p>{t('alert.text')}</p>
      <p className="mt-3">
        <Button variant="secondary" size="compact" busy={isBusy} onClick={() => void accept()}>
          {t('alert.action')}
        </Button>
      </p>
    </Alert>
  );
}
