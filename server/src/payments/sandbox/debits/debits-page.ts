import { fallbackLocale } from '@vonk/contract/locales';
import { html } from '../../../platform/html.ts';
import { sandboxFrame } from '../sandbox-frame.ts';
import type { SandboxPayment } from '../sandbox-payments.ts';
import { methodName, paymentTranslator } from '../../texts.ts';

/** The list of the sandbox's debits, each a link to where one says how it ends. */
export function debitsPage(payments: readonly SandboxPayment[], nonce: string): string {
  const locale = payments[0]?.locale ?? fallbackLocale;
  const t = paymentTranslator(locale);
  const amountOf = ({ amountMinor, currency }: SandboxPayment) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amountMinor / 100);
  return sandboxFrame(
    t,
    { locale, nonce },
    html`<h1>${methodName('sdd', t)}</h1>
      <ul>
        ${payments.map(
          (payment) =>
            html`<li>
              <a href="/sandbox/checkout/${payment.reference}">${amountOf(payment)}</a>
              ${payment.description}: ${t(`sandbox.state.${payment.state}`)}
            </li>`,
        )}
      </ul>`,
  );
}
