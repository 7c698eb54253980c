import { type Api, api } from '@vonk/contract/api';
import type { AnyCall, MemberCall } from '../accounts/index.ts';
import { chatRoutes } from '../chat/index.ts';
import { chatPhotosRoutes } from '../chat-photos/index.ts';
import { credentialsRoutes } from '../credentials/index.ts';
import { creditsRoutes } from '../credits/index.ts';
import { noticesRoutes } from '../notices/index.ts';
import { directDebitRoutes } from '../direct-debit/index.ts';
import { discountsRoutes } from '../discounts/index.ts';
import { exportRoutes } from '../export/index.ts';
import { leavingRoutes } from '../leaving/index.ts';
import { landersRoutes } from '../landers/index.ts';
import { likesRoutes } from '../likes/index.ts';
import { mailsRoutes } from '../mails/index.ts';
import { notificationsRoutes } from '../notifications/index.ts';
import { paymentsRoutes } from '../payments/index.ts';
import { memberPageRoutes } from '../member-page/index.ts';
import { partnersRoutes } from '../partners/index.ts';
import { passkeysRoutes } from '../passkeys/index.ts';
import { pagesRoutes } from '../pages/index.ts';
import { photosRoutes } from '../photos/index.ts';
import { placesRoutes } from '../places/index.ts';
import type { createApi, Routes } from '../platform/http/http.ts';
import { profileRoutes } from '../profile/index.ts';
import { moderationRoutes } from '../moderation/index.ts';
import { restrictionsRoutes } from '../restrictions/index.ts';
import { searchRoutes } from '../search/index.ts';
import { sessionRoutes } from '../session/index.ts';
import { signupRoutes } from '../signup/index.ts';
import { sitesRoutes } from '../sites/index.ts';
import { twoStepRoutes } from '../two-step/index.ts';
import { visibilityRoutes } from '../visibility/index.ts';
import { devRoutes } from './http/dev-mail.ts';
import type { Services } from './services.ts';
import { readSettingsLists } from './sites/settings-lists.ts';

type Mount = ReturnType<typeof createApi<AnyCall, MemberCall>>['mount'];

/** Answers to calls that the contract does not have: there must be none. */
type NoOthers<Given> = { readonly [Name in Exclude<keyof Given, keyof Api>]: never };

const answers = <Given extends Routes<AnyCall, MemberCall, Api>>(
  given: Given & NoOthers<Given>,
): Routes<AnyCall, MemberCall, Api> => given;

/** Joins every call of the contract with the module that answers it. */
export function mountRoutes(mount: Mount, services: Services): void {
  mount(
    api,
    answers({
      ...sitesRoutes({ ...services, readLists: (call) => readSettingsLists(services, call) }),
      ...sessionRoutes(services),
      ...signupRoutes(services),
      ...credentialsRoutes(services),
      ...partnersRoutes(services),
      ...passkeysRoutes(services),
      ...twoStepRoutes(services),
      ...notificationsRoutes(services),
      ...mailsRoutes(services),
      ...placesRoutes(),
      ...noticesRoutes(services),
      ...directDebitRoutes(services),
      ...discountsRoutes(services),
      ...paymentsRoutes(services),
      ...profileRoutes(services),
      ...chatRoutes(services),
      ...chatPhotosRoutes(services),
      ...creditsRoutes(services),
      ...photosRoutes(services),
      ...visibilityRoutes(services),
      ...moderationRoutes(services),
      ...restrictionsRoutes(services),
      ...searchRoutes(services),
      ...likesRoutes(services),
      ...exportRoutes(services),
      ...leavingRoutes(services),
      ...landersRoutes(services),
      ...memberPageRoutes(services),
      ...pagesRoutes(services),
      ...devRoutes(services),
    }),
  );
}
