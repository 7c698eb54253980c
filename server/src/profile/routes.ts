import { interests, type profileEndpoints } from '@vonk/contract/profile';
import type { ModuleRoutes } from '../accounts/index.ts';
import { hasConsent } from '../consents/index.ts';
import type { Live } from '../platform/live/live.ts';
import { choosePrivacy } from './privacy/choose-privacy.ts';
import { readPrivacy } from './privacy/privacy.ts';
import { readProfile } from './profiles.ts';
import { updateProfile, type UpdateServices } from './update-profile.ts';
import { ownProfileOf } from './card/view.ts';

export interface ProfileServices extends UpdateServices {
  readonly live: Pick<Live, 'wake'>;
}

/** A member's own profile, and the list of interests. */
export const profileRoutes = (services: ProfileServices): ModuleRoutes<typeof profileEndpoints> => ({
  'GET /api/profile.php': {
    access: 'member',
    handle: async (call) => {
      const profile = await readProfile(services.db, call.member);
      return {
        profile: ownProfileOf(profile, call, await hasConsent(services.db, call.member, { kind: 'orientation' })),
      };
    },
  },
  'PUT /api/profile.php': {
    access: 'member',
    limit: { max: 60, seconds: 60, per: 'member' },
    handle: (call, input) => updateProfile(services, call, input),
  },
  'GET /api/privacy.php': { access: 'member', handle: ({ member }) => readPrivacy(services.db, member) },
  'PUT /api/privacy.php': {
    access: 'member',
    limit: { max: 30, seconds: 60, per: 'member' },
    handle: (call, input) => choosePrivacy(services, call, input),
  },
  'GET /api/interests.php': { access: 'visitor', handle: async () => ({ interests: [...interests] }) },
});
