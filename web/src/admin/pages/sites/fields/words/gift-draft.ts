import { giftNameLength, type GiftPicture, giftPictures } from '@vonk/contract/gifts';
import { emptyTexts, ownKey, type TextsTyped, wrongLanguages } from './texts-draft.ts';

/** A gift as it stands in a site's settings; its control holds the same. */
export interface Gift {
  readonly key: string;
  readonly picture: GiftPicture;
  readonly is_on: boolean;
  readonly names: TextsTyped;
}

export const giftLine = (gift: Gift): string => JSON.stringify(gift);
export const giftsTyped = (lines: readonly string[]): Gift[] => lines.map((line) => JSON.parse(line) as Gift);

/** One without a name, with the first picture that no other has. */
export const emptyGift = (others: readonly Gift[]): Gift => ({
  key: ownKey(),
  picture: giftPictures.find((picture) => !others.some((gift) => gift.picture === picture)) ?? giftPictures[0],
  is_on: true,
  names: emptyTexts(),
});

/** Gifts as the server takes them; undefined where one cannot stand. */
export function readGifts(lines: readonly string[]): Gift[] | undefined {
  const gifts = giftsTyped(lines);
  return gifts.some(({ names }) => wrongLanguages(names, giftNameLength).length > 0) ? undefined : gifts;
}
