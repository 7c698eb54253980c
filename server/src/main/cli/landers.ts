import { calendarDay } from '@vonk/contract/calendar';
import { Command, InvalidArgumentError } from 'commander';
import { type LanderPlace, listLanderVariants, readBounces } from '../../landers/index.ts';
import { withServices } from './ground.ts';

interface Options {
  site: string;
  days: number;
}

const pageLength = 500;

/** `landers`: the slugs of a site, and how often each page was left at once (C32); nothing of who left. */
export function landersCommand(): Command {
  const landers = new Command('landers').description('the landing pages of a site');
  landers
    .command('list')
    .description('the slugs of each, what they show and whether they are on')
    .option('--site <id>', 'number of the site', '1')
    .action(({ site }: Pick<Options, 'site'>) =>
      withServices(async ({ db }) => {
        let after: LanderPlace | undefined;
        do {
          const page = await listLanderVariants(db, { siteId: Number(site) }, { after, limit: pageLength });
          for (const one of page) {
            const own = Object.keys(one.ownWords).join(' ');
            console.log(`${one.isOn ? 'on ' : 'off'}  ${one.lander}/${one.slug}  ${one.words}  ${own}`.trimEnd());
          }
          after = page.length === pageLength ? page.at(-1) : undefined;
        } while (after);
      }),
    );
  landers
    .command('left')
    .description('how often each was left at once in the last days, the most often first')
    .option('--site <id>', 'number of the site', '1')
    .option('--days <count>', 'how many days, today included', readDays, 30)
    .action(({ site, days }: Options) =>
      withServices(async ({ db, sites, clock }) => {
        const siteId = Number(site);
        const upTo = calendarDay(clock.now(), sites.byId(siteId)?.timeZone ?? 'UTC');
        const left = await readBounces(db, { siteId }, { upTo, days });
        for (const { page, slug, times } of left) console.log(`${times}  ${slug === '' ? page : `${page}/${slug}`}`);
        if (left.length === 0) console.log('None was left at once.');
      }),
    );
  return landers;
}

function readDays(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1) throw new InvalidArgumentError('It must be 1 or more.');
  return days;
}
