import { openPsp } from './psp.ts';

const psp = await openPsp({
  port: Number(process.env.PORT ?? 4010),
  securePort: Number(process.env.SECURE_PORT ?? 4011),
});
const [mollieKey, mollieToken, stripeKey, secret] = ['test_', 'access_', 'sk_test_', 'whsec_'].map(
  (kind) => kind + 'x'.repeat(30),
);
const telling = `${psp.url}/stripe/endpoint`;
const told = { url: 'http://localhost:3000/api/payment-notification.php?provider=stripe', secret };
process.stdout.write(`The stand-in for payment providers answers on ${psp.url}. Start the site with:

  MOLLIE_API_KEY=${mollieKey} MOLLIE_ACCESS_TOKEN=${mollieToken} \\
    MOLLIE_API_URL=${psp.mollieUrl} NODE_TLS_REJECT_UNAUTHORIZED=0 npm start

or, for Stripe:

  STRIPE_SECRET_KEY=${stripeKey} STRIPE_WEBHOOK_SECRET=${secret} \\
    STRIPE_API_URL=${psp.url} npm start
  curl -X PUT ${telling} -d '${JSON.stringify(told)}'

NODE_TLS_REJECT_UNAUTHORIZED lets the site take a certificate that nobody vouches for; it is for this alone.
A forged notification: curl -X POST ${psp.url}/forge -d '{"provider":"stripe","id":"cs_of_a_payment"}'
A payout: curl -X POST ${psp.url}/payouts -d '{"provider":"mollie"}',
  then ${psp.url}/payouts/<id> -d '{"end":"arrived"}'
Faults: curl -X PUT ${psp.url}/faults -d '{"dropAnswers":1}'
`);
