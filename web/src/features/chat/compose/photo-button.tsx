import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { AddPhotoIcon } from '../../../ui/icons.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

export function usePhotoPrice(): { credits: number; price: string } {
  const money = useMoney();
  const { settings } = useApp();
  const credits = settings.photo_credits;
  return { credits, price: money(credits * settings.credit_price_minor) };
}

/** The way to send a photo, with its price in its name. For a free member it leads to what premium is (CHAT-6). */
export function PhotoButton({
  isPremium,
  onPick,
  onPremium,
}: {
  isPremium: boolean;
  onPick: (file: File) => void;
  onPremium: () => void;
}) {
  const t = useTranslations('chat');
  const price = usePhotoPrice();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={t('photoButton', price)}
        icon={<AddPhotoIcon />}
        disabled={!isHydrated}
        onClick={() => (isPremium ? input.current?.click() : onPremium())}
      />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t('photoButton', price)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
