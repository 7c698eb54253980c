import type { Locale } from '@vonk/contract/locales';
import type { SiteScope } from '../../sites/index.ts';
import { mailRenderer, type MailServices } from '../letters/render-mail.ts';
import type { QueuedMail } from '../sending/queued-mail.ts';
import type { RenderedMail } from '../sending/send-mail.ts';
import { type Letter, letters } from './states.ts';

/** A mail of the gallery as it would go out. */
export interface ShownLetter extends Pick<Letter, 'template' | 'state'> {
  readonly mail: RenderedMail;
}

/** Whose mails are shown, in which language. */
export interface GalleryOf extends SiteScope {
  readonly locale: Locale;
}

const nobody = '00000000-0000-4000-8000-000000000000';

/** Every mail there is, in every state, with made-up data: for whoever writes or reads them before members do. */
export function showLetters(services: MailServices, { siteId, locale }: GalleryOf): Promise<ShownLetter[]> {
  const render = mailRenderer(services);
  return Promise.all(
    letters.map(async ({ template, state, data }) => {
      const whose = { siteId, memberId: nobody, recipient: 'mark@example.org', cause: `${template} ${state}` };
      return { template, state, mail: await render({ ...whose, locale, template, data } as QueuedMail) };
    }),
  );
}
