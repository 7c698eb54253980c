import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';
import type { ComponentType } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useHideNotice } from '../../api/notices.ts';
import { userQuery } from '../../api/queries.ts';
import { useApp } from '../../api/use-app.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { MailEndedIcon, MailFailedIcon } from '../../ui/icons.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useMutation } from '../../api/sending/use-mutation.ts';

type Reason = NonNullable<User['notifications_disabled']>;

const icons: Record<Reason, ComponentType> = {
  bounce: MailFailedIcon,
  fbl: MailEndedIcon,
  listunsubscribe: MailEndedIcon,
};

/** Why no mail goes out any more that one may refuse, since when, and the ways back (NOTI-3). */
export function MailTrouble({ user, reason }: { user: User; reason: Reason }) {
  const t = useTranslations('shell.alerts');
  const shell = useTranslations('shell');
  const { settings } = useApp();
  const format = useFormatter();
  const hide = useHideNotice();
  const Icon = icons[reason];
  const { notifications_disabled_at: since, email } = user;
  const on =
    since === null
      ? 'none'
      : format.dateTime(new Date(since), { day: 'numeric', month: 'long', timeZone: settings.time_zone });
  const onHide = () => hide('notifications_disabled');
  return (
    <Alert
      kind={reason === 'bounce' ? 'error' : 'note'}
      title={t(`${reason}Title`)}
      icon={<Icon />}
      onDismiss={onHide}
      closeLabel={shell('close')}
    >
      <p>{t(`${reason}Text`, { on, email })}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {reason === 'bounce' ? <ToAddress /> : <ToChoices />}
        {reason === 'bounce' ? (
          <TryAgain variant="secondary" label={t('bounceAgain')} />
        ) : (
          <Button variant="secondary" size="compact" onClick={onHide}>
            {t('mailLeave')}
          </Button>
        )}
      </p>
    </Alert>
  );
}

function ToAddress() {
  const t = useTranslations('shell.alerts');
  return (
    <LinkButton size="compact" link={<Link to="/notifications" search={{ section: 'account' }} />}>
      {t('bounceAction')}
    </LinkButton>
  );
}

/** To what one may choose; where that stands, mails come again as it stands there. */
function ToChoices() {
  const t = useTranslations('shell.alerts');
  const { pathname } = useLocation();
  if (pathname === '/notifications') return <TryAgain label={t('mailAgain')} />;
  return (
    <LinkButton size="compact" link={<Link to="/notifications" />}>
      {t('mailChoose')}
    </LinkButton>
  );
}

function TryAgain({ label, variant = 'primary' }: { label: string; variant?: 'primary' | 'secondary' }) {
  const t = useTranslations('shell.alerts');
  const { call } = useApp();
  const toast = useToast();
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () => call('PUT /api/notifications.php', { tries_mail_again: true }),
    onSuccess: async () => {
      toast({ kind: 'done', text: t('mailIsOn') });
      await queryClient.invalidateQueries({ queryKey: userQuery(call).queryKey });
    },
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
  return (
    <Button variant={variant} size="compact" busy={again.isPending} onClick={() => again.mutate()}>
      {label}
    </Button>
  );
}
