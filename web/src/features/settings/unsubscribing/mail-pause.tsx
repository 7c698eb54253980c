import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { choicesQuery } from '../queries.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** Until when mails are paused, and the way back before that. */
export function MailPause() {
  const t = useTranslations('settings.unsubscribe');
  const { call, settings } = useApp();
  const format = useFormatter();
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = choicesQuery(call);
  const { mail_paused_until: until } = useSuspenseQuery(query).data;
  const resume = useMutation({
    mutationFn: () => call('PUT /api/notifications.php', { mail_paused_until: null }),
    onSuccess: (choices) => queryClient.setQueryData(query.queryKey, choices),
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
  if (until === null) return null;
  const day = format.dateTime(new Date(until), { dateStyle: 'long', timeZone: settings.time_zone });
  return (
    <Alert kind="note" title={t('pausedTitle')}>
      <p>{t('paused', { until: day })}</p>
      <p className="mt-3">
        <Button variant="secondary" size="compact" busy={resume.isPending} onClick={() => resume.mutate()}>
          {t('resume')}
        </Button>
      </p>
    </Alert>
  );
}
