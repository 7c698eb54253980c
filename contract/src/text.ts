const graphemes = new Intl.Segmenter();

/** How many characters a reader counts: an emoji of seven code points is one. */
export const countGraphemes = (text: string): number => [...graphemes.segment(text)].length;

// Controls, and marks that turn the direction of what stands around; line breaks, joiners and the marks of right-to-left writing stay.
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
