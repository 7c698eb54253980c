import { html, type Html } from '../../platform/html.ts';
import type { PaymentTranslator } from '../texts.ts';

/** A provider's page looks like nobody's site; its ribbon says what it is. */
const styles = html`
  :root { color-scheme: light dark; --page: #eef1f4; --card: #fff; --ink: #16202b; --soft: #52606d; --line: #9aa5b1;
  --accent: #0b5cad; } @media (prefers-color-scheme: dark) { :root { --page: #10161d; --card: #1b242e; --ink: #eef2f6;
  --soft: #a8b4c0; --line: #6b7885; --accent: #7ab8f5; } } * { box-sizing: border-box; } body { margin: 0; background:
  var(--page); color: var(--ink); font: 16px/24px system-ui, sans-serif; } .ribbon { margin: 0; padding: 10px 16px;
  background: #ffd84d; color: #221a00; font-weight: 700; text-align: center; } main { max-width: 440px; margin: 24px
  auto; padding: 24px; border-radius: 14px; background: var(--card); } h1 { margin: 0; font-size: 32px; line-height:
  40px; } p { margin: 4px 0; } .order, .reference, button span { color: var(--soft); } .state { margin: 16px 0; } form {
  display: grid; gap: 8px; margin: 16px 0; } button { display: grid; gap: 2px; width: 100%; min-height: 48px; padding:
  10px 14px; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit;
  text-align: start; cursor: pointer; } button:hover { border-color: var(--accent); } button span { font-size: 14px;
  line-height: 20px; } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; } a { color:
  var(--accent); } .reference { margin-top: 16px; font: 13px/18px ui-monospace, monospace; overflow-wrap: anywhere; }
`;

/** What all pages of the sandbox have around them. */
export const sandboxFrame = (
  t: PaymentTranslator,
  { locale, nonce }: { locale: string; nonce: string },
  content: Html,
): string =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${t('sandbox.title')}</title>
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <p class="ribbon">${t('sandbox.ribbon')}</p>
        <main>${content}</main>
      </body>
    </html> `.html;
