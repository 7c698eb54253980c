import { Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import type { Subscription } from '@vonk/contract/notifications';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeading } from '../../../ui/frame/page.tsx';
import { type Change, EndedMails } from './ended-mails.tsx';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** What was pressed last, and what it made of the mails. */
type Outcome = { did: Change | 'undo' | undefined; now: Subscription; undo: string | null };

/** Ends mails by the link of one of them, with one press and without a login; opening it changes nothing (T93). */
export function SubscriptionPanel({ token, found }: { token: string; found: Subscription }) {
  const errorText = useErrorText();
  const { outcome, error, isPending, change, undo } = useEnding(token, found);
  const { now, did } = outcome;
  const isEnded = did !== 'undo' && (did !== undefined || !now.mail.includes(now.type));
  return (
    <div className="grid gap-5">
      {error && <Alert kind="error">{(error instanceof CallError && error.message) || errorText('internal')}</Alert>}
      {isEnded ? (
        <EndedMails
          did={did ?? 'type'}
          subscription={now}
          busy={isPending}
          onAll={() => change('all')}
          onUndo={outcome.undo === null ? undefined : undo}
        />
      ) : (
        <Question subscription={now} isBack={did === 'undo'} busy={isPending} onChange={change} />
      )}
    </div>
  );
}

function useEnding(token: string, found: Subscription) {
  const { call } = useApp();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async (press: { change: Change } | { undo: string }): Promise<Outcome> => {
      if ('undo' in press)
        return { did: 'undo', now: await call('PUT /api/unsubscribe.php', { token, ...press }), undo: null };
      const answer: CallOutput<'POST /api/unsubscribe.php'> = await call('POST /api/unsubscribe.php', {
        token,
        ...press,
      });
      return { did: press.change, now: answer, undo: answer.undo };
    },
  });
  const outcome: Outcome = data ?? { did: undefined, now: found, undo: null };
  return {
    outcome,
    error,
    isPending,
    change: (change: Change) => mutate({ change }),
    undo: () => outcome.undo !== null && mutate({ undo: outcome.undo }),
  };
}

interface QuestionProps {
  subscription: Subscription;
  /** What was ended has just come back. */
  isBack: boolean;
  busy: boolean;
  onChange: (change: Change) => void;
}

function Question({ subscription: { email, type }, isBack, busy, onChange }: QuestionProps) {
  const t = useTranslations('settings.unsubscribe');
  const name = useTranslations('settings.types')(type);
  return (
    <>
      {isBack && (
        <div role="status">
          <Alert kind="ok">{t('back')}</Alert>
        </div>
      )}
      <PageHeading title={t('title', { type: name })} intro={t('intro', { email: email ?? '' })} />
      <div className="grid gap-3">
        <Button wide busy={busy} onClick={() => onChange('type')}>
          {t('type', { type: name })}
        </Button>
        <Button wide variant="secondary" busy={busy} onClick={() => onChange('month')}>
          {t('month')}
        </Button>
        <Button wide variant="secondary" busy={busy} onClick={() => onChange('all')}>
          {t('all')}
        </Button>
      </div>
      <p className="text-sm text-ink-2">
        {t('stays')} <Link to="/notifications">{t('choices')}</Link>
      </p>
    </>
  );
}

/** The account is not there any more, or the link is none of ours. */
export function NoSubscription({ why }: { why: 'gone' | 'bad' }) {
  const t = useTranslations('settings.unsubscribe');
  return (
    <div className="grid gap-5">
      <PageHeading title={t(`${why}Title`)} intro={t(why)} />
      {why === 'bad' && (
        <LinkButton wide variant="secondary" link={<Link to="/notifications" />}>
          {t('choices')}
        </LinkButton>
      )}
    </div>
  );
}
