import { writeFile } from 'node:fs/promises';
import { Argument, Command } from 'commander';
import { decideReport, listReports, openReport, type ReportOutcome, reportOutcomes } from '../../moderation/index.ts';
import { withReading, withServices } from './ground.ts';

interface Options {
  site: string;
  as: string;
}

/**
 * `reports`: what was reported or complained of, the most urgent first, and deciding it; reading and deciding are
 * logged (T60, T89, T122, T134).
 */
export function reportsCommand(): Command {
  const reports = new Command('reports').description(
    'read what members reported or anybody wrote by the public forms, and decide it',
  );
  const command = (name: string, description: string) =>
    reports
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff does it');
  command('list', 'what waits, the most urgent first').action((by: Options) =>
    withReading({ by, action: 'reports_listed' }, async ({ db }, scope) => {
      const waiting = await listReports(db, scope, 100);
      for (const { number, kind, about, reason, decideBy } of waiting)
        console.log(`${number}  ${kind}: ${reason}  ${about}  decide by ${decideBy.toISOString()}`);
      if (waiting.length === 0) console.log('Nothing waits.');
    }),
  );
  command('show [number]', 'one, with what was said; logged, and whose words it shows sees that').action(
    async (number: string | undefined, { site, as: actor }: Options) => {
      if (number === undefined) throw new Error('What members wrote is shown for a report only: give its number.');
      await withServices(async (services) => {
        const report = await openReport(services, { siteId: Number(site), number, actor, now: services.clock.now() });
        if (!report) throw new Error('No such report: nothing is shown.');
        console.log(JSON.stringify({ ...report, reporterId: undefined, profileId: undefined }, null, 2));
      });
    },
  );
  command(
    'photo <number> <file>',
    'write the photo that a report is about into a file, to look at it; logged; delete that file afterwards',
  ).action((number: string, file: string, { site, as: actor }: Options) =>
    withServices(async (services) => {
      const report = await openReport(services, { siteId: Number(site), number, actor, now: services.clock.now() });
      const photo = report && 'evidence' in report ? report.evidence.photo : undefined;
      if (!photo) throw new Error('No such report, or it is about no photo: nothing is written.');
      const stored = await services.storage.get(photo.file);
      if (!stored) throw new Error(`The photo was deleted since. What was uploaded had the SHA-256 ${photo.sha256}.`);
      await writeFile(file, stored.bytes, { mode: 0o600 });
    }),
  );
  command(
    'decide <number>',
    'close it; who wrote gets the reason by mail. What is to be done to an account or a photo has commands of its own',
  )
    .addArgument(new Argument('<outcome>', 'whether something was done').choices(reportOutcomes))
    .requiredOption('--why <text>', 'the reason, in words for who wrote')
    .action((number: string, outcome: ReportOutcome, { site, as: actor, why }: Options & { why: string }) =>
      withServices(async (services) => {
        const decision = { siteId: Number(site), number, outcome, explanation: why, actor, now: services.clock.now() };
        if (!(await decideReport(services, decision))) throw new Error('No such report, or it is decided already.');
        console.log('Decided, and mailed.');
      }),
    );
  return reports;
}
