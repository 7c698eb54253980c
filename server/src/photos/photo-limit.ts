import type { MemberCall } from '../accounts/index.ts';

/** How many photos the member may have (PHOTO-3). */
export const photoLimit = ({ site: { settings }, member }: MemberCall): number =>
  member.isPremium ? settings.photos_premium : settings.photos_free;
