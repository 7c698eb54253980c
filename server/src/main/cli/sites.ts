import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { lacksAsSeller, readSiteFile } from '../../sites/index.ts';
import { writeSite } from '../../admin/index.ts';
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
      }),
    );
  sites
    .command('write <file>')
    .description('makes the site of a JSON file, or changes the one of its slug; servers show it at once')
    .requiredOption('--as <name>', 'who of the staff does it')
    .requiredOption('--reason <text>', 'why, for the log')
    .action((path: string, options: Options) => write(path, options));
  return sites;
}

async function write(path: string, { as: actor, reason }: Options): Promise<void> {
  const file = readSiteFile(await readFile(path, 'utf8'));
  await withServices(async ({ db, clock }) => {
    const siteId = await writeSite(db, { file, actor, reason, now: clock.now() });
    console.log(`Site ${siteId}, ${file.name}: https://${file.hosts[0]}`);
  });
}
