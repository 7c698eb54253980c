import { randomBytes } from 'node:crypto';
import type { Locale } from '@vonk/contract/locales';
import type { shell as nl } from '@vonk/locales/nl/shell';
import type { Texts } from '@vonk/locales/texts';
import { html } from '../../platform/html.ts';
import type { FileCall, SiteFile } from './site-file.ts';

const textsOf = async (locale: Locale) =>
  ((await import(`@vonk/locales/${locale}/shell`)) as { shell: Texts<typeof nl> }).shell.error;

const styles = `body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--bg);color:var(--ink);font:400 17px/26px system-ui,sans-serif}
main{max-width:26rem;padding:24px}
.shape{width:104px;height:78px;border:2px dashed var(--line-strong);border-radius:32px 32px 32px 7px}
h1{margin:24px 0 8px;font-size:32px;line-height:38px;letter-spacing:-.02em}
p{margin:0 0 20px;color:var(--ink-2)}
a{display:inline-block;padding:12px 20px;border-radius:12px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}
a:focus-visible{outline:2.5px solid var(--focus);outline-offset:2px}`;

/**
 * What the installed app shows without a connection: a page that needs no other file, so that the service worker can
 * keep it whole.
 */
export async function offlinePage({ site, locale }: FileCall): Promise<SiteFile> {
  const { offlineTitle, offline, retry } = await textsOf(locale);
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${offlineTitle} · ${site.name}</title>
        <style nonce="${nonce}">
          ${{ html: site.themeCss + styles }}
        </style>
      </head>
      <body>
        <main>
          <div class="shape"></div>
          <h1>${offlineTitle}</h1>
          <p>${offline}</p>
          <a href="">${retry}</a>
        </main>
      </body>
    </html> `;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
  return {
    type: 'text/html; charset=utf-8',
    body: page.html,
    seconds: 0,
    headers: { 'Content-Security-Policy': policy },
  };
}
