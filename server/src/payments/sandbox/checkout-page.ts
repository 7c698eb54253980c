import { html, type Html } from '../../platform/html.ts';
import { cardOutcomes } from './cards/keep-sandbox-card.ts';
import { debitReturns } from './debits/returns.ts';
import { chargebackOutcomes, debitOutcomes, outcomes, returns, transferOutcomes, type Outcome } from './decide.ts';
import type { SandboxPayment, SandboxState } from './sandbox-payments.ts';
import { sandboxFrame } from './sandbox-frame.ts';
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
  return sandboxFrame(
    t,
    { locale, nonce },
    html`<h1>${amount}</h1>
      <p class="order">${description} · ${methodName(method, t)}</p>
      <p class="state">${isAway ? t('sandbox.away') : t(`sandbox.state.${state}`)}</p>
      ${buttons(t, choicesOf(payment, state))}
      <p class="back"><a href="${returnUrl}">${t('sandbox.back')}</a></p>
      <p class="reference">${reference}</p>`,
  );
}

/** At the page where a card is kept, or where the bank of a kept one asks. */
const cardChoices = (isKept: boolean): readonly Outcome[] =>
  isKept ? ['paid', 'failed', 'cancelled'] : ['paid', ...cardOutcomes, 'failed', 'cancelled', 'expired'];

function debitChoices(state: SandboxState): readonly Outcome[] {
  if (state === 'pending') return debitOutcomes;
  if (state === 'charged_back') return [];
  return state === 'paid' ? [...debitReturns, 'refunded', 'refunded_part'] : usualChoices(state);
}

function transferChoices(state: SandboxState): readonly Outcome[] {
  if (state === 'open') return [...outcomes, ...transferOutcomes.filter((outcome) => outcome !== 'paid_late')];
  return state === 'expired' ? ['paid_late'] : usualChoices(state);
}

const usual: Partial<Record<SandboxState, readonly Outcome[]>> = {
  open: outcomes,
  paid: returns,
  charged_back: chargebackOutcomes,
};
const usualChoices = (state: SandboxState): readonly Outcome[] => usual[state] ?? [];

function choicesOf({ method, customer, card, isWonBack }: SandboxPayment, state: SandboxState): readonly Outcome[] {
  if (state === 'open' && (card !== null || customer !== null)) return cardChoices(card !== null);
  if (method === 'sdd') return debitChoices(state);
  const choices = method === 'sct' ? transferChoices(state) : usualChoices(state);
  return isWonBack ? choices.filter((outcome) => outcome !== 'charged_back') : choices;
}

function buttons(t: PaymentTranslator, choices: readonly Outcome[]): Html {
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
