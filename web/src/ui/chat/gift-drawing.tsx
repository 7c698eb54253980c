import type { GiftPicture } from '@vonk/contract/gifts';
import type { ComponentType } from 'react';
import { BreakfastIcon, CoffeeIcon, NewspaperIcon, TulipIcon, UmbrellaIcon, VoucherIcon } from '../icons.ts';

const drawings: Readonly<Record<GiftPicture, ComponentType>> = {
  coffee: CoffeeIcon,
  tulip: TulipIcon,
  newspaper: NewspaperIcon,
  breakfast: BreakfastIcon,
  umbrella: UmbrellaIcon,
  film_ticket: VoucherIcon,
};

/** What a gift looks like, wherever it stands. */
export function GiftDrawing({ picture }: { picture: GiftPicture }) {
  const Drawing = drawings[picture];
  return <Drawing />;
}
