import { chatEndpoints } from './chat.ts';
import { chatPhotosEndpoints } from './chat-photos.ts';
import { complaintsEndpoints } from './complaints.ts';
import { sessionEndpoints, signupEndpoints } from './account.ts';
import { credentialsEndpoints } from './credentials.ts';
import { creditsEndpoints } from './credits.ts';
import { devEndpoints } from './dev.ts';
import { directDebitEndpoints } from './direct-debit.ts';
import { discountsEndpoints } from './discounts.ts';
import { exportEndpoints } from './export.ts';
import type { ErrorOf, InputOf as Input, OutputOf as Output } from './endpoint.ts';
import { mailEventsEndpoints } from './mail-events.ts';
import { leavingEndpoints } from './leaving.ts';
import { landersEndpoints } from './landers.ts';
import { likesEndpoints } from './likes.ts';
import { paymentsEndpoints } from './payments.ts';
import { notificationsEndpoints } from './notifications.ts';
import { noticesEndpoints } from './notices.ts';
import { memberPageEndpoints } from './member-page.ts';
import { passkeysEndpoints } from './passkeys.ts';
import { partnersEndpoints } from './partners.ts';
import { pagesEndpoints } from './pages.ts';
import { photosEndpoints } from './photos.ts';
import { placesEndpoints } from './places.ts';
import { pushEndpoints } from './push.ts';
import { profileEndpoints } from './profile.ts';
import { reportsEndpoints } from './reports.ts';
import { restrictionsEndpoints } from './restrictions.ts';
import { savedCardsEndpoints } from './saved-cards.ts';
import { topUpsEndpoints } from './top-ups.ts';
import { searchEndpoints } from './search.ts';
import { sitesEndpoints } from './sites.ts';
import { twoStepEndpoints } from './two-step.ts';
import { verificationEndpoints } from './verification.ts';
import { visibilityEndpoints } from './visibility.ts';

/** Every call there is, by `METHOD /path`. */
export const api = {
  ...sitesEndpoints,
  ...sessionEndpoints,
  ...signupEndpoints,
  ...credentialsEndpoints,
  ...passkeysEndpoints,
  ...twoStepEndpoints,
  ...partnersEndpoints,
  ...notificationsEndpoints,
  ...noticesEndpoints,
  ...pushEndpoints,
  ...mailEventsEndpoints,
  ...paymentsEndpoints,
  ...savedCardsEndpoints,
  ...topUpsEndpoints,
  ...directDebitEndpoints,
  ...discountsEndpoints,
  ...placesEndpoints,
  ...profileEndpoints,
  ...chatEndpoints,
  ...chatPhotosEndpoints,
  ...creditsEndpoints,
  ...photosEndpoints,
  ...verificationEndpoints,
  ...visibilityEndpoints,
  ...reportsEndpoints,
  ...restrictionsEndpoints,
  ...searchEndpoints,
  ...likesEndpoints,
  ...leavingEndpoints,
  ...exportEndpoints,
  ...landersEndpoints,
  ...memberPageEndpoints,
  ...pagesEndpoints,
  ...complaintsEndpoints,
  ...devEndpoints,
};

export type Api = typeof api;
export type CallName = keyof Api;
export type CallInput<Name extends CallName> = Input<Api[Name]>;
export type CallOutput<Name extends CallName> = Output<Api[Name]>;
export type CallErrorCode<Name extends CallName> = ErrorOf<Api[Name]>;
