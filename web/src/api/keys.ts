import type { DataTag, QueryKey } from '@tanstack/react-query';
import type { User } from '@vonk/contract/account';
import type { CallOutput } from '@vonk/contract/api';
import type { Conversation } from '@vonk/contract/chat';
import type { Locale } from '@vonk/contract/locales';
import type { MemberPage } from '@vonk/contract/member-page';
import type { OwnProfile } from '@vonk/contract/profile';
import type { Settings } from '@vonk/contract/sites';

/** A key that knows what is kept under it: `getQueryData` answers that, and `setQueryData` takes nothing else. */
const keyOf =
  <Kept>() =>
  <const Key extends QueryKey>(...key: Key) =>
    key as DataTag<Key, Kept>;

/**
 * The name of every answer of the server that this browser keeps: the only place where they are spelt out. A key that
 * another one begins with stands for all of those: `searches` for each `search(…)`.
 */
export const keys = {
  settings: keyOf<Settings>()('settings'),
  user: keyOf<User | null>()('user'),
  profile: keyOf<OwnProfile>()('profile'),
  photos: keyOf<CallOutput<'GET /api/photos.php'>>()('photos'),
  page: (id: string) => ['page', id] as const,

  members: ['member'],
  member: keyWith<MemberPage>()('member'),
  wanted: (id: string) => ['wanted', id] as const,
  searches: ['search'],
  search: (address: object) => ['search', address] as const,
  savedSearches: ['saved-searches'],
  regions: ['regions'],
  cities: (country: string, q: string) => ['cities', country, q] as const,
  geocode: (place: object | undefined) => ['geocode', place] as const,

  nameChecks: ['name-check'],
  nameCheck: (name: string) => ['name-check', name] as const,

  likes: ['likes'],
  allLikes: ['likes', 'all'],
  likeList: (type: string) => ['likes', type] as const,
  swipe: ['swipe'],
  autoLike: ['auto-like'],

  chats: keyOf<CallOutput<'GET /api/chats.php'>>()('chats'),
  chatLists: ['chat-list'],
  chatList: (name: string, isUnreadFirst: boolean) => ['chat-list', name, isUnreadFirst] as const,
  chatSearch: (text: string) => ['chat-search', text] as const,
  conversations: ['conversation'],
  conversation: keyWith<Conversation>()('conversation'),
  conversationsWith: ['conversation-with'],
  conversationWith: keyWith<Conversation>()('conversation-with'),
  chatPhotoFiles: (id: string) => ['chat-photo-files', id] as const,
  chatPhotos: (conversation: string | null) => ['chat-photos', conversation] as const,

  gifts: ['gifts'],

  packages: ['packages'],
  payment: keyWith<CallOutput<'GET /api/payment.php'>['payment']>()('payment'),
  transactions: ['transactions'],
  moneyBack: ['money-back'] as const,
  savedCards: keyOf<CallOutput<'GET /api/saved-cards.php'>>()('saved-cards'),
  topUp: keyOf<CallOutput<'GET /api/top-up.php'>>()('top-up'),
  directDebit: keyOf<CallOutput<'GET /api/direct-debit.php'>>()('direct-debit'),
  withdrawable: (order: string) => ['withdrawable', order] as const,
  discounts: ['discount'],
  discount: (code: string | null) => ['discount', code] as const,
  spendingLimits: keyOf<CallOutput<'GET /api/spending-limits.php'>['limits']>()('spending-limits'),

  devices: keyOf<CallOutput<'GET /api/devices.php'>>()('devices'),
  passkeys: ['passkeys'],
  twoStep: ['two-step'],
  restriction: ['restriction'],
  leaving: ['leaving'],
  notifications: ['notifications'],
  push: ['push'],
  told: ['told'],
  privacy: ['privacy'],
  blocks: ['blocks'],
  reportLooks: ['report-looks'],
  export: ['export'],
  terms: ['terms'],
  termsText: (which: string) => ['terms', which] as const,
  verification: ['verification'],
  devMails: ['dev-mails'],
  devLetters: (locale: Locale) => ['dev-letters', locale] as const,
  devSms: ['dev-sms'],
} as const;

/** Null where there is nothing yet to ask for: such a query waits. */
function keyWith<Kept>() {
  return <const Name extends string>(name: Name) =>
    (id: string | null) =>
      keyOf<Kept>()(name, id);
}
