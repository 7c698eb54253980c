import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportsCommand } from './reports.ts';

test('T89: the command that shows what was said refuses without the number of a report', async () => {
  await expect(reportsCommand().parseAsync(['show', '--as', 'eva'], { from: 'user' })).rejects.toThrow(
    'give its number',
  );
});

test('T89: no other command reaches what members said, but the inbox of what they wrote to our own profiles', () => {
  const commands = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  const reaching = commands.filter((file) =>
    /\/(chat|chat-photos|moderation|export)\/index/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(reaching.toSorted()).toEqual(['inbox.ts', 'reports.ts']);
});
