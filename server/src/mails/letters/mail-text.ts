import type { MailSheet } from './mail-sheet.ts';

/** The company behind a site, as a mail's last lines name it. */
export function companyLine({ site, t }: Pick<MailSheet, 'site' | 't'>): string {
  const { name, address, city, kvk, vat_numbers } = site.company;
  const numbers = [kvk && t('frame.kvk', { number: kvk }), vat_numbers && t('frame.vat', { number: vat_numbers })];
  return [name, address, city, ...numbers].filter(Boolean).join(', ');
}

/** A mail as plain text, for programs and readers that want no HTML. */
export function mailText(sheet: MailSheet): string {
  const { letter, site, origin, t } = sheet;
  const lines = [
    letter.title,
    ...letter.paragraphs,
    (letter.rows ?? []).map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    letter.note ?? '',
    `${letter.button.label}:\n${new URL(letter.button.path, origin).href}`,
    letter.document === undefined ? '' : `${letter.document.label}:\n${origin}${letter.document.path}`,
    letter.beforeLink,
    letter.afterLink,
    '--',
    letter.reason ?? t('frame.account', { site: site.name }),
    companyLine(sheet),
    sheet.unsubscribe === undefined ? '' : `${t('frame.unsubscribe')}:\n${sheet.unsubscribe}`,
    `${t('frame.service')}: ${origin}/pages/service\n${t('frame.withdraw')}: ${origin}/withdraw`,
  ];
  return `${lines.filter((line) => line !== '').join('\n\n')}\n`;
}
