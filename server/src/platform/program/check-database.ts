import type { Client } from 'pg';
import type { Primary } from '../database/primary.ts';
import { hasCode } from '../error-code.ts';
import { inOneLine } from './one-line.ts';

const patienceMs = 10_000;
const oldest = 15;

/**
 * Throws, in words for the operator and without the password, unless the server of the setting DATABASE_URL lets us in
 * and is new enough.
 */
export async function checkDatabase({ Client, connectionString }: Primary['connection']): Promise<void> {
  const client = new Client({ ...(connectionString && { connectionString }), connectionTimeoutMillis: patienceMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
    const version = rows[0]?.version ?? '';
    if (Number.parseInt(version, 10) < oldest)
      throw new Error(`it is PostgreSQL ${version}, and ${oldest} or newer is needed`);
  } catch (error) {
    throw new Error(
      `The database of DATABASE_URL (${client.host}:${client.port}) cannot be used: ${why(error, client)}. ` +
        'Mend that, or correct DATABASE_URL.',
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function why(error: unknown, client: Client): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  if (hasCode(first, 'ENOTFOUND', 'EAI_AGAIN')) return 'there is no such host';
  if (hasCode(first, 'ECONNREFUSED', 'ENOENT')) return 'nothing listens there';
  if (hasCode(first, '28P01', '28000')) return `it refuses the user ${client.user ?? ''} or the password`;
  if (hasCode(first, '3D000')) return `it has no database ${client.database ?? ''}`;
  return inOneLine(error);
}
