import { cleanEmail, cleanName, isEmail } from '@vonk/contract/signup';
import { fallbackLocale } from '@vonk/contract/locales';
import { maxStaffNameCharacters } from '@vonk/contract/admin/account';
import { cutText } from '@vonk/contract/text';
import { noteAction } from '../../audit/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId, publicId } from '../../platform/ids.ts';
import { setGrants } from '../nouns/grants.ts';
import { makeLink } from '../nouns/links.ts';
import { addPerson, findByEmail, hasAnybodyComeIn } from '../nouns/people.ts';
import { lockOut } from './lock-out.ts';

interface Made {
  readonly token: string;
  readonly endsAt: Date;
}

/**
 * Makes an owner of all sites from the command line; answers the secret of their link. Undefined: the address is no
 * address, the name empty, or somebody has it already.
 */
export const makeOwner = (
  db: Db,
  { email: address, name: typed, actor, now }: { email: string; name: string; actor: string; now: Date },
): Promise<Made | undefined> =>
  db.transact(async (tx) => {
    const email = cleanEmail(address);
    const name = cutText(cleanName(typed), maxStaffNameCharacters);
    const person = { staffId: newId(now), publicId: publicId(), name, email, locale: fallbackLocale };
    if (!isEmail(email) || name === '' || !(await addPerson(tx, { ...person, now }))) return undefined;
    await setGrants(tx, person, { grants: [{ role: 'owner', site: null }], now });
    await noteAction(tx, { siteId: null, actor, action: 'staff_owner_made', subject: person.publicId, now });
    return makeLink(tx, person, now);
  });

/**
 * Makes a new link for somebody from the command line: who lost the last second step has no other way back. Password
 * and second step are to be set up anew. Undefined: nobody has the address.
 */
export const renewLink = (
  db: Db,
  { email, actor, now }: { email: string; actor: string; now: Date },
): Promise<Made | undefined> =>
  db.transact(async (tx) => {
    const person = await findByEmail(tx, cleanEmail(email));
    if (!person) return undefined;
    await lockOut(tx, person, now);
    await noteAction(tx, { siteId: null, actor, action: 'staff_link_sent', subject: person.publicId, now });
    return makeLink(tx, person, now);
  });

/**
 * A way in for who tries the demo out: a new link at each start, until somebody came in; undefined from then on. For a
 * demo alone, whose start prints it.
 */
export async function demoOwner(db: Db, now: Date): Promise<Made | undefined> {
  if (await hasAnybodyComeIn(db)) return undefined;
  const [email, name, actor] = ['staff@vonk.example', 'Demo', 'demo'];
  return (await makeOwner(db, { email, name, actor, now })) ?? renewLink(db, { email, actor, now });
}
