import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useLabelledName } from '../../texts/use-labelled-name.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { blocksQuery } from './queries.ts';
import { useMutation } from '../../api/sending/use-mutation.ts';

export function BlockedMembers() {
  const t = useTranslations('settings.blocked');
  const format = useFormatter();
  const labelled = useLabelledName();
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data } = useSuspenseQuery(blocksQuery(call));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (profile: string) => call('DELETE /api/block.php', { profile }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
  if (data.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <ul className="settings-list">
      {data.map(({ id, name, kind, since }) => (
        <li key={id}>
          <span>
            {labelled({ name, kind })}
            <span className="choice-detail">
              {t('since', { day: format.dateTime(new Date(since), { dateStyle: 'long' }) })}
            </span>
          </span>
          <Button
            variant="secondary"
            size="compact"
            aria-label={t('unblockName', { name: labelled({ name, kind }) })}
            busy={isPending && variables === id}
            onClick={() => mutate(id)}
          >
            {t('unblock')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
