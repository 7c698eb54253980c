import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import * as z from 'zod/mini';
import {
  campaignDraft,
  type CountedCampaign,
  countReached,
  listCounted,
  startCampaign,
  stopCampaign,
  writeDraft,
} from '../../campaigns/index.ts';
import { everyRow } from '../../platform/database/list-place.ts';
import type { Services } from '../services.ts';
import { withReading, withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
}
interface Deed extends Options {
  reason: string;
}

/** `campaigns`: promotions and news to the members who chose to hear them (NOTI-1, T93). */
export function campaignsCommand(): Command {
  const campaigns = new Command('campaigns').description('promotions and news, to the members who chose to hear them');
  const command = (name: string, description: string) =>
    campaigns
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  const deed = (name: string, description: string) =>
    command(name, description).requiredOption('--reason <text>', 'why, for the log');
  deed('write <file>', 'takes one from a JSON file, and says how many it is for; nothing is sent yet; logged').action(
    (file: string, options: Deed) => withServices((services) => write(services, file, options)),
  );
  command('list', 'the campaigns there are, the newest first').action((by: Options) =>
    withReading({ by, action: 'campaigns_listed' }, async ({ clock, db }, scope) => {
      let count = 0;
      const now = clock.now();
      for await (const campaign of everyRow((page) => listCounted(db, scope, { ...page, now }))) {
        console.log(lineOf(campaign));
        count += 1;
      }
      if (count === 0) console.log('There is none.');
    }),
  );
  deed('send <name>', 'begins to send one; at most one promotion a day; logged').action((name: string, options: Deed) =>
    withServices(async (services) => {
      await startCampaign(services.db, { name }, byOf(services, options));
      console.log('It is on its way.');
    }),
  );
  deed('stop <name>', 'stops one: who was not told yet never is; logged').action((name: string, options: Deed) =>
    withServices(async (services) => {
      await stopCampaign(services.db, { name }, byOf(services, options));
      console.log('Stopped.');
    }),
  );
  return campaigns;
}

async function write(services: Services, file: string, options: Deed): Promise<void> {
  const by = byOf(services, options);
  const read = campaignDraft.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!read.success) throw new Error(`The file is not right. ${z.prettifyError(read.error)}`);
  await writeDraft(services.db, read.data, by);
  const count = await countReached(services.db, by.site, { campaign: read.data, now: by.now });
  console.log(`Written. It is for ${count} members now; send it with: campaigns send ${read.data.name}`);
}

function byOf({ clock, sites }: Services, { site: id, as: actor, reason }: Deed) {
  const site = sites.byId(Number(id));
  if (!site) throw new Error(`There is no site ${id}.`);
  return { site, actor, reason, now: clock.now() };
}

const lineOf = ({ outcomes, ...campaign }: CountedCampaign): string => {
  const { name, kind, state, noted, forgotten, words, startedAt, endedAt } = campaign;
  const became = { ...outcomes, forgotten };
  return [
    name,
    kind,
    state,
    `noted for ${noted}`,
    ...Object.entries(became).flatMap(([outcome, count]) => (count > 0 ? [`${outcome} ${count}`] : [])),
    Object.keys(words).join(' '),
    startedAt && `from ${startedAt.toISOString()}`,
    endedAt && `to ${endedAt.toISOString()}`,
  ]
    .filter((part) => part !== null)
    .join('  ');
};
