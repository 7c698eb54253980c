import { Link } from '@tanstack/react-router';
import type { LinkedTopUp } from '@vonk/contract/top-ups';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeading } from '../../../ui/frame/page.tsx';
import { TopUpFacts } from './top-up-facts.tsx';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** Leaves out a debit, or ends all of it, by the link of a mail, without a login; opening it changes nothing (T46). */
export function LinkedTopUpPanel({ token, found }: { token: string; found: LinkedTopUp }) {
  const t = useTranslations('topup');
  const { call } = useApp();
  const { data, error, isPending, mutate, variables } = useMutation({
    mutationFn: (change: 'skip' | 'end') => call('POST /api/top-up-link.php', { token, change }),
  });
  const { top_up: topUp, is_announced: isAnnounced } = data ?? found;
  if (!topUp) return <Over />;
  return (
    <div className="grid gap-5">
      {error && <Alert kind="error">{error.message || t('failed')}</Alert>}
      {data && (
        <div role="status">
          <Alert kind="ok">{t('skipped')}</Alert>
        </div>
      )}
      <PageHeading title={t('title')} />
      <div>
        <TopUpFacts topUp={topUp} />
      </div>
      <div className="grid gap-3">
        {isAnnounced && (
          <Button wide busy={isPending && variables === 'skip'} onClick={() => mutate('skip')}>
            {t('skip')}
          </Button>
        )}
        <Button
          wide
          variant={isAnnounced ? 'secondary' : 'primary'}
          busy={isPending && variables === 'end'}
          onClick={() => mutate('end')}
        >
          {t('end')}
        </Button>
      </div>
    </div>
  );
}

function Over() {
  const t = useTranslations('topup');
  return (
    <div role="status" className="grid gap-5">
      <PageHeading title={t('overTitle')} intro={t('overText')} />
      <LinkButton variant="secondary" link={<Link to="/" />}>
        {t('home')}
      </LinkButton>
    </div>
  );
}

/** A link that this site did not give. */
export function NoTopUp() {
  const t = useTranslations('topup');
  return (
    <div className="grid gap-5">
      <PageHeading title={t('badTitle')} intro={t('badText')} />
      <LinkButton link={<Link to="/notifications" search={{ section: 'payments' }} />}>{t('settings')}</LinkButton>
    </div>
  );
}
