import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { GiftIcon } from '../../../ui/icons.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useGiftPrice } from './use-gift-price.ts';

/** The way to the six gifts, with their price in its name. */
export function GiftButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('chat');
  const price = useGiftPrice();
  const isHydrated = useHydrated();
  return <IconButton label={t('giftButton', price)} icon={<GiftIcon />} disabled={!isHydrated} onClick={onPress} />;
}
