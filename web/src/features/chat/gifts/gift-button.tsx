import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { GiftIcon } from '../../../ui/icons.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useGiftPrice } from './use-gift-price.ts';

/** The way to the gifts, with their price in its name; none where the site has no gifts. */
export function GiftButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('chat');
  const { settings } = useApp();
  const price = useGiftPrice(settings.gift_credits);
  const isHydrated = useHydrated();
  if (!settings.has_gifts) return null;
  return <IconButton label={t('giftButton', price)} icon={<GiftIcon />} disabled={!isHydrated} onClick={onPress} />;
}
