import type { account } from '@vonk/locales/nl/account';
import type { chat } from '@vonk/locales/nl/chat';
import type { errors } from '@vonk/locales/nl/errors';
import type { landing } from '@vonk/locales/nl/landing';
import type { shell } from '@vonk/locales/nl/shell';

/** Every namespace of texts a screen can ask for, as the Dutch source has it. */
export interface Messages {
  account: typeof account;
  chat: typeof chat;
  shell: typeof shell;
  errors: typeof errors;
  landing: typeof landing;
}
export type Namespace = keyof Messages;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
