import type { MailData, MailTemplate } from '../mail-data.ts';
import type { MailTranslator } from './texts.ts';

/** What a mail says, before it is dressed as text or HTML. */
export interface Letter {
  readonly subject: string;
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  /** Whether the number that the title begins with is what the mail tells: it stands above the rest, large. */
  readonly isFigure?: boolean;
  readonly paragraphs: readonly string[];
  /** A bill: the last row is its total. */
  readonly rows?: readonly { readonly label: string; readonly amount: string }[];
  /** What stands below the bill. */
  readonly note?: string;
  /** `path`: of the site; a whole address where it leads to another host of ours. */
  readonly button: { readonly label: string; readonly path: string };
  /** A second link, which reads as one: a document beside its page. */
  readonly document?: { readonly label: string; readonly path: string };
  /** Small print below the button, before and after the written-out link. */
  readonly beforeLink: string;
  readonly afterLink: string;
  /** Why the reader gets this, where it is not because they have an account. */
  readonly reason?: string;
}

export interface Pen {
  readonly t: MailTranslator;
  readonly site: string;
  /** A day in the site's time zone and the reader's language. */
  day(iso: string): string;
  /** A day with its clock time. */
  moment(iso: string): string;
  /** An amount in minor units; `fine` shows tenths of a cent where there are some. */
  money(minor: number, currency: string, fine?: 'fine'): string;
  /** 2100 is 21%. */
  percent(basisPoints: number): string;
  country(code: string): string;
  /** The legal entity that sells. */
  readonly company: string;
}

export type Templates = { readonly [Template in MailTemplate]: (data: MailData[Template], pen: Pen) => Letter };
