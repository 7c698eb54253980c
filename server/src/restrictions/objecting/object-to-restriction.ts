import type { CallInput, CallOutput } from '@vonk/contract/api';
import { maxObjectionCharacters, type ObjectionError, objectionMistake, objectUntil } from '@vonk/contract/objections';
import { cleanText } from '@vonk/contract/text';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { addObjection, readRestriction } from '../restrictions.ts';
import type { RestrictionsServices } from '../services.ts';
import { viewOf } from '../view.ts';

type Shown = CallOutput<'GET /api/restriction.php'>;

/** What is taken from the member and why, if anything is (T61). */
export const showRestriction = async ({ db }: RestrictionsServices, { member }: MemberCall): Promise<Shown> => ({
  restriction: viewOf(await readRestriction(db, member)),
});

/** Objects to it, once and within six months (T62). */
export async function objectToRestriction(
  services: RestrictionsServices,
  call: MemberCall<ObjectionError>,
  { text }: CallInput<'POST /api/restriction-objection.php'>,
): Promise<Shown> {
  const { member, now } = call;
  const cleaned = cleanText(text);
  const mistake = objectionMistake(cleaned);
  if (mistake) call.refuse(mistake, { field: 'text', details: { max: maxObjectionCharacters } });
  await services.db.transact(async (tx) => {
    const { id, decidedAt } = orRefuse(await readRestriction(tx, member), 'not_found');
    if (now >= objectUntil(decidedAt)) call.refuse('objection_late');
    if (!(await addObjection(tx, member, { id, text: cleaned, now }))) call.refuse('objection_made');
  });
  return showRestriction(services, call);
}
