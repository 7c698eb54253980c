/** What must stand in no log (T90), of what a server knows. */
export interface Secrets {
  /** What it is, in a word or two for whoever reads that it leaked. */
  readonly what: string;
  readonly values: readonly string[];
}

export interface Leak {
  readonly what: string;
  /** The line it stands in, with what leaked cut out. */
  readonly line: string;
}

/** Shorter ones stand in lines that have nothing to do with them, unless they stand there by themselves. */
const shortest = 8;
/** Shorter ones are words of ours too. */
const shortestByItself = 5;

const patterns: readonly { readonly what: string; readonly found: RegExp; isOne(text: string): boolean }[] = [
  { what: 'an e-mail address', found: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, isOne: () => true },
  { what: 'a number of a card', found: /(?<![\w.-])[3-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{3,4}(?![\w.-])/g, isOne: isLuhn },
  {
    what: 'a number of a bank account',
    found: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
    isOne: isIban,
  },
  {
    what: 'a cookie or a key',
    found: /\b(?:session|staff|authorization|bearer|password)["']?\s*[=:]\s*["']?(?!\[hidden\])[^\s"',}]{8,}/gi,
    isOne: () => true,
  },
];

/** Every place where a log has what it must not have. */
export function findLeaks(log: string, secrets: readonly Secrets[]): Leak[] {
  const leaks: Leak[] = [];
  for (const { what, values } of secrets)
    for (const value of new Set(values))
      for (const written of waysOfWriting(value)) {
        const at = log.indexOf(written);
        if (at !== -1) leaks.push({ what, line: lineAt(log, at).replaceAll(written, '…') });
      }
  for (const { what, found, isOne } of patterns)
    for (const match of log.matchAll(found))
      if (isOne(match[0])) leaks.push({ what, line: lineAt(log, match.index).replaceAll(match[0], '…') });
  return leaks;
}

/** A line is JSON, in which text may stand as it is, as JSON has it, and as JSON within JSON has it. */
function waysOfWriting(value: string): Set<string> {
  const quoted = JSON.stringify(value);
  const twice = JSON.stringify(quoted).slice(1, -1);
  if (value.length >= shortest) return new Set([value, quoted.slice(1, -1), twice.slice(2, -2)]);
  return new Set(value.length >= shortestByItself ? [quoted, twice] : []);
}

function lineAt(log: string, at: number): string {
  const end = log.indexOf('\n', at);
  return log.slice(log.lastIndexOf('\n', at) + 1, end === -1 ? undefined : end).slice(0, 400);
}

function isLuhn(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].toReversed().map(Number);
  const sum = digits.reduce(
    (total, digit, at) => total + (at % 2 === 0 ? digit : ((digit * 2) % 10) + (digit > 4 ? 1 : 0)),
    0,
  );
  return sum % 10 === 0;
}

function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  const digits = `${plain.slice(4)}${plain.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
