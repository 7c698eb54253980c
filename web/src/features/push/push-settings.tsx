import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Switch } from '../../ui/form/choices.tsx';
import { Panel } from '../../ui/frame/page.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { mustInstall } from './browser-push.ts';
import { PushHelp } from './push-help.tsx';
import { type Push, usePush } from './use-push.ts';

/**
 * Whether this device shows push, and the member's other devices, around what they are told of (NOTI-2). What only the
 * browser knows stands below, so that nothing moves under who reads already.
 */
export function PushSettings({ children }: { children: ReactNode }) {
  const push = usePush();
  if (!push.isOffered) return children;
  return (
    <>
      <Panel>
        <ThisDevice push={push} />
      </Panel>
      {children}
      {push.others.length > 0 && <OtherDevices push={push} />}
      {push.state === 'denied' && <PushHelp look={push.look} />}
      {push.state === 'incapable' && <Incapable />}
    </>
  );
}

function Incapable() {
  const t = useTranslations('push.device');
  const { settings } = useApp();
  return <p className="text-sm text-ink-2">{mustInstall() ? t('install', { site: settings.name }) : t('incapable')}</p>;
}

function ThisDevice({ push }: { push: Push }) {
  const t = useTranslations('push.device');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isOn = push.state === 'on';
  const change = async () => {
    setBusy(true);
    try {
      if (isOn) await push.turnOff();
      else if (!(await push.turnOn())) toast({ kind: 'error', text: t('failed') });
    } finally {
      setBusy(false);
    }
  };
  const count = push.others.length;
  const elsewhere = isOn ? t('onElsewhere', { count }) : t('offElsewhere', { count });
  return (
    <Switch
      detail={count > 0 ? elsewhere : isOn ? t('on') : t('off')}
      checked={isOn}
      disabled={isBusy || (push.state !== 'on' && push.state !== 'off')}
      onChange={() => void change().catch((error: Error) => toast({ kind: 'error', text: error.message }))}
    >
      {t('title')}
    </Switch>
  );
}

function OtherDevices({ push }: { push: Push }) {
  const t = useTranslations('push.device');
  const format = useFormatter();
  const toast = useToast();
  return (
    <section className="grid gap-2">
      <h3>{t('others')}</h3>
      <ul className="settings-list">
        {push.others.map(({ id, device, created_at: since }) => {
          const name = device || t('unknown');
          return (
            <li key={id}>
              <span>
                {name}
                <span className="choice-detail">
                  {t('since', { day: format.dateTime(new Date(since), { dateStyle: 'long' }) })}
                </span>
              </span>
              <Button
                variant="secondary"
                size="compact"
                aria-label={t('stopOne', { device: name })}
                onClick={() =>
                  void push.stop(id).catch((error: Error) => toast({ kind: 'error', text: error.message }))
                }
              >
                {t('stop')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
