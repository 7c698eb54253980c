import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { hour } from '@vonk/contract/durations';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { keepProfile } from '../queries.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** Two decimals, some kilometre: nothing finer leaves the browser. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

const whereAmI = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: hour, timeout: 15_000 });
  });

/**
 * Sets the nearest town as the member's place; where exactly they are is rounded here and not kept anywhere (T85, T87).
 */
export function UseMyPlace({ onSet }: { onSet?: () => void }) {
  const t = useTranslations('settings.location');
  const toast = useToast();
  const { call } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const position = await whereAmI().catch(() => undefined);
      if (!position) return 'denied' as const;
      const { latitude, longitude } = position.coords;
      const place = { lat: rounded(latitude), lon: rounded(longitude) };
      const { city } = await queryClient.fetchQuery({
        queryKey: keys.geocode(place),
        queryFn: () => call('GET /api/geocode.php', place),
        staleTime: hour,
        gcTime: hour,
      });
      if (!city) return 'nowhere' as const;
      return call('PUT /api/profile.php', { country: city.country, city_id: city.id });
    },
    onSuccess: (answer) => {
      if (typeof answer === 'string') return toast({ kind: 'error', text: t(answer) });
      keepProfile(queryClient, answer.profile);
      onSet?.();
      toast({ text: t('set', { city: answer.profile.city ?? '' }) });
    },
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
  return (
    <div className="grid gap-2">
      <Button variant="secondary" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
        {t('here')}
      </Button>
      <p className="text-sm text-ink-2">{t('hereHint')}</p>
    </div>
  );
}
