import type { AdminCallInput } from '@vonk/contract/admin/api';
import { memberActsEndpoints } from '@vonk/contract/admin/member-acts';
import type { RefusalCode } from '@vonk/contract/refusals';
import { type RestrictionKind, restrictionReasons } from '@vonk/contract/restrictions';
import { errors } from '@vonk/locales/en/errors';
import { Argument, Command } from 'commander';
import {
  beginMemberErasure,
  giveMeasureBack,
  giveWarning,
  logMemberOut,
  mailEmailChange,
  type MemberDeed,
  orderMemberExport,
  takeMeasure,
  takeTwoStepOff,
} from '../../admin/index.ts';
import { Refused, refuseAny } from '../../platform/refusal.ts';
import type { Services } from '../services.ts';
import { withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
}
type Reasoned = Options & { reason: string };
type Stated = Options & { facts: string; days?: string };

type ActName = keyof typeof memberActsEndpoints;
type Act<Name extends ActName> = (
  services: Services,
  deed: MemberDeed<RefusalCode>,
  input: AdminCallInput<Name>,
) => Promise<unknown>;

/**
 * `members`: what the back-office does to a member by their number (STAFF-3), for where there is no browser or much to
 * do. The same use cases with the same input; every deed is logged, and the member is mailed what they are there.
 */
export function membersCommand(): Command {
  const members = new Command('members').description('what staff do to one member, by the number of their profile');
  const command = (name: string, description: string) =>
    members
      .command(`${name} <member>`)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  const stated = (name: string, description: string) =>
    command(name, description)
      .addArgument(
        new Argument('<reason>', 'the rule that was broken; fraud also warns whoever it wrote to').choices(
          restrictionReasons,
        ),
      )
      .requiredOption('--facts <text>', 'what happened, for the member: in their language');
  const warn = (name: string, description: string, renames: boolean) =>
    stated(name, description).action((id: string, reason: string, { facts, ...by }: Stated) =>
      perform('POST /api/admin/member-warning', { ...by, typed: { id, reason, facts, renames } }, giveWarning),
    );
  warn('warn', 'says which rule was broken, and takes nothing', false);
  warn('reset-name', 'warns, and puts a neutral name in the place of one that breaks the rules', true);
  const restrict = (name: string, description: string, kind: RestrictionKind) =>
    stated(name, description)
      .option('--days <number>', 'ends by itself after so many days')
      .action((id: string, reason: string, { facts, days, ...by }: Stated) => {
        const typed = { id, kind, reason, facts, days: days === undefined ? null : Number(days) };
        return perform('POST /api/admin/member-measure', { ...by, typed }, takeMeasure);
      });
  restrict('suspend', 'nobody sees or hears from it any more; its member sees why, and can object', 'suspended');
  restrict('hide', 'nobody finds the profile any more; the rest stays', 'hidden');
  const reasoned = <Name extends WithReason>(name: string, description: string, [call, act]: [Name, Act<Name>]) =>
    command(name, description)
      .requiredOption('--reason <text>', 'why, for the log')
      .action((id: string, { reason, ...by }: Reasoned) => perform(call, { ...by, typed: { id, reason } }, act));
  reasoned('restore', 'gives back what was taken, as it was', ['POST /api/admin/member-restore', giveMeasureBack]);
  reasoned('log-out', 'ends each session, on all devices', ['POST /api/admin/member-log-out', logMemberOut]);
  reasoned('two-step-off', 'who lost app and backup codes logs in by password again', [
    'POST /api/admin/member-two-step-off',
    takeTwoStepOff,
  ]);
  reasoned('export', 'has the file of their data made; its link is mailed to the member alone', [
    'POST /api/admin/member-export',
    orderMemberExport,
  ]);
  reasoned('erase', 'begins to erase who asked us: hidden at once, erased on day 14, with a way back by mail', [
    'POST /api/admin/member-erase',
    beginMemberErasure,
  ]);
  command('email', 'mails a link to the address the account is to have; it moves once that is read')
    .argument('<email>', 'the new address')
    .requiredOption('--reason <text>', 'how it was proved, for the log')
    .action((id: string, email: string, { reason, ...by }: Reasoned) =>
      perform('POST /api/admin/member-email', { ...by, typed: { id, email, reason } }, mailEmailChange),
    );
  return members;
}

/** The acts that need nothing but who and why. */
type WithReason = {
  [Name in ActName]: { site: number; id: string; reason: string } extends AdminCallInput<Name> ? Name : never;
}[ActName];

interface Asked extends Options {
  /** What the call takes, but for the site. */
  readonly typed: object;
}

/** Does what the call of the back-office does, after the same look at what was typed. */
const perform = <Name extends ActName>(name: Name, { site, as: actor, typed }: Asked, act: Act<Name>): Promise<void> =>
  withServices(async (services) => {
    const input = memberActsEndpoints[name].input.safeParse({ site: Number(site), ...typed });
    if (!input.success) throw new Error(`Not as it should be: ${input.error.issues[0]?.path.join('.') ?? ''}.`);
    const at = services.sites.byId(Number(site));
    if (!at) throw new Error('No such site.');
    const deed = { at, staff: { publicId: actor }, now: services.clock.now(), refuse: refuseAny };
    await act(services, deed, input.data as AdminCallInput<Name>).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      throw new Error(error.code === 'not_found' ? 'No such member.' : wordsOf(error));
    });
    console.log('Done.');
  });

const wordsOf = ({ code, field }: Refused): string => `${errors[code]}${field === undefined ? '' : ` (${field})`}`;
