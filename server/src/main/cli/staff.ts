import { Command } from 'commander';
import { linkAddress, makeOwner, renewLink } from '../../staff/index.ts';
import type { Services } from '../services.ts';
import { withServices } from './ground.ts';

interface Options {
  as: string;
}

const printLink = (services: Services, { token, endsAt }: { token: string; endsAt: Date }) =>
  console.log(`${linkAddress(services, token)}\nIt works once, until ${endsAt.toISOString()}.`);

/** `staff`: the first owner of the back-office, and the way back for who lost theirs (STAFF-1); both are logged. */
export function staffCommand(): Command {
  const staff = new Command('staff').description('who may come into the back-office at /admin');
  staff
    .command('owner <e-mail> <name>')
    .description('make an owner of all sites; prints the link by which they set up password and second step')
    .option('--as <name>', 'who of the staff does it', 'command line')
    .action((email: string, name: string, { as: actor }: Options) =>
      withServices(async (services) => {
        const made = await makeOwner(services.db, { email, name, actor, now: services.clock.now() });
        if (!made) throw new Error('That is no e-mail address or no name, or somebody of the staff has the address.');
        printLink(services, made);
      }),
    );
  staff
    .command('link <e-mail>')
    .description('a new link for somebody: sessions, password and second step end, and are to be set up anew')
    .option('--as <name>', 'who of the staff does it', 'command line')
    .action((email: string, { as: actor }: Options) =>
      withServices(async (services) => {
        const made = await renewLink(services.db, { email, actor, now: services.clock.now() });
        if (!made) throw new Error('Nobody of the staff has this address.');
        printLink(services, made);
      }),
    );
  return staff;
}
