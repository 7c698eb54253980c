const graphemes = new Intl.Segmenter();

/** How long a text is as people count: an emoji of seven code points is one (CHAT-1). */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

// Controls, and marks that turn the direction of what stands around; line breaks, joiners and the marks of
// right-to-left writing stay.
const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text of several lines as it is kept: composed (NFC), no controls, at most one empty line in a row. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.replaceAll(hidden, '').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');

/** Whether a text can be kept: PostgreSQL takes no NUL, and JSON no half of a surrogate pair (RFC 8259, 8.2). */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The first `length` UTF-16 units of a text, one less where the cut would part a surrogate pair. */
export const cutText = (text: string, length: number): string => {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
};
