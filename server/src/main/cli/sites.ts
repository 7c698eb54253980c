import { readFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { openDb } from '../../platform/database/db.ts';
import { lacksAsSeller, listHomes, readSiteFile } from '../../sites/index.ts';
import { writeSite } from '../../admin/index.ts';
import { moveSites } from '../site-moves/move-sites.ts';
import { withServices } from './ground.ts';

interface Options {
  as: string;
  reason: string;
}

/** `sites`: which sites this deployment serves (SITE-1); writing one is logged. */
export function sitesCommand(): Command {
  const sites = new Command('sites').description('the sites of this deployment');
  sites
    .command('list')
    .description('every site with its number, name and domain, and what its invoices lack')
    .action(() =>
      withServices(async (services) => {
        for (const { siteId, slug, name, domain, company } of services.sites.all()) {
          const lacks = lacksAsSeller(company);
          const note = lacks.length > 0 ? `  its invoices lack: ${lacks.join(', ')}` : '';
          console.log(`${siteId}  ${slug}  ${name}  ${domain}${note}`);
        }
        for (const { siteId, state, cluster } of await listHomes(services.db))
          console.log(`${siteId}  ${homeWords[state]} ${cluster}`);
      }),
    );
  sites
    .command('write <file>')
    .description('makes the site of a JSON file, or changes the one of its slug; servers show it at once')
    .requiredOption('--as <name>', 'who of the staff does it')
    .requiredOption('--reason <text>', 'why, for the log')
    .action((path: string, options: Options) => write(path, options));
  sites
    .command('move <number...>')
    .description('moves sites into the database of another cluster, while they go on; those of one company together')
    .addOption(new Option('--to <cluster>', 'the name of the other cluster').makeOptionMandatory())
    .addOption(new Option('--from <cluster>', 'the name of this one').default('main'))
    .addOption(
      new Option('--to-url <postgres://…>', 'the database of the other one')
        .env('MOVE_TO_DATABASE_URL')
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--from-url <postgres://…>', 'the database of this one, where the other one reaches it')
        .env('MOVE_FROM_DATABASE_URL')
        .makeOptionMandatory(),
    )
    .requiredOption('--as <name>', 'who of the staff does it')
    .requiredOption('--reason <text>', 'why, for the log')
    .action((numbers: string[], options: MoveOptions) => move(numbers, options));
  return sites;
}

const homeWords = { coming: 'comes from', leaving: 'leaves for', away: 'lives in' } as const;

interface MoveOptions extends Options {
  to: string;
  from: string;
  toUrl: string;
  fromUrl: string;
}

async function move(numbers: readonly string[], { as: actor, reason, ...options }: MoveOptions): Promise<void> {
  const siteIds = numbers.map(Number);
  if (!siteIds.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 15))
    throw new Error('A site is named by its number: "sites list" shows them.');
  for (const name of [options.to, options.from])
    if (!/^[a-z0-9-]{1,40}$/.test(name)) throw new Error('A cluster is named by small letters, digits and -.');
  await withServices(async (services) => {
    const to = openDb({
      connection: { connectionString: options.toUrl, max: 4 },
      onError: (error) => services.log.warn({ err: error }, 'a connection was lost'),
    });
    try {
      const moved = await moveSites(services, to, {
        siteIds,
        here: options.from,
        there: options.to,
        address: options.fromUrl,
        actor,
        reason,
        tell: (step) => console.log(step),
      });
      if (moved)
        console.log(`${moved.rows} rows, the same in both; read-only for ${moved.readOnlySeconds.toFixed(1)} s`);
      else console.log(`They had left: open in ${options.to} now.`);
    } finally {
      await to.close();
    }
  });
}

async function write(path: string, { as: actor, reason }: Options): Promise<void> {
  const file = readSiteFile(await readFile(path, 'utf8'));
  await withServices(async ({ db, clock }) => {
    const siteId = await writeSite(db, { file, actor, reason, now: clock.now() });
    console.log(`Site ${siteId}, ${file.name}: https://${file.hosts[0]}`);
  });
}
