import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CallError } from '../../api/call.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { ErrorPage } from '../../ui/feedback/error-page.tsx';
import { RetryIcon } from '../../ui/icons.ts';

/** A page that could not be drawn; what is around it stays. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('admin');
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorPage
      title={t('failed.title')}
      message={(error instanceof CallError && error.message) || t('failed.internal')}
      action={
        <Button variant="secondary" icon={<RetryIcon />} onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

export function NotFound() {
  const t = useTranslations('admin');
  return (
    <ErrorPage
      title={t('notFound.title')}
      message={t('notFound.text')}
      action={<LinkButton link={<Link to="/" />}>{t('notFound.home')}</LinkButton>}
    />
  );
}
