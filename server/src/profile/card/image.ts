import type { ProfileCard } from '@vonk/contract/profile';
import type { Scope } from '../../accounts/index.ts';
import type { FileAddresses } from '../../platform/storage/file-addresses.ts';

/** Who gives the addresses of files. */
export interface ImageServices {
  readonly fileAddresses: Pick<FileAddresses, 'give'>;
}

/** Who sees a picture: a guest's addresses are others than a member's. */
export interface ImageCall {
  readonly member?: Pick<Scope, 'memberId'> | undefined;
  readonly now: Date;
}

/**
 * The addresses of a main photo's files, to be put behind the CDN prefix, until the end of the hour; `key` is where it
 * lies, null where there is none (T83).
 */
export function imageOf(
  { fileAddresses }: ImageServices,
  { member, now }: ImageCall,
  key: string | null,
): ProfileCard['main_image'] {
  if (key === null) return null;
  const to = { audience: member ? 'members' : 'public', now } as const;
  return {
    filename: fileAddresses.give(`photos/${key}/card-v1.webp`, to),
    thumb_filename: fileAddresses.give(`photos/${key}/thumb-v1.webp`, to),
    status: 'active',
  };
}
