import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import type { StaffGrant } from '@vonk/contract/admin/roles';
import { Secret, TOTP } from 'otpauth';
import { hashToken, newId, newToken, publicId } from '../../../server/src/platform/ids.ts';
import { withDatabase } from '../members.ts';
import type { TestServer } from '../real-server.ts';
import { staffPassword } from './password.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface TestStaff {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** The token of a session of staff, as the cookie has it. */
export const staffCookie = 'staff';

let count = 0;

/**
 * Somebody of the staff with these roles and a session. `provedMinutesAgo`: when they last gave password and second
 * step.
 */
export async function colleague(
  server: TestServer,
  grants: readonly StaffGrant[],
  { name = 'S. de Wit', provedMinutesAgo = 0 }: { name?: string; provedMinutesAgo?: number } = {},
): Promise<TestStaff> {
  const now = new Date();
  const token = newToken();
  const id = newId(now);
  const email = `staff-${(count += 1)}-${publicId().toLowerCase()}@vonk.example`;
  await withDatabase(server, async (client) => {
    await client.query(
      "insert into staff (id, public_id, email, name, locale, created_at) values ($1, $2, $3, $4, 'nl', $5)",
      [id, publicId(), email, name, now],
    );
    for (const { role, site } of grants)
      await client.query(
        'insert into staff_grants (staff_id, role, granted_site, granted_at) values ($1, $2, $3, $4)',
        [id, role, site, now],
      );
    await client.query(
      `insert into staff_sessions
         (token_hash, public_id, staff_id, created_at, last_used_at, ends_at, proved_at, device)
       values ($1, $2, $3, $4, $4, $4::timestamptz + interval '12 hours', $5, 'Chrome · Linux')`,
      [hashToken(token), publicId(), id, now, new Date(now.getTime() - provedMinutesAgo * 60_000)],
    );
  });
  return { id, email, token };
}

/** Gives a browser the session of somebody of the staff. */
export const enter = (context: BrowserContext, server: TestServer, { token }: TestStaff): Promise<void> =>
  context.addCookies([{ name: staffCookie, value: token, url: server.url('/') }]);

/** Makes an owner on the command line, as an operator does; answers the link that it prints. */
export async function makeOwner(server: TestServer, email: string, name: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/node'),
    ['server/src/main/cli.ts', 'staff', 'owner', email, name],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(server.port),
        PUBLIC_URL: server.url(''),
        DATA_DIR: server.dataDir,
        SKIP_SEED: 'true',
        LOG_LEVEL: 'error',
      },
    },
  );
  const link = /\S+\/admin\/link\?token=\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`the command line printed no link: ${stdout}`);
  return link;
}

/** The code that an app shows of a secret at this moment. */
export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Sets up password and an app with codes by a link; answers the backup codes, each good for one login. */
export async function setUpByLink(page: Page, link: string): Promise<string[]> {
  await page.goto(link);
  await page.getByLabel('Kies een wachtwoord').fill(staffPassword);
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Gebruik een app met codes' }).click();
  const secret = (await page.locator('.secret-text').textContent()) ?? '';
  await page.getByLabel('Code uit de app').fill(codeOf(secret.replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Zet aan' }).click();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).waitFor();
  const codes = await page.locator('.backup-codes li').allTextContents();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  return codes;
}
