/** An error's words in one line, without its stack; an error that only holds others speaks with theirs. */
export function inOneLine(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return [...new Set(error.errors.map(inOneLine))].join('; ');
  const words = error instanceof Error ? error.message || error.name : String(error);
  return words
    .split(/\s*\n\s*/)
    .join(' ')
    .trim();
}

/**
 * The line of a program's output that says what went wrong, without what stands before the word for it; else the last
 * line.
 */
export function tellingLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /\b(error|FATAL|PANIC):/i.test(line)) ?? lines.at(-1) ?? '';
  return telling.replace(/^.*?\b(error|FATAL|PANIC):\s+/i, '').trim();
}
