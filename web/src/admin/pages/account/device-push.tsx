import { useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '@vonk/contract/admin/account';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';
import type { BrowserPush } from '../../../device/push/push-subscription.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Switch } from '../../../ui/form/choices.tsx';
import { useAdmin } from '../../api/context.ts';
import { accountQuery } from '../../api/queries.ts';
import { readBrowserPush, subscribeBrowser, unsubscribeBrowser } from '../../frame/push/browser-push.ts';
import { useAgo } from '../../parts/use-ago.ts';

type DevicePushProps = { publicKey: string; devices: StaffAccount['devices'] };

/** Whether one is told on this device too, when one is on duty, and on which others (T122). */
export function DevicePush({ publicKey, devices }: DevicePushProps) {
  const t = useTranslations('admin-account.work');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const ago = useAgo();
  const [browser, setBrowser] = useState<BrowserPush>();
  const look = useCallback(() => readBrowserPush().then(setBrowser, () => setBrowser('incapable')), []);
  useEffect(() => void look(), [look]);
  const keep = (account: StaffAccount) => queryClient.setQueryData(accountQuery(call).queryKey, account);
  const change = useMutation({
    mutationFn: async (isNext: boolean) => {
      if (isNext) return call('POST /api/admin/device', { subscription: await subscribeBrowser(publicKey) });
      const endpoint = await unsubscribeBrowser();
      return call('DELETE /api/admin/device', endpoint === undefined ? {} : { endpoint });
    },
    onSuccess: keep,
    onSettled: look,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /api/admin/device', { id }),
    onSuccess: keep,
  });
  const others = devices.filter(({ is_current: isCurrent }) => !isCurrent);
  const isOn = browser === 'on' && others.length < devices.length;
  // Who said no to the browser sees that in the switch.
  const error = [change.error, remove.error].find((one) => one instanceof CallError);
  return (
    <>
      {error && <Alert kind="error">{error.message}</Alert>}
      {browser === 'incapable' || browser === 'denied' ? (
        <p className="pane-note">{t(browser === 'denied' ? 'pushDenied' : 'pushIncapable')}</p>
      ) : (
        <Switch
          checked={change.isPending ? change.variables : isOn}
          disabled={change.isPending || browser === undefined}
          onChange={({ currentTarget: { checked } }) => change.mutate(checked)}
          detail={t('pushDetail')}
        >
          {t('push')}
        </Switch>
      )}
      {others.length > 0 && (
        <ul className="line-list" aria-label={t('otherDevices')}>
          {others.map(({ id, device, added_at: at }) => (
            <li key={id}>
              <span className="line-text">
                <b>{device}</b>
                <span>{ago(at)}</span>
              </span>
              <Button
                variant="quiet"
                size="compact"
                busy={remove.isPending}
                aria-label={t('removeOf', { device })}
                onClick={() => remove.mutate(id)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
