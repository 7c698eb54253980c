import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { findLeaks, type Secrets } from '../../../tools/logs/find-leaks.ts';
import { onDatabase } from './own-database.ts';
import { staffPassword } from '../staff/password.ts';

/** What browsers of this process were logged in by. */
const sessions = new Set<string>();

/** Passwords that tests type. */
const passwords = ['vuurtoren-op-zondag', 'oude-eikels-op-straat', staffPassword];

/** Remembers by what a browser is logged in, before it is closed. */
export async function rememberSessions(context: BrowserContext): Promise<void> {
  for (const { name, value } of await context.cookies()) if (/session|staff|device/.test(name)) sessions.add(value);
}

/** What a server knows that no log may have, read while it still runs (T90). */
export async function readSecrets(dataDir: string): Promise<Secrets[]> {
  const links = lettersIn(join(dataDir, 'mailbox')).concat(lettersIn(join(dataDir, 'sms')));
  return [
    ...(await readRows(dataDir)),
    { what: 'a password', values: passwords },
    { what: 'a session', values: [...sessions] },
    {
      what: 'a link of a mail',
      values: links.flatMap((text) => text.match(/(?<=[?&/=])[\w-]{20,}(?=[\s"'<&)]|$)/g) ?? []),
    },
  ];
}

/** Throws where a server's log has what it must not have. */
export function refuseLeaks(path: string, secrets: readonly Secrets[]): void {
  const log = readFileSync(path, 'utf8');
  if (log === '') throw new Error('the server wrote no log: what it hides was not looked at');
  const leaks = findLeaks(log, secrets);
  if (leaks.length > 0)
    throw new Error(`the log of a server has (T90):\n${leaks.map(({ what, line }) => `${what}: ${line}`).join('\n')}`);
}

function lettersIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  } catch {
    return [];
  }
}

const columns: Readonly<Record<string, string>> = {
  'a message': 'select distinct body as value from messages',
  'an address of a member': 'select email as value from accounts',
  'an address of the staff': 'select email as value from staff',
  'a name': "select distinct name as value from profiles where kind = 'member'",
  'words of a profile': 'select distinct quote as value from profiles',
  'a report': 'select distinct body as value from reports',
};

const readRows = (dataDir: string): Promise<Secrets[]> =>
  onDatabase(dataDir, async (client) => {
    const found: Secrets[] = [];
    for (const [what, text] of Object.entries(columns)) {
      const { rows } = await client.query<{ value: string | null }>(text);
      found.push({ what, values: rows.flatMap(({ value }) => value ?? []) });
    }
    return found;
  });
