import { html, type Html } from '../../platform/html.ts';
import { outcomes, returns, type Outcome } from './decide.ts';
import type { SandboxPayment, SandboxState } from './sandbox-payments.ts';
import { styles } from './checkout-styles.ts';
import { methodName, paymentTranslator, type PaymentTranslator } from '../texts.ts';

export interface Checkout {
  readonly payment: SandboxPayment;
  readonly state: SandboxState;
  readonly nonce: string;
  /** Paid, and the browser does not go back by itself: what is booked then is the notification's work alone. */
  readonly isAway: boolean;
}

/** The page of a sandbox payment: what is asked, and a button for each way it can end. */
export function checkoutPage({ payment, state, nonce, isAway }: Checkout): string {
  const { locale, amountMinor, currency, method, description, returnUrl, reference } = payment;
  const t = paymentTranslator(locale);
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amountMinor / 100);
  return html`<!doctype html>
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
        <main>
          <h1>${amount}</h1>
          <p class="order">${description} · ${methodName(method, t)}</p>
          <p class="state">${isAway ? t('sandbox.away') : t(`sandbox.state.${state}`)}</p>
          ${buttons(t, state)}
          <p class="back"><a href="${returnUrl}">${t('sandbox.back')}</a></p>
          <p class="reference">${reference}</p>
        </main>
      </body>
    </html> `.html;
}

function buttons(t: PaymentTranslator, state: SandboxState): Html {
  const choices: readonly Outcome[] = state === 'open' ? outcomes : state === 'paid' ? returns : [];
  if (choices.length === 0) return html``;
  return html`<form method="post">
    ${choices.map(
      (outcome) =>
        html`<button name="outcome" value="${outcome}">
          <b>${t(`sandbox.outcome.${outcome}`)}</b><span>${t(`sandbox.detail.${outcome}`)}</span>
        </button>`,
    )}
  </form>`;
}
