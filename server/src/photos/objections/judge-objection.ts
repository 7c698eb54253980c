import { explanationOf, type Judgement } from '@vonk/contract/objections';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { lockStreams } from '../../platform/live/live-events.ts';
import type { SiteScope } from '../../sites/index.ts';
import { findPhoto, lockPhotos, restore } from '../photos.ts';
import type { PhotoServices } from '../services.ts';
import { tellOwner, updateCard } from '../shown/visible-photos.ts';
import { endObjection, readStatement } from './statements.ts';

interface About extends SiteScope {
  /** Public id of the photo. */
  readonly photo: string;
  readonly judgement: Judgement;
  readonly actor: string;
  readonly now: Date;
}

/** What came of it: only `done` changed anything. */
export type JudgementOutcome = 'done' | 'nothing_waits' | 'same_person';

/** Judges an objection: the photo is shown again, or stays away. Not by who took it away (T62). */
export async function judgeObjection(services: PhotoServices, about: About): Promise<JudgementOutcome> {
  const { siteId, photo: publicId } = about;
  const photo = await findPhoto(services.db, { siteId }, publicId);
  if (!photo) return 'nothing_waits';
  const outcome = await services.db.transact(async (tx) => {
    await lockStreams(tx, [photo.profileId]);
    await lockPhotos(tx, { siteId, memberId: photo.profileId });
    return judge(tx, services, about);
  });
  if (outcome === 'done') services.live.wake([photo.profileId]);
  return outcome;
}

async function judge(
  tx: Tx,
  services: PhotoServices,
  { siteId, photo: publicId, judgement, actor, now }: About,
): Promise<JudgementOutcome> {
  const photo = await findPhoto(tx, { siteId }, publicId);
  const statement = photo && (await readStatement(tx, { siteId }, photo.id));
  if (!statement || statement.askedAt === null || statement.outcome !== null) return 'nothing_waits';
  if (statement.decidedBy === actor) return 'same_person';
  const { outcome } = judgement;
  const explanation = explanationOf(judgement);
  await endObjection(tx, { siteId }, { statementId: statement.id, outcome, explanation, actor, now });
  const owner = { siteId, memberId: photo.profileId, now };
  if (outcome === 'restored') {
    await restore(tx, photo, now);
    await updateCard(tx, services, owner);
  }
  await noteAction(tx, { siteId, actor, action: `photo_objection_${outcome}`, subject: publicId, now });
  await tellOwner(tx, owner, { photo: publicId, state: outcome === 'restored' ? 'active' : 'removed' });
  return 'done';
}
