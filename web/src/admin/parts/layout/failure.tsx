import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { RetryIcon } from '../../../ui/icons.ts';

/** One part of a page that did not come: it says so in its own place, and the rest stays. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('admin');
  return (
    <div className="grid gap-3 justify-items-start">
      <Alert kind="error" title={t('failed.part')}>
        <p>{(error instanceof CallError && error.message) || t('failed.internal')}</p>
      </Alert>
      <Button variant="secondary" size="compact" icon={<RetryIcon />} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
