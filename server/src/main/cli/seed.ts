import { Command } from 'commander';
import { seedDemo } from '../../demo/index.ts';
import { seedSites } from '../sites/seed-sites.ts';
import { withDatabase, withServices } from './ground.ts';

/** `seed`: the demo's sites and members, in demo mode only; nothing is added twice. */
export const seedCommand = () =>
  new Command('seed').description('add the demo sites and members, once; demo mode only').action(async () => {
    await withDatabase(async ({ db, config }) => {
      if (config.MODE !== 'demo') throw new Error('Only MODE=demo has demo members.');
      await seedSites(db, new Date());
    });
    await withServices((services) => seedDemo(services, { sites: services.sites.all(), now: services.clock.now() }));
    console.log('The demo members are there.');
  });
