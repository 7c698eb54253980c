import { type VerificationReason, verificationReasons } from '@vonk/contract/verification';
import { writeFile } from 'node:fs/promises';
import { Argument, Command } from 'commander';
import {
  decideVerification,
  listWaitingVerifications,
  readEvidence,
  type VerificationOutcome,
} from '../../photos/index.ts';
import { withReading, withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
}

/**
 * `verifications`: members who ask that their photo is compared with a picture they made for it (T117); every decision
 * and every look is logged.
 */
export function verificationsCommand(): Command {
  const verifications = new Command('verifications').description('look at members who ask to be verified, and decide');
  const command = (name: string, description: string) =>
    verifications
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff decides');
  command('list', 'what waits, longest first').action((by: Options) =>
    withReading({ by, action: 'verifications_listed' }, async ({ db }, scope) => {
      const waiting = await listWaitingVerifications(db, scope, 100);
      for (const { profile, member, method, instruction, askedAt } of waiting)
        console.log(`${profile}  ${method}: ${instruction}  ${member}  since ${askedAt.toISOString()}`);
      if (waiting.length === 0) console.log('Nothing waits.');
    }),
  );
  command('save <member> <file>', 'write the evidence into a file, to look at it; delete that file afterwards').action(
    (member: string, file: string, by: Options) =>
      withReading({ by, action: 'verification_viewed', subject: member }, async (services, scope) => {
        const evidence = await readEvidence(services, scope, member);
        if (!evidence) throw new Error(refusals.nothing_waits);
        await writeFile(file, evidence.bytes, { mode: 0o600 });
      }),
  );
  command(
    'decide <member>',
    'say whether it shows the person of the main photo and what was asked; a mail tells them, ' +
      'the evidence is deleted within the hour',
  )
    .addArgument(
      new Argument('<outcome>', 'same: verified; else why not, as the member reads it').choices([
        'same',
        ...verificationReasons,
      ]),
    )
    .action((profile: string, outcome: 'same' | VerificationReason, { site, as: actor }: Options) =>
      withServices(async (services) => {
        const decision = {
          siteId: Number(site),
          profile,
          reason: outcome === 'same' ? null : outcome,
          actor,
          now: services.clock.now(),
        };
        const decided = await decideVerification(services, decision);
        if (decided !== 'done') throw new Error(refusals[decided]);
        console.log(outcome === 'same' ? 'Verified.' : 'Refused.');
      }),
    );
  return verifications;
}

const refusals: Readonly<Record<Exclude<VerificationOutcome, 'done'>, string>> = {
  nothing_waits: 'This member asks for nothing.',
  no_main_photo: 'This member has no main photo that others see, so there is nothing to compare with.',
};
