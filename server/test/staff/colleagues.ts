import type { AdminCallInput, AdminCallName, AdminCallOutput } from '@vonk/contract/admin/api';
import type { StaffGrant } from '@vonk/contract/admin/roles';
import type { CallName } from '@vonk/contract/api';
import type { Refusal } from '@vonk/contract/endpoint';
import { Secret, TOTP } from 'otpauth';
import { makeOwner } from '../../src/staff/index.ts';
import { type Browser, callEndpoint, type CallOptions, type Kit } from '../kit.ts';

/** Somebody of the staff, logged in in a browser. */
export interface Colleague {
  readonly browser: Browser;
  readonly id: string;
  readonly email: string;
  /** What their app makes codes from. */
  readonly secret: string;
}

export const staffPassword = 'een lang zinnetje voor het beheer';

interface StaffAnswer<Name extends AdminCallName> {
  readonly status: number;
  readonly ok: AdminCallOutput<Name>;
  readonly refusal: Refusal;
  readonly headers: Headers;
}

/** Calls the back-office and answers whatever came back; `input` may be one that the contract refuses. */
export async function adminCall<Name extends AdminCallName>(
  kit: Kit,
  name: Name,
  input: AdminCallInput<Name> | Record<string, unknown>,
  options: CallOptions = {},
): Promise<StaffAnswer<Name>> {
  // The calls of members and those of staff are made alike; only what is known of them differs.
  const answer = await callEndpoint((path, init) => kit.app.request(path, init), {
    name: name as unknown as CallName,
    input,
    options,
  });
  return answer as unknown as StaffAnswer<Name>;
}

/** The code that an app shows of a secret. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Sets an account up by its link: password, then an app. */
export async function setUp(kit: Kit, token: string): Promise<Omit<Colleague, 'email'> & { codes: string[] }> {
  const browser = kit.browser();
  const as = { as: browser };
  await adminCall(kit, 'POST /api/admin/link', { token, password: staffPassword }, as);
  const { ok: app } = await adminCall(kit, 'POST /api/admin/enrol-code-start', {}, as);
  const code = codeOf(app.secret, kit.clock.now());
  const { ok, status } = await adminCall(kit, 'POST /api/admin/enrol-code', { code }, as);
  if (status !== 200) throw new Error(`could not set up: ${JSON.stringify(ok)}`);
  return { browser, id: ok.me.id, secret: app.secret, codes: ok.backup_codes };
}

let count = 0;

/** The first owner, made on the command line, who came in. */
export async function firstOwner(kit: Kit): Promise<Colleague> {
  const email = `owner${(count += 1)}@vonk.example`;
  const made = await makeOwner(kit.db, { email, name: 'Olga', actor: 'command line', now: kit.clock.now() });
  if (!made) throw new Error('no owner was made');
  return { ...(await setUp(kit, made.token)), email };
}

/** The token of the link that was last mailed to an address: of several of one moment, the one that works. */
export async function mailedToken(kit: Kit, email: string): Promise<string> {
  for (const { text } of await kit.mailsTo(email)) {
    const token = /\/admin\/link\?token=([\w-]+)/.exec(text)?.[1];
    if (token && (await adminCall(kit, 'GET /api/admin/link', { token })).ok.state === 'valid') return token;
  }
  throw new Error(`no link that works was mailed to ${email}`);
}

/** Somebody whom an owner invites with these roles, and who came in. */
export async function hire(kit: Kit, owner: Colleague, grants: StaffGrant[], name = 'Noor'): Promise<Colleague> {
  const email = `staff${(count += 1)}@vonk.example`;
  const input = { name, email, locale: 'nl' as const, grants };
  const { status, refusal } = await adminCall(kit, 'POST /api/admin/person', input, { as: owner.browser });
  if (status !== 200) throw new Error(`not invited: ${refusal.error}`);
  return { ...(await setUp(kit, await mailedToken(kit, email))), email };
}

/** Logs somebody in again, in a browser of its own; the clock must have moved since their last code. */
export async function logInAgain(kit: Kit, { email, secret }: Colleague): Promise<Browser> {
  const browser = kit.browser();
  await adminCall(kit, 'POST /api/admin/login', { email, password: staffPassword }, { as: browser });
  const code = codeOf(secret, kit.clock.now());
  const { status, refusal } = await adminCall(kit, 'POST /api/admin/login-code', { code }, { as: browser });
  if (status !== 200) throw new Error(`not logged in: ${refusal.error}`);
  return browser;
}
