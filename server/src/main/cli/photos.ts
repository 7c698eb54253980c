import { writeFile } from 'node:fs/promises';
import { photoReasons } from '@vonk/contract/photos';
import { Argument, Command } from 'commander';
import {
  inspectPhoto,
  judgeObjection,
  type JudgementOutcome,
  listWaitingObjections,
  listWaitingPhotos,
  readInspectedPhoto,
} from '../../photos/index.ts';
import { withReading, withServices } from './ground.ts';
import { type Judging, judgementOf, withExplanation } from './judgement.ts';

interface Options {
  site: string;
  as: string;
  forGood?: boolean;
}

/**
 * `photos`: the queue of photos under inspection, and deciding them (PHOTO-2, T118); decisions and looks are logged.
 */
export function photosCommand(): Command {
  const photos = new Command('photos').description('look at photos that wait for inspection, and decide them');
  const command = (name: string, description: string) =>
    photos
      .command(name)
      .description(description)
      .option('--site <id>', 'number of the site', '1')
      .requiredOption('--as <name>', 'who of the staff decides');
  command(
    'list',
    'what waits: first what looks like one removed for good, then the most doubtful by the automatic check, ' +
      'then the longest; ' +
      'what was not checked stands in the middle',
  ).action((by: Options) =>
    withReading({ by, action: 'photos_listed' }, async ({ db }, scope) => {
      const waiting = await listWaitingPhotos(db, scope, 100);
      for (const one of waiting)
        console.log(`${one.photo}  ${found(one)}  ${one.member}  since ${one.uploadedAt.toISOString()}`);
      if (waiting.length === 0) console.log('Nothing waits.');
    }),
  );
  command('save <photo> <file>', 'write the picture into a file, to look at it; logged').action(
    (photo: string, file: string, by: Options) =>
      withReading({ by, action: 'photo_viewed', subject: photo }, async (services, scope) => {
        const picture = await readInspectedPhoto(services, scope, photo);
        if (!picture) throw new Error('No such photo.');
        await writeFile(file, picture.bytes);
      }),
  );
  const decide = (
    photo: string,
    { site, as: actor, forGood = false }: Options,
    reason: (typeof photoReasons)[number] | null,
  ) =>
    withServices(async (services) => {
      const decision = { siteId: Number(site), photo, reason, mayNotReturn: forGood, actor, now: services.clock.now() };
      if (!(await inspectPhoto(services, decision))) throw new Error('No such photo, or it stands so already.');
      console.log(reason === null ? 'Shown.' : `Removed: ${reason}.`);
    });
  command('approve <photo>', 'show it to others').action((photo: string, options: Options) =>
    decide(photo, options, null),
  );
  command('remove <photo>', 'take it away; its owner sees why')
    .addArgument(new Argument('<reason>', 'why').choices(photoReasons))
    .option('--for-good', 'the very same file may not come back')
    .action((photo: string, reason: (typeof photoReasons)[number], options: Options) => decide(photo, options, reason));
  command('objections', 'what members object to, longest first').action((by: Options) =>
    withReading({ by, action: 'photo_objections_listed' }, async ({ db }, scope) => {
      const waiting = await listWaitingObjections(db, scope, 100);
      for (const { photo, member, reason, decidedBy, text, askedAt } of waiting)
        console.log(
          `${photo}  ${member}  removed by ${decidedBy}: ${reason}  since ${askedAt.toISOString()}\n  ${text}`,
        );
      if (waiting.length === 0) console.log('Nothing waits.');
    }),
  );
  withJudgement(command('judge <photo>', 'judge the objection against its removal; not by who removed it'));
  return photos;
}

const withJudgement = (command: Command) =>
  withExplanation(command)
    .addArgument(
      new Argument('<outcome>', 'restored: it is shown again; upheld: it stays away').choices(['restored', 'upheld']),
    )
    .action((photo: string, outcome: 'restored' | 'upheld', { site, as: actor, ...judging }: Options & Judging) =>
      withServices(async (services) => {
        const judged = await judgeObjection(services, {
          siteId: Number(site),
          photo,
          judgement: judgementOf(outcome, judging),
          actor,
          now: services.clock.now(),
        });
        if (judged !== 'done') throw new Error(refusals[judged]);
        console.log(outcome === 'restored' ? 'Shown again.' : 'Stays away.');
      }),
    );

const inWords = (suspicion: number | null) =>
  suspicion === null ? 'not checked' : `${String(Math.round(suspicion * 100)).padStart(3)} % doubtful`;
const found = ({ suspicion, isLikeRemoved }: { suspicion: number | null; isLikeRemoved: boolean }) =>
  isLikeRemoved ? 'like one removed for good' : inWords(suspicion);

const refusals: Readonly<Record<Exclude<JudgementOutcome, 'done'>, string>> = {
  nothing_waits: 'No objection waits for this photo.',
  same_person: 'Somebody else must judge it: you removed the photo.',
};
