import type { Command } from 'commander';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { commands } from '../commands.ts';

/**
 * Everything staff can ask the command line for (T89). A new command fails here until it stands below: a read leaves its
 * line in the log before it shows anything; a deed leaves one in its own transaction.
 */
const opened = vi.hoisted(() => ({ ground: undefined as unknown }));
// The commands work on the test's own database, which has no address that could stand in the environment.
vi.mock('../database/open-database.ts', async (original) => ({
  ...(await original<object>()),
  openDatabase: async () => opened.ground,
}));

const kit = await createKit();
opened.ground = { db: kit.db, connect: () => new pg.Client(kit.connection) };
const folder = mkdtempSync(join(tmpdir(), 'vonk-cli-'));
const anna = await another(kit, 'anna');

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

/** What shows staff something, how it is called, and its line in the log. */
const reads: Record<string, { args: string[]; action: string; subject: string }> = {
  'accounts language': { args: [anna.email], action: 'language_read', subject: anna.publicId },
  'accounts objections': { args: [], action: 'restriction_objections_listed', subject: '' },
  'finance month': { args: ['2026-10', '--out', join(folder, 'month')], action: 'month_closed', subject: '2026-10' },
  'finance oss': { args: ['2026-Q3', '--out', join(folder, 'oss')], action: 'oss_written', subject: '2026-Q3' },
  'chargebacks packet': {
    args: ['2026-000042', join(folder, 'packet')],
    action: 'chargeback_packet_written',
    subject: '2026-000042',
  },
  'debits list': { args: [], action: 'debits_listed', subject: '' },
  'campaigns list': { args: [], action: 'campaigns_listed', subject: '' },
  'discounts list': { args: [], action: 'discounts_listed', subject: '' },
  'discounts show': { args: ['LENTE'], action: 'discount_shown', subject: 'LENTE' },
  'inbox list': { args: [], action: 'inbox_listed', subject: '' },
  'invoices export': { args: ['2026-11', join(folder, 'm')], action: 'invoices_exported', subject: '2026-11' },
  'invoices list': { args: ['2026-11'], action: 'invoices_listed', subject: '2026-11' },
  'invoices save': { args: ['2026-000042', join(folder, 'z')], action: 'invoice_read', subject: '2026-000042' },
  'mails failed': { args: [], action: 'failed_mails_listed', subject: '' },
  'photos list': { args: [], action: 'photos_listed', subject: '' },
  'photos objections': { args: [], action: 'photo_objections_listed', subject: '' },
  'photos save': { args: ['photo-of-anna', join(folder, 'x')], action: 'photo_viewed', subject: 'photo-of-anna' },
  'profiles list': { args: [], action: 'profiles_listed', subject: '' },
  'refunds list': { args: [], action: 'refunds_listed', subject: '' },
  'repayments list': { args: [], action: 'repayments_listed', subject: '' },
  'repayments show': { args: ['ABCD-1234'], action: 'repayment_account_read', subject: 'ABCD-1234' },
  'reports list': { args: [], action: 'reports_listed', subject: '' },
  'verifications list': { args: [], action: 'verifications_listed', subject: '' },
  'verifications save': {
    args: [anna.publicId, join(folder, 'y')],
    action: 'verification_viewed',
    subject: anna.publicId,
  },
};
/** Noted by the module that does it, where it is found: `inbox take`, `reports show` and `reports photo` with what they show. */
const deeds = [
  'accounts close',
  'accounts hide',
  'accounts judge',
  'accounts restore',
  'accounts sign-up-again',
  'accounts two-step-off',
  'campaigns send',
  'campaigns stop',
  'campaigns write',
  'finance rate',
  'debits lift',
  'discounts bulk',
  'discounts end',
  'discounts make',
  'inbox release',
  'inbox reply',
  'inbox take',
  'members email',
  'members erase',
  'members export',
  'members hide',
  'members log-out',
  'members reset-name',
  'members restore',
  'members suspend',
  'members two-step-off',
  'members warn',
  'partners add',
  'partners revoke',
  'photos approve',
  'photos judge',
  'photos remove',
  'profiles hide',
  'profiles make',
  'profiles show',
  'refunds ask',
  'refunds confirm',
  'refunds refuse',
  'repayments settle',
  'reports decide',
  'reports photo',
  'reports show',
  'staff link',
  'staff owner',
  'sites move',
  'sites write',
  'verifications decide',
  'withdrawals uninformed',
];
/** They show nothing of a member: keys without the key, a site's own settings, counters, the database as a whole. */
const others = [
  'backup',
  'cards find',
  'finance rates',
  'keys',
  'landers left',
  'landers list',
  'migrate',
  'partners list',
  'restore',
  'seed',
  'sites list',
];

const leavesOf = (command: Command): string[] =>
  command.commands.length === 0
    ? [command.name()]
    : command.commands.flatMap((part) => leavesOf(part).map((name) => `${command.name()} ${name}`));

test('every command is a read that is logged, a deed that is, or shows nothing of anybody (T89)', () => {
  const all = commands.flatMap((command) => leavesOf(command()));
  expect(all.toSorted()).toEqual([...Object.keys(reads), ...deeds, ...others].toSorted());
});

test.each(Object.entries(reads))(
  '%s leaves its line in the log, found or not (T89)',
  async (name, { args, ...line }) => {
    const [group = '', command = ''] = name.split(' ');
    const program = commands.map((make) => make()).find((each) => each.name() === group);
    if (!program) throw new Error(`no ${group}`);
    const actor = `ina ${name}`;
    // Nothing is there to look at; that somebody wanted to is noted all the same.
    const refusal = await program.parseAsync([command, ...args, '--as', actor], { from: 'user' }).then(
      () => 'none',
      (error: unknown) => String(error),
    );
    expect(refusal).toMatch(/none|No such|asks for nothing/);
    const { rows } = await kit.db.pool.query('select action, subject from audit where site_id = 1 and actor = $1', [
      actor,
    ]);
    expect(rows).toEqual([line]);
  },
);
