import type { Gift } from '@vonk/contract/chat';
import type { ComponentType } from 'react';
import { BreakfastIcon, CoffeeIcon, NewspaperIcon, TulipIcon, UmbrellaIcon, VoucherIcon } from '../../../ui/icons.ts';

export const giftIcons: Readonly<Record<Gift, ComponentType>> = {
  coffee: CoffeeIcon,
  tulip: TulipIcon,
  newspaper: NewspaperIcon,
  breakfast: BreakfastIcon,
  umbrella: UmbrellaIcon,
  film_ticket: VoucherIcon,
};

export function GiftDrawing({ gift }: { gift: Gift }) {
  const Drawing = giftIcons[gift];
  return <Drawing />;
}
