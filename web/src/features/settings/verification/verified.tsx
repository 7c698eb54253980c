import type { OwnVerification } from '@vonk/contract/verification';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useMoment } from './use-moment.ts';
import { useWithdraw } from './use-verification.ts';

/** Since when, what it says, and the way back: asked once, as it cannot be undone. */
export function Verified({ verification: { since } }: { verification: OwnVerification }) {
  const t = useTranslations('verification');
  const shell = useTranslations('shell');
  const toast = useToast();
  const { day } = useMoment();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { mutate, isPending } = useWithdraw(() => {
    close();
    toast({ text: t('withdrawn') });
  });
  return (
    <>
      <div role="status">
        <Alert kind="ok" title={t('verifiedTitle')}>
          {t('verified', { day: day(since) })}
        </Alert>
      </div>
      <div>
        <h3>{t('provesNotTitle')}</h3>
        <p>{t('provesNot')}</p>
      </div>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
        {t('withdrawVerified')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('withdrawVerified')}
        closeLabel={shell('close')}
        footer={
          <Button variant="danger" wide busy={isPending} onClick={() => mutate()}>
            {t('withdrawVerified')}
          </Button>
        }
      >
        <p>{t('withdrawQuestion')}</p>
      </Dialog>
    </>
  );
}
