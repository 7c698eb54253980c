const link = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** A text cut into words and links. */
export const partsOf = (text: string): readonly { text: string; isLink: boolean }[] =>
  cut(text, link).map(({ text: part, isFound }) => ({ text: part, isLink: isFound }));

const reach = /[\w.+-]+@[\w-]+\.[a-z]{2,}|(?:\+|00)\d[\d ().-]{7,}\d|\b0\d(?:[ .-]?\d){7,9}\b/gi;

/** A text cut into words, and what reaches somebody elsewhere: a phone number, a mail address. */
export const contactsOf = (text: string): readonly { text: string; isFound: boolean }[] => cut(text, reach);

/** A text in one line, where nothing can be tapped: what reaches somebody elsewhere is `instead` (T120). */
export const maskContacts = (text: string, instead: string): string =>
  contactsOf(text)
    .map((part) => (part.isFound ? instead : part.text))
    .join('');

function cut(text: string, pattern: RegExp): { text: string; isFound: boolean }[] {
  const parts: { text: string; isFound: boolean }[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > at) parts.push({ text: text.slice(at, index), isFound: false });
    parts.push({ text: found, isFound: true });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false });
  return parts;
}
