import { hourSeconds } from '@vonk/contract/durations';
import type { paymentsEndpoints } from '@vonk/contract/payments';
import type { ModuleRoutes } from '../accounts/index.ts';
import { buyCredits } from './orders/buy-credits.ts';
import { checkPayment } from './booking/check-payment.ts';
import { declareWithdrawal, showWithdrawable } from './withdrawals/declare-withdrawal.ts';
import { listPackages } from './orders/list-packages.ts';
import { listTransactions } from './history/list-transactions.ts';
import { readPaymentDetails } from './history/read-payment.ts';
import type { PaymentsServices } from './services.ts';
import { takeNotification } from './booking/take-notification.ts';

export const paymentsRoutes = (services: PaymentsServices): ModuleRoutes<typeof paymentsEndpoints> => ({
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
