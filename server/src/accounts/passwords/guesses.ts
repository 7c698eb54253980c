/** Words, each with its place among those that are guessed: 1 is the first. */
export type KnownWords = ReadonlyMap<string, number>;

/** What is looked at: who needs longer than that for a word list has what it takes in the rest. */
const mostLooked = 40;
const longestWord = 24;
const rows = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'qsdfghjklm', 'zxcvbnm', 'yxcvbnm', '1234567890'];
const keyboard = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];
/** How letters are disguised; 1 stands for two of them. */
const disguises = [
  { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' },
  { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'l' },
] as const satisfies readonly Readonly<Record<string, string>>[];

/** Letters without marks, in lower case, as the words are written. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss');

/**
 * After how many guesses somebody finds a password who knows common words, names, passwords and habits: the power of
 * ten, 10 being ten thousand million. Takes the cheapest way to put it together, of words, years, rows of keys,
 * repetitions and single characters. Some tenths of a millisecond.
 */
export function guessPower(password: string, words: KnownWords): number {
  const text = plain(password).slice(0, mostLooked);
  const readings = disguises.map((letters) =>
    text.replaceAll(/[0134570@$!]/g, (sign) => (letters as Readonly<Record<string, string>>)[sign] ?? sign),
  );
  const cheapest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let least = (cheapest[end - 1] ?? 0) + ofCharacter(text, end - 1);
    for (let start = Math.max(0, end - longestWord); start < end - 1; start += 1) {
      const before = cheapest[start] ?? 0;
      // What is put together is guessed in more ways than its parts are.
      const joint = start === 0 ? 0 : 0.2;
      if (before + joint >= least) continue;
      least = Math.min(least, before + joint + ofPiece({ text, readings, words }, start, end));
    }
    cheapest.push(least);
  }
  return (cheapest.at(-1) ?? 0) + ofCapitals(password);
}

function ofCharacter(text: string, at: number): number {
  const sign = text[at] ?? '';
  if (/\d/.test(sign)) return 1;
  if (/[a-z]/.test(sign)) return 1.4;
  return /[ _.-]/.test(sign) || (sign === '!' && at === text.length - 1) ? 0.7 : 1.5;
}

interface Looked {
  text: string;
  readings: readonly string[];
  words: KnownWords;
}

/** The cheapest name for a piece of two characters or more; infinite when it has none. */
function ofPiece({ text, readings, words }: Looked, start: number, end: number): number {
  const piece = text.slice(start, end);
  const asWord = words.get(piece);
  const disguised = readings.map((reading) => words.get(reading.slice(start, end)) ?? Infinity);
  return Math.min(
    asWord === undefined ? Infinity : Math.log10(asWord + 1),
    Math.log10(Math.min(...disguised) + 1) + 0.7,
    ofNumber(piece),
    ofPattern(piece),
    isAgain(text, start, end) ? 0.5 : Infinity,
  );
}

/** Years, and days of a year in six or eight digits. */
function ofNumber(piece: string): number {
  if (/^(?:19[4-9]|20[0-3])\d$/.test(piece)) return 1.7;
  if (/^(?:[0-2]\d|3[01])(?:0\d|1[0-2])\d{2}$/.test(piece)) return 4.3;
  return /^(?:[0-2]\d|3[01])(?:0\d|1[0-2])(?:19[4-9]|20[0-3])\d$/.test(piece) ? 4.5 : Infinity;
}

/** One character again and again, a row of the alphabet or of the keyboard. */
function ofPattern(piece: string): number {
  if (piece.length < 3) return Infinity;
  const codes = [...piece].map((sign) => sign.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  const isEven = Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
  return isEven || keyboard.some((row) => row.includes(piece)) ? 1 + Math.log10(piece.length) : Infinity;
}

/** Whether a piece says once more what stands right before it. */
const isAgain = (text: string, start: number, end: number): boolean =>
  start >= end - start && text.slice(start, end) === text.slice(start - (end - start), start);

/** What capitals add: nearly nothing where everybody puts them. */
function ofCapitals(password: string): number {
  const runs = password.match(/\p{Lu}+/gu)?.length ?? 0;
  return runs < 2 ? runs * 0.3 : runs * 0.4;
}
