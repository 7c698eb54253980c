import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import {
  type BlockKind,
  blockKinds,
  blockMistake,
  type BlockTexts,
  maxBlock,
  wantedFields,
} from '@vonk/contract/admin/house/block-fields';
import { blockKeptBy, blockSeenBy, maxBlocks } from '@vonk/contract/admin/house/text-blocks';
import { hasRole } from '@vonk/contract/admin/roles';
import { locales } from '@vonk/contract/locales';
import { noteAction } from '../../audit/index.ts';
import type { Refuses } from '../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { findBlock, isNameTaken, listBlocks, removeBlock, writeBlock } from '../../text-blocks/index.ts';

type Services = Pick<StaffServices, 'db'>;
type Write = 'PUT /api/admin/text-block';

const keeps = ({ staff, at }: StaffSiteCall, kind: BlockKind): boolean =>
  hasRole(staff.grants, blockKeptBy[kind], at.siteId);

/** The blocks that who asks may put in; a writer's are the answers alone (T11). */
export async function listAtDesk(
  { db }: Services,
  { at, staff }: StaffSiteCall,
): Promise<AdminCallOutput<'GET /api/admin/text-blocks'>> {
  const kinds = blockKinds.filter((kind) => hasRole(staff.grants, blockSeenBy[kind], at.siteId));
  const blocks = await listBlocks(db, at, { kinds, limit: maxBlocks });
  return { blocks: blocks.map(({ changedAt, ...block }) => ({ ...block, changed_at: changedAt.toISOString() })) };
}

/** Refuses texts that could not be put in as they stand, with the field of the first that is wrong. */
function judgeTexts(kind: BlockKind, texts: BlockTexts, { refuse }: Refuses<AdminCallErrorCode<Write>>): void {
  const wanted = wantedFields(texts);
  for (const locale of locales) {
    const text = texts[locale];
    if (text === undefined) continue;
    if (text.length > maxBlock[kind]) refuse('invalid_input', { field: locale });
    const mistake = blockMistake(kind, text, wanted);
    if (mistake) refuse(mistake.code, { field: locale, details: { field: mistake.field, at: mistake.start + 1 } });
  }
}

/** Makes a block or changes one; the log has its name. */
export async function writeAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Write>>,
  { id, kind, name, texts, version }: AdminCallInput<Write>,
): Promise<AdminCallOutput<Write>> {
  const { at, staff, now, refuse } = call;
  if (!keeps(call, kind)) refuse('role_missing');
  if (Object.keys(texts).length === 0) refuse('text_required', { field: 'texts' });
  judgeTexts(kind, texts, call);
  try {
    await db.transact(async (tx) => {
      const done = await writeBlock(tx, at, { id, kind, name, texts, version, most: maxBlocks, now });
      if (done === 'changed') refuse('block_changed');
      if (done === 'too_many') refuse('too_many_blocks');
      if (done === 'same') return;
      const { siteId } = at;
      await noteAction(tx, { siteId, actor: staff.publicId, action: 'text_block_written', subject: name, now });
    });
  } catch (error) {
    if (isNameTaken(error)) refuse('block_name_taken', { field: 'name' });
    throw error;
  }
  return {};
}

/** Takes a block away; one that is gone already is no mistake. */
export async function removeAtDesk(
  { db }: Services,
  call: StaffSiteCall,
  { id }: AdminCallInput<'DELETE /api/admin/text-block'>,
): Promise<AdminCallOutput<'DELETE /api/admin/text-block'>> {
  const { at, staff, now } = call;
  await db.transact(async (tx) => {
    const block = await findBlock(tx, at, id);
    if (!block) return;
    if (!keeps(call, block.kind)) call.refuse('role_missing');
    await removeBlock(tx, at, id);
    const { siteId } = at;
    await noteAction(tx, { siteId, actor: staff.publicId, action: 'text_block_removed', subject: block.name, now });
  });
  return {};
}
