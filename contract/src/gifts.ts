import * as z from 'zod/mini';

/** The drawings there are; a gift of a site has one of them. */
export const giftPictures = ['coffee', 'tulip', 'newspaper', 'breakfast', 'umbrella', 'film_ticket'] as const;
export type GiftPicture = (typeof giftPictures)[number];

/** By what a gift of a site is known: it stays while its name changes. */
export const giftKey = /^[a-z0-9_]{1,40}$/;
/** How long a name may be: it stands on a tile. */
export const giftNameLength = 40;
/** How many a site may have. */
export const maxGifts = 30;

/** A gift as a message keeps it, whatever becomes of it on the site: `names` by language. */
export const sentGift = z.object({ picture: z.enum(giftPictures), names: z.record(z.string(), z.string()) });
export type SentGift = z.infer<typeof sentGift>;

const isPicture = (value: unknown): value is GiftPicture => (giftPictures as readonly unknown[]).includes(value);

/** What says a message, whole (with `data`) or in short. */
export interface MayHoldGift {
  readonly kind: string;
  readonly body: string;
  readonly gift?: unknown;
  readonly data?: object | null | undefined;
}

/**
 * The gift that a message or what is told of it holds; told by its parts, so that the browser needs no schemas for it.
 * A message from before sites had gifts of their own holds its picture alone, as its words.
 */
export function giftIn({ kind, body, gift, data }: MayHoldGift): SentGift | undefined {
  if (kind !== 'gift') return undefined;
  const { picture, names } = (gift ?? (data as { gift?: unknown } | null | undefined)?.gift ?? {}) as Partial<SentGift>;
  if (isPicture(picture)) return { picture, names: names ?? {} };
  return isPicture(body) ? { picture: body, names: {} } : undefined;
}
