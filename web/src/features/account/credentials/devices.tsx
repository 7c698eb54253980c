import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { devicesQuery } from '../queries.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';
import { useDayText } from '../../../texts/use-day-text.ts';

/** The devices that are logged in; one or all others can be logged out (ACC-6). */
export function Devices() {
  const t = useTranslations('account.devices');
  const dayText = useDayText();
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data } = useSuspenseQuery(devicesQuery(call));
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | undefined) => call('DELETE /api/device.php', { id }),
    onSuccess: (left) => queryClient.setQueryData(keys.devices, left),
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
  return (
    <>
      <ul className="settings-list">
        {data.devices.map(({ id, name, last_used_on: day, is_current: isCurrent }) => (
          <li key={id}>
            <span>
              {name || t('unknown')}
              <span className="choice-detail">{isCurrent ? t('current') : t('lastUsed', { day: dayText(day) })}</span>
            </span>
            {!isCurrent && (
              <Button
                variant="secondary"
                size="compact"
                aria-label={t('endOne', { device: name || t('unknown') })}
                busy={isPending}
                onClick={() => mutate(id)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.devices.length > 1 && (
        <Button variant="secondary" className="justify-self-start" busy={isPending} onClick={() => mutate(undefined)}>
          {t('endOthers')}
        </Button>
      )}
    </>
  );
}
