import { randomInt } from 'node:crypto';
import type { Locale } from '@vonk/contract/locales';
import type { Scope } from '../../accounts/index.ts';
import { sql, type Tx } from '../../platform/database/db.ts';
import { namesFree } from '../create-profile.ts';

/** What a member is called in each language, with a number behind it. */
const neutralNames: Readonly<Record<Locale, string>> = {
  nl: 'Lid',
  de: 'Mitglied',
  en: 'Member',
  es: 'Miembro',
  fr: 'Membre',
  it: 'Membro',
  pl: 'Osoba',
};
const candidates = 20;
const rename = sql('update profiles set name = $3, name_changed_at = null where site_id = $1 and id = $2');

/**
 * Puts a name that says nothing (`Lid 4821`) in the place of a member's, in their language. It is no change of their
 * own: they can choose another at once (C29). Two at one moment may throw a duplicate of `profiles_name_key`.
 */
export async function resetName(tx: Tx, { siteId, memberId }: Scope, locale: Locale): Promise<void> {
  const names = Array.from({ length: candidates }, () => `${neutralNames[locale]} ${randomInt(1000, 100_000)}`);
  const [free] = await namesFree(tx, { siteId }, names);
  if (free === undefined) throw new Error('no neutral name is free');
  await tx.run(rename, [siteId, memberId, free]);
}
