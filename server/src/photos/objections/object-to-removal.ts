import { maxObjectionCharacters, type ObjectionError, objectionMistake, objectUntil } from '@vonk/contract/objections';
import { cleanText } from '@vonk/contract/text';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { changeOwnPhotos, findOwn } from '../own-photos.ts';
import type { PhotoServices } from '../services.ts';
import { addObjection, readStatement } from './statements.ts';

/** Objects to the removal of an own photo, once and within six months; somebody else of the staff decides (T62). */
export const objectToRemoval = (
  services: PhotoServices,
  call: MemberCall<ObjectionError>,
  { photo, text }: { photo: string; text: string },
) =>
  changeOwnPhotos(services, call, async (tx) => {
    const removed = await findOwn(tx, call, photo);
    const statement = removed.state === 'removed' ? await readStatement(tx, call.member, removed.id) : undefined;
    const { id: statementId, decidedAt } = orRefuse(statement, 'not_found');
    const cleaned = cleanText(text);
    const mistake = objectionMistake(cleaned);
    if (mistake) call.refuse(mistake, { field: 'text', details: { max: maxObjectionCharacters } });
    if (call.now >= objectUntil(decidedAt)) call.refuse('objection_late');
    if (!(await addObjection(tx, call.member, { statementId, text: cleaned, now: call.now })))
      call.refuse('objection_made');
  });
