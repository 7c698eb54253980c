import { hourSeconds } from '@vonk/contract/durations';
import type { paymentsEndpoints } from '@vonk/contract/payments';
import type { savedCardsEndpoints } from '@vonk/contract/saved-cards';
import type { topUpsEndpoints } from '@vonk/contract/top-ups';
import type { ModuleRoutes } from '../accounts/index.ts';
import { preferCard, removeCard, showCards } from './cards/show-cards.ts';
import { buyCredits } from './orders/buy-credits.ts';
import { checkPayment } from './booking/check-payment.ts';
import { declareWithdrawal, showWithdrawable } from './withdrawals/declare-withdrawal.ts';
import { giveRefundAccount } from './refunds/give-account.ts';
import { listMoneyBack } from './refunds/list-money-back.ts';
import { listPackages } from './orders/list-packages.ts';
import { listTransactions } from './history/list-transactions.ts';
import { readPaymentDetails } from './history/read-payment.ts';
import type { PaymentsServices } from './services.ts';
import { agreeTopUp } from './top-ups/agree-top-up.ts';
import { changeLinked, showLinked } from './top-ups/link.ts';
import { askTopUpLink } from './top-ups/mail-link.ts';
import { showTopUp, stopTopUp } from './top-ups/show-top-up.ts';
import { takeNotification } from './booking/take-notification.ts';

const perNetwork = { max: 60, seconds: 60, per: 'network' } as const;
const perMember = { max: 30, seconds: 60, per: 'member' } as const;

const topUpRoutes = (services: PaymentsServices): ModuleRoutes<typeof topUpsEndpoints> => ({
  'GET /api/top-up.php': { access: 'member', handle: (call) => showTopUp(services, call) },
  'PUT /api/top-up.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => agreeTopUp(services, call, input),
  },
  'DELETE /api/top-up.php': { access: 'member', limit: perMember, handle: (call) => stopTopUp(services, call) },
  'POST /api/top-up-mail.php': {
    access: 'visitor',
    limit: { max: 20, seconds: hourSeconds, per: 'network' },
    handle: (call, input) => askTopUpLink(services, call, input),
  },
  'GET /api/top-up-link.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call, input) => showLinked(services, call, input),
  },
  'POST /api/top-up-link.php': {
    access: 'visitor',
    limit: perNetwork,
    handle: (call, input) => changeLinked(services, call, input),
  },
});

export const paymentsRoutes = (
  services: PaymentsServices,
): ModuleRoutes<typeof paymentsEndpoints & typeof savedCardsEndpoints & typeof topUpsEndpoints> => ({
  'GET /api/saved-cards.php': { access: 'member', handle: (call) => showCards(services, call) },
  'PUT /api/saved-card.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => preferCard(services, call, input),
  },
  'DELETE /api/saved-card.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => removeCard(services, call, input),
  },
  ...topUpRoutes(services),
  'GET /api/packages.php': { access: 'visitor', handle: (call) => listPackages(services, call) },
  'POST /api/payment.php': {
    access: 'member',
    limit: { max: 20, seconds: 60, per: 'member' },
    handle: (call, input) => buyCredits(services, call, input),
  },
  'GET /api/payment.php': { access: 'member', handle: (call, input) => readPaymentDetails(services, call, input) },
  'POST /api/payment-check.php': {
    access: 'member',
    limit: { max: 20, seconds: 60, per: 'member' },
    handle: (call, input) => checkPayment(services, call, input),
  },
  'GET /api/transactions.php': { access: 'member', handle: (call, input) => listTransactions(services, call, input) },
  'GET /api/refunds.php': { access: 'member', handle: (call) => listMoneyBack(services, call) },
  'PUT /api/refund-account.php': {
    access: 'member',
    limit: perMember,
    handle: (call, input) => giveRefundAccount(services, call, input),
  },
  'GET /api/withdrawal.php': { access: 'visitor', handle: (call, input) => showWithdrawable(services, call, input) },
  'POST /api/withdrawal.php': {
    access: 'visitor',
    limit: { max: 10, seconds: hourSeconds, per: 'network' },
    handle: (call, input) => declareWithdrawal(services, call, input),
  },
  'POST /api/payment-notification.php': {
    access: 'visitor',
    // A provider's machines are few, and what they tell must not wait.
    limit: [],
    handle: (call, input) => takeNotification(services, call, input),
  },
});
