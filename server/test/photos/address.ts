import { addressesFor, type PhotoFile } from '../../src/photos/files/photo-address.ts';
import { findPhoto } from '../../src/photos/photos.ts';
import type { Kit } from '../kit.ts';
import type { Person } from '../profiles.ts';

/** The address of a photo's file that this member would be given, whether they are or not. */
export async function photoAddress(
  kit: Kit,
  { id }: Pick<Person, 'id'>,
  photo: string,
  file: PhotoFile,
): Promise<string> {
  const found = (await findPhoto(kit.db, { siteId: 1 }, photo)) ?? { siteId: 1, key: '1'.repeat(28) };
  const { fileAddresses } = kit.services;
  return addressesFor(fileAddresses, { member: { memberId: id }, now: kit.clock.now() })(found, file);
}
