import { isCountry } from '@vonk/contract/locales';
import { Command, Option } from 'commander';
import { inventedKinds, type InventedKind } from '@vonk/contract/admin/sites/invented-kinds';
import { makeInvented, showInvented } from '../../admin/index.ts';
import { listInvented } from '../../profile/index.ts';
import { withReading, withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
}

interface MakeOptions extends Options {
  kind: InventedKind;
  name: string;
  born: string;
  gender: 'male' | 'female';
  country: string;
  quote: string;
  about: string;
  company?: string;
  price?: string;
  url?: string;
  record?: string;
  checkedBy?: string;
  checkedOn?: string;
}

/**
 * `profiles`: making profiles that are no people, each with its label, hiding and showing them; every deed is logged
 * (T1, T2).
 */
export function profilesCommand(): Command {
  const profiles = new Command('profiles').description(
    'make profiles that are no people, each with its label; hide and show them',
  );
  const command = (name: string, description: string) =>
    profiles
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  command('list', 'those of a site, with their label').action((by: Options) =>
    withReading({ by, action: 'profiles_listed' }, async ({ db }, scope) => {
      const found = await listInvented(db, scope, { limit: 1000 });
      for (const { publicId, kind, name, status } of found) console.log(`${publicId}  ${kind}  ${name}  ${status}`);
      if (found.length === 0) console.log('There are none.');
    }),
  );
  command('make', 'a new one; its label can never change')
    .addOption(new Option('--kind <label>', 'what it is').choices(inventedKinds).makeOptionMandatory())
    .requiredOption('--name <name>', 'as it is shown')
    .requiredOption('--born <day>', 'yyyy-mm-dd')
    .addOption(new Option('--gender <gender>', 'female or male').choices(['female', 'male']).makeOptionMandatory())
    .option('--country <code>', 'two letters', 'NL')
    .option('--quote <text>', 'the sentence on its card', '')
    .option('--about <text>', 'the longer text', '')
    .option('--company <name>', 'who runs it, of livecam and partner profiles')
    .option('--price <text>', 'what it costs there')
    .option('--url <address>', 'where it leads; https')
    .option('--record <number>', 'of livecam profiles: the company’s record of the performer’s age and consent')
    .option('--checked-by <name>', 'who checked that record')
    .option('--checked-on <day>', 'when, yyyy-mm-dd')
    .action(make);
  const show = (profile: string, { site, as: actor }: Options, isShown: boolean) =>
    withServices(async (services) => {
      const deed = { siteId: Number(site), actor, now: services.clock.now() };
      if (!(await showInvented(services, deed, { profile, isShown })))
        throw new Error('No such profile, a person’s, or it stands so already.');
      console.log('Done.');
    });
  command('hide <profile>', 'from every surface').action((profile: string, options: Options) =>
    show(profile, options, false),
  );
  command('show <profile>', 'again, as it was').action((profile: string, options: Options) =>
    show(profile, options, true),
  );
  return profiles;
}

const make = ({ site, as: actor, born, country, company, price, url, record, ...rest }: MakeOptions): Promise<void> =>
  withServices(async (services) => {
    const now = services.clock.now();
    if (!isCountry(country)) throw new Error('No country we know.');
    const { checkedBy = '', checkedOn = '', ...texts } = rest;
    const profile = {
      ...texts,
      birthDate: born,
      country,
      company: company !== undefined && price !== undefined && url !== undefined ? { name: company, price, url } : null,
      performers: record === undefined ? null : { reference: record, checkedBy, checkedOn },
    };
    console.log(await makeInvented(services, { siteId: Number(site), actor, now }, profile));
  });
