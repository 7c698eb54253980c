const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** How long a text is as people count: an emoji of many code points is one (CHAT-1). */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

// Everything of category Cc but tab and newline, and the characters that reorder text for the eye.
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu;

/** A text as it is stored: composed (NFC), line ends unified, without control and bidi-override characters, trimmed. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '').trim();
