import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { membersCommand } from './members.ts';

const opened = vi.hoisted(() => ({ ground: undefined as unknown }));
// The commands work on the test's own database, which has no address that could stand in the environment.
vi.mock('../database/open-database.ts', async (original) => ({
  ...(await original<object>()),
  openDatabase: async () => opened.ground,
}));

const kit = await createKit();
opened.ground = { db: kit.db, connect: () => new pg.Client(kit.connection) };
const folder = mkdtempSync(join(tmpdir(), 'vonk-members-'));

beforeAll(() => {
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', folder);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => membersCommand().parseAsync([...args, '--as', 'ina'], { from: 'user' });
const logged = async ({ publicId }: { publicId: string }) => {
  const { rows } = await kit.db.pool.query<{ action: string; actor: string }>(
    'select action, actor from audit join audit_chain on audit_id = id where subject = $1 order by position',
    [publicId],
  );
  return rows.map(({ action, actor }) => `${actor}: ${action}`);
};
const subjects = async (email: string) => (await kit.mailsTo(email)).map(({ subject }) => subject);
const facts = ['--facts', 'Je schreef overal hetzelfde.'];
const why = ['--reason', 'Paspoort gezien.'];

test('STAFF-3: a member is warned, renamed, hidden, restored and suspended from the command line, is mailed each, and the log has it', async () => {
  const bram = await another(kit, 'bram');
  await run('warn', bram.publicId, 'advertising', ...facts);
  await run('reset-name', bram.publicId, 'advertising', ...facts);
  await run('hide', bram.publicId, 'advertising', ...facts, '--days', '3');
  await run('restore', bram.publicId, ...why);
  await run('suspend', bram.publicId, 'advertising', ...facts);
  expect(await logged(bram)).toEqual([
    'ina: member_warned',
    'ina: member_renamed',
    'ina: profile_hidden',
    'ina: profile_shown',
    'ina: account_closed',
  ]);
  expect((await subjects(bram.email)).length).toBeGreaterThanOrEqual(5);
  await expect(run('suspend', bram.publicId, 'advertising', ...facts)).rejects.toThrow('It stands so already');
});

test('STAFF-3: sessions, second step, address, file and erasure go by the same use cases', async () => {
  const anna = await another(kit, 'anna');
  const me = () => kit.call('GET /api/user.php', {}, { as: anna.browser });
  expect((await me()).status).toBe(200);
  await run('log-out', anna.publicId, ...why);
  expect(JSON.stringify((await me()).ok ?? {})).not.toContain(anna.publicId);
  await run('email', anna.publicId, 'anna-nieuw@example.org', ...why);
  expect(await subjects('anna-nieuw@example.org')).toHaveLength(1);
  await run('export', anna.publicId, ...why);
  await expect(run('two-step-off', anna.publicId, ...why)).rejects.toThrow('It stands so already');
  await run('erase', anna.publicId, ...why);
  await expect(run('erase', anna.publicId, ...why)).rejects.toThrow('is already leaving');
  expect(await logged(anna)).toEqual([
    'ina: member_logged_out',
    'ina: member_email_change_sent',
    'ina: member_export_ordered',
    'ina: member_erasure_begun',
  ]);
});

test.each([
  ['who is not there', ['log-out', 'nobodynobody00', ...why], 'No such member.'],
  ['without a reason that says anything', ['log-out', 'nobodynobody00', '--reason', '  '], 'reason'],
  ['for no whole number of days', ['hide', 'nobodynobody00', 'advertising', ...facts, '--days', '1.5'], 'days'],
  ['on a site that is not there', ['log-out', 'nobodynobody00', ...why, '--site', '99'], 'No such site.'],
] as const)('a deed %s is refused in words', async (_, args, words) => {
  await expect(run(...args)).rejects.toThrow(words);
});
