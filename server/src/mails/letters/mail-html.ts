import type { ThemeTokens } from '../../sites/index.ts';
import { html, type Html } from '../../platform/html.ts';
import { companyLine } from './mail-text.ts';
import type { MailSheet } from './mail-sheet.ts';

const font = "'Schibsted Grotesk', 'Segoe UI', Roboto, Arial, sans-serif";

// What every program shows stands in style attributes; dark mode and narrow screens need a style sheet, which some
// programs drop.
const styleSheet = (dark: ThemeTokens): Html => ({
  html: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding:28px 22px 8px!important}.foot{padding:18px 22px 28px!important}.logo{padding:18px 22px 14px!important}.card{border-radius:0!important}.button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){body,.page{background:${dark['sunken']}!important;color:${dark['ink']}!important}.card{background:${dark['surface']}!important}.logo,h1,p{color:${dark['ink']}!important}.small,.foot,.foot a{color:${dark['ink-2']}!important}.link{color:${dark['primary-text']}!important}.button,.mark{background:${dark['primary']}!important}.button{color:${dark['on-primary']}!important}.total{border-top-color:${dark['line']}!important}}`,
});

/**
 * A mail as HTML: one heading, one button, 600 px, light and dark, in the site's colours, without a picture or a
 * request to anybody.
 */
export function mailHtml(sheet: MailSheet): string {
  const { letter, site, locale } = sheet;
  const { light, dark } = site.theme;
  const page = `background:${light['sunken']}`;
  const body = `margin:0;padding:0;${page};color:${light['ink']};font-family:${font};font-size:16px;line-height:25px`;
  const logo = `padding:24px 40px 16px;font-size:20px;line-height:26px;font-weight:700;letter-spacing:-0.03em;color:${light['ink']}`;
  const mark = `display:inline-block;width:20px;height:20px;margin-right:9px;vertical-align:-3px;border-radius:8px 8px 8px 2px;background:${light['primary']}`;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.subject}</title>
        <style>
          ${styleSheet(dark)}
        </style>
      </head>
      <body style="${body}">
        <div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
        <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${page}">
          <tr>
            <td align="center">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td class="logo" style="${logo}"><span class="mark" style="${mark}"></span>${site.name}</td>
                </tr>
                <tr>
                  ${card(sheet)}
                </tr>
                <tr>
                  ${foot(sheet)}
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.html;
}

function card(sheet: MailSheet): Html {
  const { letter, site, origin, t } = sheet;
  const { light } = site.theme;
  const address = new URL(letter.button.path, origin).href;
  const heading = `margin:0 0 12px;font-size:27px;line-height:32px;font-weight:700;letter-spacing:-0.02em;color:${light['ink']}`;
  const paragraph = `margin:0 0 16px;color:${light['ink']}`;
  const button = `display:inline-block;padding:15px 26px;border-radius:12px;line-height:20px;font-weight:700;text-decoration:none;background:${light['primary']};color:${light['on-primary']}`;
  const small = `margin:0 0 16px;font-size:14px;line-height:21px;color:${light['ink-2']}`;
  const link = `color:${light['primary-text']};word-break:break-all`;
  return html`<td
    class="card pad"
    style="padding:36px 40px 12px;border-radius:16px;background:${light['surface'] ?? ''}"
  >
    <h1 style="${heading}">${titleOf(letter)}</h1>
    ${letter.paragraphs.map((text) => html`<p style="${paragraph}">${text}</p>`)} ${bill(letter, light)}
    ${letter.note === undefined ? html`` : html`<p style="${paragraph}">${letter.note}</p>`}
    <p style="margin:0 0 16px"><a class="button" style="${button}" href="${address}">${letter.button.label}</a></p>
    ${documentLink(sheet, link)}
    <p class="small" style="${small}">
      ${letter.beforeLink} ${t('frame.copy')}<br /><a class="link" style="${link}" href="${address}">${address}</a>
    </p>
    <p class="small" style="${small}">${letter.afterLink}</p>
  </td>`;
}

/** A number as any of our languages groups it, and what it counts. */
const figureFirst = /^(\d[\d.,\u00a0\u202f]*) (.+)$/s;

/** One heading, whose number may be large: read aloud it is one sentence. */
function titleOf({ title, isFigure = false }: MailSheet['letter']): Html {
  const [, figure, rest = ''] = (isFigure && figureFirst.exec(title)) || [];
  if (figure === undefined) return html`${title}`;
  const large = 'display:block;margin:0 0 4px;font-size:40px;line-height:44px;letter-spacing:-0.03em';
  return html`<span style="${large}">${figure}</span> ${rest}`;
}

const documentLink = ({ letter: { document }, origin }: MailSheet, style: string): Html =>
  document === undefined
    ? html``
    : html`<p style="margin:0 0 16px">
        <a class="link" style="${style}" href="${origin}${document.path}">${document.label}</a>
      </p>`;

/** The bill of a receipt as a table: what was bought, VAT, and the total in bold. */
function bill({ rows = [] }: MailSheet['letter'], light: ThemeTokens): Html {
  if (rows.length === 0) return html``;
  const line = `1px solid ${light['line'] ?? ''}`;
  const cell = (isTotal: boolean, side: 'left' | 'right') =>
    `padding:7px 0;text-align:${side};vertical-align:top;${side === 'right' ? 'white-space:nowrap;padding-left:16px;' : ''}${isTotal ? `border-top:${line};font-weight:700;` : ''}`;
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">
    ${rows.map(
      ({ label, amount }, at) =>
        html`<tr>
          <td class="${at === rows.length - 1 ? 'total' : 'row'}" style="${cell(at === rows.length - 1, 'left')}">
            ${label}
          </td>
          <td class="${at === rows.length - 1 ? 'total' : 'row'}" style="${cell(at === rows.length - 1, 'right')}">
            ${amount}
          </td>
        </tr>`,
    )}
  </table>`;
}

function foot(sheet: MailSheet): Html {
  const { site, origin, t } = sheet;
  const colour = `color:${site.theme.light['ink-2']}`;
  return html`<td class="foot" style="padding:20px 40px 36px;font-size:13px;line-height:20px;${colour}">
    ${sheet.letter.reason ?? t('frame.account', { site: site.name })}<br />${companyLine(sheet)}<br />
    ${sheet.unsubscribe === undefined ? html`` : html`<a style="${colour}" href="${sheet.unsubscribe}">${t('frame.unsubscribe')}</a> · `}
    <a style="${colour}" href="${origin}/pages/service">${t('frame.service')}</a> ·
    <a style="${colour}" href="${origin}/withdraw">${t('frame.withdraw')}</a>
  </td>`;
}
