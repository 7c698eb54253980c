import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useWithdraw } from './use-verification.ts';

/** The picture waits for a person. */
export function Waiting() {
  const t = useTranslations('verification');
  const toast = useToast();
  const { mutate, isPending } = useWithdraw(() => toast({ text: t('withdrawn') }));
  return (
    <>
      <div role="status">
        <Alert kind="info" title={t('waitingTitle')}>
          {t('waiting')}
        </Alert>
      </div>
      <Button variant="secondary" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
        {t('withdrawWaiting')}
      </Button>
    </>
  );
}
