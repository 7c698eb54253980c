import type { Message } from '@vonk/contract/chat';

/**
 * Messages that come and go on screen together: those whose numbers lie in one block, so that older ones before them
 * change nothing.
 */
export interface Chunk {
  id: number;
  /** Its part of the messages: from, and up to but not with. */
  from: number;
  to: number;
}

const chunkSize = 32;
/** About what a chunk takes, until it was on screen. */
export const guessedChunkPixels = chunkSize * 64;

export const chunkOf = (seq: number): number => Math.floor(seq / chunkSize);

/** The messages, oldest first, as chunks. */
export function chunksOf(messages: readonly Pick<Message, 'seq'>[]): Chunk[] {
  const chunks: Chunk[] = [];
  let last: Chunk | undefined;
  messages.forEach(({ seq }, at) => {
    const id = chunkOf(seq);
    if (last?.id === id) last.to = at + 1;
    else chunks.push((last = { id, from: at, to: at + 1 }));
  });
  return chunks;
}

/** What is looked at: how far its lower edge is from the end of the list, and how high it is, in pixels. */
export interface Place {
  distance: number;
  height: number;
}

export interface Range {
  /** The first and the last chunk to be drawn. */
  first: number;
  last: number;
  /** How high what is left out above and below is. */
  above: number;
  below: number;
}

/**
 * Which of the chunks, by their heights from the oldest on, are drawn at a place: what is looked at and a margin on
 * both sides.
 */
export function rangeAt(heights: readonly number[], { distance, height }: Place, margin: number): Range {
  const [from, to] = [Math.max(0, distance - margin), distance + height + margin];
  let [end, last, below] = [0, heights.length - 1, 0];
  let at = heights.length - 1;
  for (; at > 0 && end + (heights[at] ?? 0) < from; at -= 1) end += heights[at] ?? 0;
  last = at;
  below = end;
  end += heights[at] ?? 0;
  for (; at > 0 && end < to; at -= 1) end += heights[at - 1] ?? 0;
  return { first: at, last, above: heights.slice(0, at).reduce((sum, each) => sum + each, 0), below };
}
