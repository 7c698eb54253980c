import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { listInbox, releaseConversation, replyAsTeam, takeConversation } from '../../chat/index.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { Services } from '../services.ts';
import { withReading, withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
}

/** `inbox`: what members wrote to the site's invented profiles, and answering it as the site's team (T6, T11). */
export function inboxCommand(): Command {
  const inbox = new Command('inbox').description("answer what members wrote to the site's invented profiles");
  const command = (name: string, description: string) =>
    inbox
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the team works');
  command('list', 'what waits for an answer, longest first; logged').action((options: Options) =>
    withReading({ by: options, action: 'inbox_listed' }, async ({ db, clock }, { siteId }) => {
      const entries = await listInbox(db, { siteId, now: clock.now() });
      for (const { conversation, profile, member, waiting, since, askedForTruth, heldBy } of entries)
        console.log(
          [
            conversation,
            `${waiting} to ${profile} from ${member}`,
            `since ${since.toISOString()}`,
            ...(askedForTruth > 0 ? [`ASKED FOR THE TRUTH ${askedForTruth}x`] : []),
            heldBy ? `held by ${heldBy}` : 'free',
          ].join('  '),
        );
      if (entries.length === 0) console.log('Nothing waits.');
    }),
  );
  command('take <conversation>', 'hold a conversation for 15 minutes and read it; logged').action(
    (conversation: string, options: Options) =>
      withDesk(options, async ({ db }, desk) => {
        const messages = await takeConversation(db, desk, conversation);
        if (!messages) throw new Error('Somebody else holds it, or it is no conversation with an invented profile.');
        for (const { at, byProfile, kind, body } of messages)
          console.log(
            `${at.toISOString()}  ${byProfile ? 'team' : 'member'}  ${kind === 'text' ? body : `[${kind}] ${body}`}`,
          );
      }),
  );
  command('reply <conversation> <text>', 'answer as the profile; only who holds it').action(
    (conversation: string, text: string, options: Options) =>
      withDesk(options, async (services, desk) => {
        const outcome = await replyAsTeam(services, desk, { conversation, key: randomUUID(), text });
        if (outcome !== 'sent') throw new Error(`Not sent: ${outcome}.`);
        console.log('Sent.');
      }),
  );
  command('release <conversation>', 'let another one take it').action((conversation: string, options: Options) =>
    withDesk(options, async ({ db }, desk) => void (await releaseConversation(db, desk, conversation))),
  );
  return inbox;
}

const withDesk = (
  { site, as: staff }: Options,
  work: (services: Services, desk: SiteScope & { staff: string; now: Date }) => Promise<void>,
): Promise<void> =>
  withServices((services) => work(services, { siteId: Number(site), staff, now: services.clock.now() }));
