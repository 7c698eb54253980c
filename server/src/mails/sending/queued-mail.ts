import type { SiteScope } from '../../sites/index.ts';
import type { MailData, MailTemplate } from '../mail-data.ts';

/** A mail as it waits to be sent. */
export type QueuedMail<Template extends MailTemplate = MailTemplate> = {
  readonly [Name in Template]: SiteScope & {
    /** Whose mail it is; null for who is no member. */
    readonly memberId: string | null;
    readonly cause: string;
    readonly recipient: string;
    readonly template: Name;
    readonly locale: string;
    readonly data: MailData[Name];
  };
}[Template];
