import type { Locale } from '@vonk/contract/locales';
import type { Site } from '../../sites/index.ts';
import type { Letter } from './letters.ts';
import type { MailTranslator } from './texts.ts';

/** All that both forms of a mail are made from. */
export interface MailSheet {
  readonly letter: Letter;
  readonly site: Site;
  readonly locale: Locale;
  readonly origin: string;
  /** The whole address that ends mails like this one; undefined where nobody can refuse them. */
  readonly unsubscribe: string | undefined;
  readonly t: MailTranslator;
}
