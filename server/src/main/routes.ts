import { sessionEndpoints, signupEndpoints } from '@vonk/contract/account';
import { chatEndpoints } from '@vonk/contract/chat';
import { notificationsEndpoints } from '@vonk/contract/notifications';
import { creditsEndpoints } from '@vonk/contract/credits';
import { paymentsEndpoints } from '@vonk/contract/payments';
import { memberPageEndpoints } from '@vonk/contract/member-page';
import { pagesEndpoints } from '@vonk/contract/pages';
import { photosEndpoints } from '@vonk/contract/photos';
import { credentialsEndpoints } from '@vonk/contract/credentials';
import { devEndpoints } from '@vonk/contract/dev';
import { placesEndpoints } from '@vonk/contract/places';
import { profileEndpoints } from '@vonk/contract/profile';
import { likesEndpoints } from '@vonk/contract/likes';
import { searchEndpoints } from '@vonk/contract/search';
import { sitesEndpoints } from '@vonk/contract/sites';
import { visibilityEndpoints } from '@vonk/contract/visibility';
import type { AnyCall, MemberCall } from '../accounts/index.ts';
import { chatRoutes } from '../chat/index.ts';
import { credentialsRoutes } from '../credentials/index.ts';
import { creditsRoutes } from '../credits/index.ts';
import { likesRoutes } from '../likes/index.ts';
import { notificationsRoutes } from '../notifications/index.ts';
import { paymentsRoutes } from '../payments/index.ts';
import { memberPageRoutes } from '../member-page/index.ts';
import { pagesRoutes } from '../pages/index.ts';
import { photosRoutes } from '../photos/index.ts';
import { placesRoutes } from '../places/index.ts';
import type { createApi } from '../platform/http.ts';
import { profileRoutes } from '../profile/index.ts';
import { searchRoutes } from '../search/index.ts';
import { sessionRoutes } from '../session/index.ts';
import { signupRoutes } from '../signup/index.ts';
import { sitesRoutes } from '../sites/index.ts';
import { visibilityRoutes } from '../visibility/index.ts';
import { devRoutes } from './dev-mail.ts';
import type { Services } from './services.ts';

type Mount = ReturnType<typeof createApi<AnyCall, MemberCall>>['mount'];

/** Joins every part of the contract with the module that answers it. */
export function mountRoutes(mount: Mount, services: Services): void {
  mount(sitesEndpoints, sitesRoutes(services));
  mount(sessionEndpoints, sessionRoutes(services));
  mount(signupEndpoints, signupRoutes(services));
  mount(credentialsEndpoints, credentialsRoutes(services));
  mount(notificationsEndpoints, notificationsRoutes(services));
  mount(placesEndpoints, placesRoutes());
  mount(paymentsEndpoints, paymentsRoutes(services));
  mount(profileEndpoints, profileRoutes(services));
  mount(chatEndpoints, chatRoutes(services));
  mount(creditsEndpoints, creditsRoutes(services));
  mount(photosEndpoints, photosRoutes(services));
  mount(visibilityEndpoints, visibilityRoutes(services));
  mount(searchEndpoints, searchRoutes(services));
  mount(likesEndpoints, likesRoutes(services));
  mount(memberPageEndpoints, memberPageRoutes(services));
  mount(pagesEndpoints, pagesRoutes(services));
  mount(devEndpoints, devRoutes(services));
}
