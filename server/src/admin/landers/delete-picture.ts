import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { noteAction } from '../../audit/index.ts';
import { deletePicture, holdVariant } from '../../landers/index.ts';
import type { Refuses } from '../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { saved } from './write-lander.ts';

type Delete = 'POST /api/admin/lander-picture-delete';

/**
 * Deletes a picture for good, in every size, as where the right to show it has ended. Whatever slug shows it goes on
 * without, as a version of its own; those before say that it was deleted, and none brings it back.
 */
export async function deletePictureAtDesk(
  { db }: Pick<StaffServices, 'db'>,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Delete>>,
  { key, reason }: AdminCallInput<Delete>,
): Promise<AdminCallOutput<Delete>> {
  const { at, staff, now } = call;
  await db.transact(async (tx) => {
    const places = (await deletePicture(tx, at, { key, now })) ?? call.refuse('stands_already');
    for (const { lander, slug } of places) {
      const standing = await holdVariant(tx, at, { lander, slug });
      if (standing?.picture?.key !== key) continue;
      const { version, words, ownWords, models, faces, isOn } = standing;
      const state = { words, ownWords, models, faces, picture: null, isOn };
      await saved(tx, call, { lander, slug, state, version, reason, action: 'lander_written' });
    }
    const entry = { siteId: at.siteId, actor: staff.publicId, action: 'lander_picture_deleted', subject: key } as const;
    await noteAction(tx, { ...entry, reason, now });
  });
  return {};
}
