import { Link } from '@tanstack/react-router';
import type { Transaction } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../prices/use-money.ts';
import { StateTag } from './state-tag.tsx';
import { useFigures } from '../use-figures.ts';
import { usePaidWith } from '../use-paid-with.ts';

const columns = ['date', 'what', 'method', 'state', 'withdraw', 'amount'] as const;

/**
 * The member's payments as a table, that folds into cards on a narrow screen; the name of each leads to its receipt.
 */
export function TransactionsTable({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useTranslations('payments.list');
  return (
    <div className="payments" role="table" aria-label={t('title')}>
      <div className="payments-head" role="row">
        {columns.map((column) => (
          <span key={column} role="columnheader">
            {t(column)}
          </span>
        ))}
      </div>
      {transactions.map((transaction) => (
        <Row key={transaction.id} transaction={transaction} />
      ))}
    </div>
  );
}

function Row({ transaction }: { transaction: Transaction }) {
  const t = useTranslations('payments.list');
  const money = useMoney();
  const figures = useFigures();
  const paidWith = usePaidWith();
  const { withdrawal } = transaction;
  const isTold = withdrawal !== null && (transaction.state === 'completed' || withdrawal.declared_at !== null);
  return (
    <div className="payments-row" role="row">
      <span role="cell" className="payments-date">
        {figures.shortDay(transaction.created_at)}
      </span>
      <span role="cell" className="payments-what">
        <Link to="/transactions/$id" params={{ id: transaction.id }}>
          {figures.credits(transaction.credits)}
        </Link>
      </span>
      <span role="cell" className="payments-method">
        {paidWith(transaction)}
      </span>
      <span role="cell" className="payments-state">
        <StateTag payment={transaction} />
      </span>
      <span role="cell" className="payments-until">
        {isTold &&
          (withdrawal.declared_at === null
            ? t(withdrawal.is_open ? 'until' : 'over', { date: figures.briefDay(withdrawal.until) })
            : t('withdrawn', { date: figures.briefDay(withdrawal.declared_at) }))}
      </span>
      <span role="cell" className="payments-amount">
        {money(transaction.total_minor, transaction.currency)}
      </span>
    </div>
  );
}
