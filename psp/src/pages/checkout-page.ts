import { html } from 'hono/html';

/** What a hosted page shows. */
export interface CheckoutPage {
  readonly provider: string;
  readonly amount: string;
  readonly description: string;
  readonly method: string;
  readonly state: string;
  readonly choices: readonly string[];
  /** The brands on the card, of which its holder chooses one; none where no card pays. */
  readonly networks: readonly string[];
  readonly back: string;
}

const styles = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 16px/24px system-ui, sans-serif; }
  .ribbon { margin: 0; padding: 10px 16px; background: #ffd84d; color: #221a00; font-weight: 700; text-align: center; }
  main { max-width: 440px; margin: 24px auto; padding: 0 24px; }
  form { display: grid; gap: 8px; margin: 16px 0; }
  button { min-height: 48px; font: inherit; cursor: pointer; }
`;

/** The page on which a buyer, or a test, says how a payment ends. */
export const checkoutPage = ({ provider, amount, description, method, state, choices, networks, back }: CheckoutPage) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Stand-in for ${provider}</title>
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <p class="ribbon">Stand-in for ${provider}: no money moves here</p>
        <main>
          <h1>${amount}</h1>
          <p>${description} · ${method}</p>
          <p>State: <b>${state}</b></p>
          <form method="post">
            ${networks.map(
              (network) => html`<label><input type="radio" name="network" value="${network}" />${network}</label>`,
            )}
            ${choices.map((choice) => html`<button name="outcome" value="${choice}">${choice}</button>`)}
          </form>
          <p><a href="${back}">Back to the shop</a></p>
        </main>
      </body>
    </html>`;
