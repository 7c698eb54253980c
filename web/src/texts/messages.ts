import type { account } from '@vonk/locales/nl/account';
import type { admin } from '@vonk/locales/nl/admin';
import type { adminAccount } from '@vonk/locales/nl/admin-account';
import type { adminEntrance } from '@vonk/locales/nl/admin-entrance';
import type { adminLog } from '@vonk/locales/nl/admin-log';
import type { adminMembers } from '@vonk/locales/nl/admin-members';
import type { adminPeople } from '@vonk/locales/nl/admin-people';
import type { adminPhotos } from '@vonk/locales/nl/admin-photos';
import type { adminVerifications } from '@vonk/locales/nl/admin-verifications';
import type { adminOverview } from '@vonk/locales/nl/admin-overview';
import type { adminInbox } from '@vonk/locales/nl/admin-inbox';
import type { adminObjections } from '@vonk/locales/nl/admin-objections';
import type { adminMoney } from '@vonk/locales/nl/admin-money';
import type { adminReports } from '@vonk/locales/nl/admin-reports';
import type { cards } from '@vonk/locales/nl/cards';
import type { chat } from '@vonk/locales/nl/chat';
import type { credits } from '@vonk/locales/nl/credits';
import type { complaints } from '@vonk/locales/nl/complaints';
import type { debit } from '@vonk/locales/nl/debit';
import type { discounts } from '@vonk/locales/nl/discounts';
import type { device } from '@vonk/locales/nl/device';
import type { errors } from '@vonk/locales/nl/errors';
import type { icebreakers } from '@vonk/locales/nl/icebreakers';
import type { likes } from '@vonk/locales/nl/likes';
import type { finder } from '@vonk/locales/nl/finder';
import type { landers } from '@vonk/locales/nl/landers';
import type { landing } from '@vonk/locales/nl/landing';
import type { language } from '@vonk/locales/nl/language';
import type { methods } from '@vonk/locales/nl/methods';
import type { payments } from '@vonk/locales/nl/payments';
import type { premium } from '@vonk/locales/nl/premium';
import type { members } from '@vonk/locales/nl/members';
import type { pages } from '@vonk/locales/nl/pages';
import type { photos } from '@vonk/locales/nl/photos';
import type { profile } from '@vonk/locales/nl/profile';
import type { push } from '@vonk/locales/nl/push';
import type { restrictions } from '@vonk/locales/nl/restrictions';
import type { search } from '@vonk/locales/nl/search';
import type { settings } from '@vonk/locales/nl/settings';
import type { shell } from '@vonk/locales/nl/shell';
import type { steps } from '@vonk/locales/nl/steps';
import type { topup } from '@vonk/locales/nl/topup';
import type { verification } from '@vonk/locales/nl/verification';
import type { withdraw } from '@vonk/locales/nl/withdraw';

/** Every namespace of texts a screen can ask for, as the Dutch source has it. */
export interface Messages {
  account: typeof account;
  cards: typeof cards;
  chat: typeof chat;
  credits: typeof credits;
  complaints: typeof complaints;
  withdraw: typeof withdraw;
  debit: typeof debit;
  discounts: typeof discounts;
  device: typeof device;
  shell: typeof shell;
  errors: typeof errors;
  icebreakers: typeof icebreakers;
  finder: typeof finder;
  landers: typeof landers;
  landing: typeof landing;
  language: typeof language;
  methods: typeof methods;
  payments: typeof payments;
  premium: typeof premium;
  likes: typeof likes;
  members: typeof members;
  pages: typeof pages;
  photos: typeof photos;
  profile: typeof profile;
  push: typeof push;
  restrictions: typeof restrictions;
  search: typeof search;
  settings: typeof settings;
  steps: typeof steps;
  topup: typeof topup;
  verification: typeof verification;
  admin: typeof admin;
  'admin-account': typeof adminAccount;
  'admin-entrance': typeof adminEntrance;
  'admin-log': typeof adminLog;
  'admin-members': typeof adminMembers;
  'admin-people': typeof adminPeople;
  'admin-photos': typeof adminPhotos;
  'admin-verifications': typeof adminVerifications;
  'admin-overview': typeof adminOverview;
  'admin-inbox': typeof adminInbox;
  'admin-objections': typeof adminObjections;
  'admin-money': typeof adminMoney;
  'admin-reports': typeof adminReports;
}
export type Namespace = keyof Messages;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
