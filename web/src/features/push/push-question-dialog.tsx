import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHideNotice } from '../../api/notices.ts';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { mustInstall } from './browser-push.ts';
import { usePush } from './use-push.ts';

/**
 * The question before the browser's own: what a push looks like, and two equal ways on; not asked again for 30 days.
 */
export function PushQuestionDialog({ onDone }: { onDone: () => void }) {
  const t = useTranslations('push');
  const shell = useTranslations('shell');
  const { settings } = useApp();
  const hide = useHideNotice();
  const toast = useToast();
  const push = usePush();
  const [isBusy, setBusy] = useState(false);
  const isToInstall = push.state === 'incapable' && mustInstall();
  // Where it cannot be switched on, or is on already, there is nothing to ask.
  if (push.state !== 'off' && !isBusy && !isToInstall) return null;
  const leave = () => {
    hide('push');
    onDone();
  };
  const accept = async () => {
    setBusy(true);
    const isOn = await push.turnOn();
    toast(isOn ? { kind: 'info', text: t('question.done') } : { kind: 'error', text: t('device.failed') });
    leave();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={t('question.title')}
      closeLabel={shell('close')}
      footer={
        isToInstall ? (
          <Button wide onClick={leave}>
            {t('question.understood')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" wide onClick={leave}>
              {t('question.no')}
            </Button>
            <Button wide busy={isBusy} onClick={() => void accept()}>
              {t('question.yes')}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <p>{t('question.text')}</p>
        <div className="flex items-center gap-3 rounded-panel border border-line bg-surface px-3.5 py-3 text-sm">
          <i className="logo-square" />
          <p>
            <strong>{settings.name}</strong> <span className="text-ink-2">· {t('question.now')}</span>
            <br />
            {t('told.message', { count: 1 })}
          </p>
        </div>
        <p className="text-sm text-ink-2">
          {isToInstall ? t('question.install', { site: settings.name }) : t('question.after')}
        </p>
      </div>
    </Dialog>
  );
}
