import type { devEndpoints } from '@vonk/contract/dev';
import type { Context } from 'hono';
import type { ModuleRoutes } from '../../accounts/index.ts';
import { isLocale } from '@vonk/contract/locales';
import { type MailServices, showLetters } from '../../mails/index.ts';
import type { Site } from '../../sites/index.ts';
import type { Mailbox } from '../../platform/mail/mailbox.ts';
import type { SmsBox } from '../../platform/sms/sms-box.ts';
import { refuse } from '../../platform/refusal.ts';

export interface DevMailServices {
  isDemo: boolean;
  mailbox: Mailbox;
}

export interface DevServices extends DevMailServices, MailServices {
  smsBox: SmsBox;
}

/** The mailbox and the telephones of a demo. In production there are none. */
export const devRoutes = ({
  isDemo,
  mailbox,
  smsBox,
  ...services
}: DevServices): ModuleRoutes<typeof devEndpoints> => ({
  'GET /api/dev-mails.php': {
    access: 'visitor',
    async handle() {
      if (!isDemo) return refuse('not_found');
      const mails = await mailbox.list();
      return {
        mails: mails.map(({ id, from, to, subject, text, receivedAt }) => ({
          id,
          from: from.name,
          to,
          subject,
          text,
          received_at: receivedAt,
        })),
      };
    },
  },
  'GET /api/dev-letters.php': {
    access: 'visitor',
    async handle({ site }, { locale }) {
      if (!isDemo) return refuse('not_found');
      const shown = await showLetters(services, { siteId: site.siteId, locale });
      return {
        letters: shown.map(({ template, state, mail: { subject, text } }) => ({ template, state, subject, text })),
      };
    },
  },
  'GET /api/dev-sms.php': {
    access: 'visitor',
    async handle() {
      if (!isDemo) return refuse('not_found');
      const messages = await smsBox.list();
      return { messages: messages.map(({ id, to, text, receivedAt }) => ({ id, to, text, received_at: receivedAt })) };
    },
  },
});

// A mail is dressed by style attributes, which no page of ours allows; it may ask for nothing and run nothing.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-top-navigation-by-user-activation';

/** One mail of the mailbox as a mail program shows it, to stand in a frame; its links open in the whole window. */
export async function showMail({ isDemo, mailbox }: DevMailServices, context: Context): Promise<Response> {
  const mail = isDemo ? await mailbox.read(context.req.param('id') ?? '') : undefined;
  return mail ? showHtml(context, mail.html) : context.notFound();
}

/** One mail of the gallery as a mail program shows it, to stand in a frame. */
export async function showLetter(
  { isDemo, ...services }: MailServices & { isDemo: boolean },
  context: Context,
  site: Site | undefined,
): Promise<Response> {
  const { template, state, locale } = context.req.param();
  if (!isDemo || !site || !isLocale(locale)) return context.notFound();
  const letters = await showLetters(services, { siteId: site.siteId, locale });
  const letter = letters.find((each) => each.template === template && each.state === state);
  return letter ? showHtml(context, letter.mail.html) : context.notFound();
}

function showHtml(context: Context, html: string): Response | Promise<Response> {
  context.header('Content-Security-Policy', mailPolicy);
  context.header('Cache-Control', 'no-store');
  return context.html(html.replace('<head>', '<head><base target="_top">'));
}
