import type { Conversation } from '@vonk/contract/chat';
import { createLatePart } from '../../../device/late-part.ts';

/** Parts that only some conversations show. They come before what needs them is drawn, so that nothing appears late. */
export const lateParts = {
  beginning: createLatePart(async () => (await import('./beginning.tsx')).Beginning),
  openers: createLatePart(async () => (await import('./beginning.tsx')).Openers),
  closedComposer: createLatePart(async () => (await import('../compose/closed/closed-composer.tsx')).ClosedComposer),
  giftDrawing: createLatePart(async () => (await import('../../../ui/chat/gift-drawing.tsx')).GiftDrawing),
  sharedPhoto: createLatePart(async () => (await import('../message/shared-photo.tsx')).SharedPhoto),
} as const;

export type LatePartName = keyof typeof lateParts;

export function latePartsOf({ composer, messages, held }: Conversation): LatePartName[] {
  const names: LatePartName[] = [];
  if (messages.length + held.length === 0) names.push('beginning', 'openers');
  if (composer !== 'open') names.push('closedComposer');
  if (messages.some(({ kind }) => kind === 'gift')) names.push('giftDrawing');
  if (messages.some(({ kind }) => kind === 'photo')) names.push('sharedPhoto');
  return names;
}

/** Fetches parts. One that does not come is asked for again where it is drawn, and holds nothing up. */
export async function loadLateParts(names: readonly LatePartName[]): Promise<void> {
  await Promise.allSettled(names.map((name) => lateParts[name].load()));
}

/**
 * The parts that a page of the server's shows; to be there before the app takes it over, or a press on one would be
 * lost.
 */
export const drawnParts = (): LatePartName[] =>
  [...document.querySelectorAll<HTMLElement>('[data-parts]')].flatMap(
    ({ dataset }) => (dataset['parts']?.split(' ') ?? []) as LatePartName[],
  );
