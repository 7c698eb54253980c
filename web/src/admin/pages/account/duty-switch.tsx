import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMutation } from '../../../api/sending/use-mutation.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Switch } from '../../../ui/form/choices.tsx';
import { useAdmin } from '../../api/context.ts';
import { accountQuery } from '../../api/queries.ts';

/** Whether one is told by mail what is overdue in one's queues (T122). */
export function DutySwitch({ isOnDuty }: { isOnDuty: boolean }) {
  const t = useTranslations('admin-account.work');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (isNext: boolean) => call('PUT /api/admin/duty', { is_on_duty: isNext }),
    onSuccess: (account) => queryClient.setQueryData(accountQuery(call).queryKey, account),
  });
  return (
    <>
      {change.error && <Alert kind="error">{change.error.message}</Alert>}
      <Switch
        checked={change.isPending ? change.variables : isOnDuty}
        disabled={change.isPending}
        onChange={({ currentTarget: { checked } }) => change.mutate(checked)}
        detail={t('dutyDetail')}
      >
        {t('duty')}
      </Switch>
    </>
  );
}
