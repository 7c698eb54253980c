import type { PrivateFile } from '../src/photos/files/photo-address.ts';
import { addressesFor } from '../src/photos/files/photo-address.ts';
import { findPhoto } from '../src/photos/photos.ts';
import type { Kit } from './kit.ts';
import type { Person } from './profiles.ts';

/** The address of a photo's file that this member would be given, whether they are or not. */
export async function photoAddress(
  kit: Kit,
  { siteId = 1, id }: Pick<Person, 'id'> & { siteId?: number },
  photo: string,
  file: PrivateFile,
): Promise<string> {
  const found = await findPhoto(kit.db, { siteId: 1 }, photo);
  if (!found) return `/api/photo-file.php?photo=${photo}&variant=${file}`;
  const member = { siteId, memberId: id } as Parameters<typeof addressesFor>[1]['member'];
  return addressesFor(kit.services.seal, { member, now: kit.clock.now() })(found, file);
}
