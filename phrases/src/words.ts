const folded: Record<string, string> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** A text without case and accents, so that sloppy and neat writing are one. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßæœø]/gu, (letter) => folded[letter] ?? letter)
    .replace(/[’‘´`]/gu, "'");

const domains = [
  'com|net|org|info|xyz|top|site|online|app|shop|club|live|link|example|nl|be|de|at|ch|fr',
  'es|it|pl|me|ru|io|co|eu|ly|gl|to|biz|vip|page|dev|uk|cc|tv|gg|test',
].join('|');

/** What has a form of its own, whatever its letters: one word each. */
const forms: readonly [RegExp, string][] = [
  [/[\w.+-]+ ?(?:@|\(at\)|\[at\]) ?[\w-]+\.[a-z]{2,}/g, ' <mail> '],
  [/(^|\s)@[\w.]{3,}/g, ' <handle> '],
  [/\b(?:https?:\/\/|www\.)\S+/g, ' <link> '],
  [new RegExp(String.raw`\b[\w-]+(?:\.[\w-]+)*\.(?:${domains})\b(?:\/\S*)?`, 'g'), ' <link> '],
  [/\b(?:bc1[a-z0-9]{20,}|0x[a-f0-9]{40}|[13][a-km-z1-9]{25,34})\b/g, ' <wallet> '],
  [/\b[a-z]{2}\d{2} ?(?:[a-z0-9]{4} ?){2,7}[a-z0-9]{0,4}\b/g, ' <iban> '],
  [/(?:\+|\b00)\d[\d ().-]{7,}\d|\b0\d(?:[ ./-]?\d){6,10}\b|\b[3-9]\d{2}(?:[ .-]?\d{2,3}){2,3}\b/g, ' <number> '],
  [/[€$£]|\b(?:euro'?s?|eur|euros?|dollars?|pln|zl|zloty(?:ch)?|pounds?|quid|usd)\b/g, ' <coin> '],
  [/\b\d{1,2}(?:[:.h]\d{2}|h|u)\b|\b\d{1,2} ?(?:am|pm|uhr|uur)\b/g, ' <time> '],
  [/\d+(?:[.,]\d+)*/g, ' <figure> '],
];

/** The words of a text, marks that ask or shout being words too. */
export function wordsOf(text: string): string[] {
  let cut = plain(text);
  for (const [form, word] of forms) cut = cut.replace(form, word);
  return cut.match(/<\w+>|\p{L}+(?:-\p{L}+)*|\?|!/gu) ?? [];
}
