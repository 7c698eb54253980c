import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Clock } from '../../platform/clock.ts';
import { readBody } from '../../platform/http/body.ts';
import { checkoutPage } from './checkout-page.ts';
import { debitsPage } from './debits/debits-page.ts';
import { decide, isOutcome } from './decide.ts';
import type { SandboxServices } from './sandbox.ts';
import { findSandboxPayment, listSandboxDebits, type SandboxPayment, sandboxStateAt } from './sandbox-payments.ts';

/** Serves the checkout page of the sandbox: HTML with forms, no script, nothing of the site's own pages. */
export function mountSandboxCheckout(
  app: Hono<{ Bindings: HttpBindings }>,
  services: SandboxServices & { clock: Clock },
): void {
  const { db, clock } = services;
  const show = (payment: SandboxPayment, isAway = false): Response => {
    const nonce = randomBytes(16).toString('base64');
    const page = checkoutPage({ payment, state: sandboxStateAt(payment, clock.now()), nonce, isAway });
    return new Response(page, { headers: pageHeaders(nonce, payment) });
  };

  app.get('/sandbox/debits', async () => {
    const nonce = randomBytes(16).toString('base64');
    const headers = pageHeaders(nonce, { returnUrl: 'http://localhost' });
    return new Response(debitsPage(await listSandboxDebits(db), nonce), { headers });
  });
  app.get('/sandbox/checkout/:reference', async (context, next) => {
    const payment = await findSandboxPayment(db, context.req.param('reference'));
    return payment ? show(payment) : next();
  });
  app.post('/sandbox/checkout/:reference', async (context) => {
    const form = new URLSearchParams((await readBody(context.req.raw, 1024)).toString('utf8'));
    const outcome = form.get('outcome');
    const known = await findSandboxPayment(db, context.req.param('reference'));
    if (!known || !isOutcome(outcome)) return context.notFound();
    const payment = (await db.transact((tx) => decide(tx, known, { outcome, now: clock.now() }))) ?? known;
    return outcome === 'paid_away' ? show(payment, true) : context.redirect(payment.returnUrl, 303);
  });
}

const pageHeaders = (nonce: string, { returnUrl }: Pick<SandboxPayment, 'returnUrl'>): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'X-Frame-Options': 'DENY',
});
