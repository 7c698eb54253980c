import { Command } from 'commander';
import { noteAction } from '../../audit/index.ts';
import { addNetworkKey, listNetworkKeys, revokeNetworkKey } from '../../partners/index.ts';
import { withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
  reason: string;
}

/** `partners`: the keys with which partners' servers sign people up (ACC-4); making and ending one is logged. */
export function partnersCommand(): Command {
  const partners = new Command('partners').description('the keys with which partners sign people up');
  const command = (name: string, description: string) =>
    partners.command(name).description(description).option('--site <id>', 'number of the site', '1');
  const deed = (name: string, description: string) =>
    command(name, description)
      .requiredOption('--as <name>', 'who of the staff does it')
      .requiredOption('--reason <text>', 'why, for the log');
  command('list', 'every key there is, without the key itself').action(({ site }: Pick<Options, 'site'>) =>
    withServices(async ({ db }) => {
      for (const { id, network, createdAt, revokedAt } of await listNetworkKeys(db, { siteId: Number(site) }))
        console.log(
          `${id}  ${network}  since ${createdAt.toISOString()}${revokedAt ? `, ended ${revokedAt.toISOString()}` : ''}`,
        );
    }),
  );
  deed('add <network>', 'make a key; it is shown once').action(
    (network: string, { site, as: actor, reason }: Options) =>
      withServices(async ({ db, clock }) => {
        const [siteId, now] = [Number(site), clock.now()];
        const key = await db.transact(async (tx) => {
          const made = await addNetworkKey(tx, { siteId }, { network, now });
          await noteAction(tx, { siteId, actor, action: 'network_key_made', subject: made.id, reason, now });
          return made;
        });
        console.log(`${key.id}  ${network}\nThe key, shown this once: ${key.key}`);
      }),
  );
  deed('revoke <id>', 'end a key at once').action((id: string, { site, as: actor, reason }: Options) =>
    withServices(async ({ db, clock }) => {
      const [siteId, now] = [Number(site), clock.now()];
      const isEnded = await db.transact(async (tx) => {
        if (!(await revokeNetworkKey(tx, { siteId }, { id, now }))) return false;
        await noteAction(tx, { siteId, actor, action: 'network_key_ended', subject: id, reason, now });
        return true;
      });
      if (!isEnded) throw new Error('No such key, or it ended already.');
      console.log('Ended.');
    }),
  );
  return partners;
}
