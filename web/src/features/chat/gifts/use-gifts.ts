import { useQuery } from '@tanstack/react-query';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';

/** The gifts of the site with their price, asked anew wherever one chooses: what is shown there is what is paid. */
export function useGifts(isChoosing: boolean) {
  const { call } = useApp();
  return useQuery({
    queryKey: keys.gifts,
    queryFn: () => call('GET /api/gifts.php', {}),
    staleTime: 0,
    enabled: isChoosing,
  });
}
