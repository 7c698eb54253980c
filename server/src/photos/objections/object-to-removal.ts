import { maxObjectionCharacters } from '@vonk/contract/photos';
import { cleanText, countGraphemes } from '@vonk/contract/text';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { changeOwnPhotos, findOwn } from '../own-photos.ts';
import type { PhotoServices } from '../services.ts';
import { objectUntil } from '../view.ts';
import { addObjection, readStatement } from './statements.ts';

/** Objects to the removal of an own photo, once and within six months; somebody else of the staff decides (T62). */
export const objectToRemoval = (services: PhotoServices, call: MemberCall, { photo, text }: { photo: string; text: string }) =>
  changeOwnPhotos(services, call, async (tx) => {
    const removed = await findOwn(tx, call, photo);
    const statement = removed.state === 'removed' ? await readStatement(tx, call.member, removed.id) : undefined;
    const { id: statementId, ...rest } = orRefuse(statement, 'not_found');
    const cleaned = cleanText(text);
    if (cleaned === '') refuse('text_required', { field: 'text' });
    if (countGraphemes(cleaned) > maxObjectionCharacters)
      refuse('objection_too_long', { field: 'text', details: { max: maxObjectionCharacters } });
    if (call.now >= objectUntil(rest)) refuse('objection_late');
    if (!(await addObjection(tx, call.member, { statementId, text: cleaned, now: call.now }))) refuse('objection_made');
  });
