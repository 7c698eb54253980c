import { noteAction } from '../../audit/index.ts';
import { day } from '@vonk/contract/durations';
import {
  maxFactsCharacters,
  type RestrictionKind,
  type RestrictionReason,
  restrictionReasons,
} from '@vonk/contract/restrictions';
import { Argument, Command } from 'commander';
import { findCredentials } from '../../accounts/index.ts';
import { removeTwoStep } from '../../admin/index.ts';
import { publicIdOf } from '../../profile/index.ts';
import {
  judgeRestriction,
  liftRestriction,
  listRestrictionObjections,
  type RestrictionJudgement,
  type RestrictionOutcome,
  restrictMember,
} from '../../restrictions/index.ts';
import { letSignUpAgain } from '../../signup/index.ts';
import { withReading, withServices } from './ground.ts';
import { type Judging, judgementOf, withExplanation } from './judgement.ts';

interface Options {
  site: string;
  as: string;
}

interface Stated extends Options {
  facts: string;
  days?: string;
}

/**
 * `accounts`: what is taken from a member and given back, with a statement of reasons and objections (T61, T62); every
 * deed is logged.
 */
export function accountsCommand(): Command {
  const accounts = new Command('accounts').description(
    'close an account or hide its profile, with reasons, judge objections, and give back',
  );
  const command = (name: string, description: string) =>
    accounts
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  command('language <email>', 'the language in which this member reads, to write the facts in').action(readLanguage);
  const restrict = (name: string, description: string, kind: RestrictionKind) =>
    command(`${name} <email>`, description)
      .addArgument(
        new Argument('<reason>', 'the rule that was broken; fraud also warns whoever it wrote to').choices(
          restrictionReasons,
        ),
      )
      .requiredOption('--facts <text>', 'what happened, for the member: in their language')
      .option('--days <number>', 'ends by itself after so many days')
      .action((email: string, reason: RestrictionReason, { site, as: actor, facts, days }: Stated) =>
        withServices(async (services) => {
          const now = services.clock.now();
          const until = days === undefined ? null : inDays(days, now);
          const deed = { siteId: Number(site), email, kind, reason, facts, until, actor, now };
          const outcome = await restrictMember(services, deed);
          if (outcome !== 'done') throw new Error(notRestricted[outcome]);
          console.log('Done, and mailed.');
        }),
      );
  restrict('close', 'nobody sees or hears from it any more; its member sees why, and can object', 'suspended');
  restrict('hide', 'nobody finds the profile any more; the rest stays', 'hidden');
  withReason(command('restore <email>', 'gives back what was taken, as it was'), (services, deed) =>
    liftRestriction(services, deed),
  );
  withReason(command('two-step-off <email>', 'who lost app and backup codes logs in by password again'), removeTwoStep);
  signUpAgain(
    command('sign-up-again <email>', 'opens the form again to whose birth date closed it for a day by a mistyped year'),
  );
  command('objections', 'what members object to, the longest first').action((by: Options) =>
    withReading({ by, action: 'restriction_objections_listed' }, async ({ db }, scope) => {
      const waiting = await listRestrictionObjections(db, scope, 100);
      for (const { email, kind, reason, facts, decidedBy, text, askedAt } of waiting)
        console.log(
          `${email}  ${kind} by ${decidedBy}: ${reason}: ${facts}  since ${askedAt.toISOString()}\n  ${text}`,
        );
      if (waiting.length === 0) console.log('Nothing waits.');
    }),
  );
  withJudgement(command('judge <email>', 'judge the objection; not by who decided'));
  return accounts;
}

const readLanguage = (email: string, { site, as: actor }: Options) =>
  withServices(async ({ db, clock }) => {
    const { locale, ...owner } = found(await findCredentials(db, { siteId: Number(site) }, email));
    await db.transact(async (tx) => {
      const { siteId } = owner;
      const subject = await publicIdOf(tx, owner);
      await noteAction(tx, { siteId, actor, action: 'language_read', subject, now: clock.now() });
    });
    console.log(locale);
  });

type Services = Parameters<Parameters<typeof withServices>[0]>[0];
type Deed = Parameters<typeof removeTwoStep>[1];

const withReason = (command: Command, act: (services: Services, deed: Deed) => Promise<boolean>) =>
  command
    .requiredOption('--reason <text>', 'why, for the log')
    .action((email: string, { site, as: actor, reason }: Options & { reason: string }) =>
      withServices(async (services) => {
        orThrow(await act(services, { siteId: Number(site), email, actor, reason, now: services.clock.now() }));
        console.log('Done, and mailed.');
      }),
    );

const signUpAgain = (command: Command) =>
  command
    .requiredOption('--reason <text>', 'how it was proved, for the log')
    .action((email: string, { site, as: actor, reason }: Options & { reason: string }) =>
      withServices(async (services) => {
        const deed = { siteId: Number(site), email, actor, reason, now: services.clock.now() };
        if (!(await letSignUpAgain(services, deed))) throw new Error('No sign-up is closed for this address.');
        console.log('This address can sign up again, also in the browser it was given in.');
      }),
    );

const withJudgement = (command: Command) =>
  withExplanation(command)
    .addArgument(
      new Argument('<outcome>', 'restored: it is given back; upheld: it stays').choices(['restored', 'upheld']),
    )
    .action((email: string, outcome: 'restored' | 'upheld', { site, as: actor, ...judging }: Options & Judging) =>
      withServices(async (services) => {
        const judged = await judgeRestriction(services, {
          siteId: Number(site),
          email,
          judgement: judgementOf(outcome, judging),
          actor,
          now: services.clock.now(),
        });
        if (judged !== 'done') throw new Error(refusals[judged]);
        console.log('Judged, and mailed.');
      }),
    );

function inDays(days: string, now: Date): Date {
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error('The days are a whole number from 1.');
  return new Date(now.getTime() + Number(days) * day);
}

function found<Account>(account: Account | undefined): Account {
  if (account === undefined) throw new Error('No such account.');
  return account;
}

function orThrow(isDone: boolean): void {
  if (!isDone) throw new Error('No such account, or it stands so already.');
}

const notRestricted: Readonly<Record<Exclude<RestrictionOutcome, 'done'>, string>> = {
  no_member: 'No such account.',
  facts_required: 'The facts are missing.',
  facts_too_long: `The facts are too long: ${maxFactsCharacters} characters at most.`,
  member_leaving: 'This member is leaving, and is out of sight already.',
  stands_already: 'It stands so already.',
};

const refusals: Readonly<Record<Exclude<RestrictionJudgement, 'done'>, string>> = {
  nothing_waits: 'No objection of this member waits.',
  same_person: 'Somebody else must judge it: you decided it.',
};
