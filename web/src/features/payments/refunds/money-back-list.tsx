import { Link } from '@tanstack/react-router';
import type { MoneyBack } from '@vonk/contract/payments';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../prices/use-money.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/feedback/badges.tsx';
import { CloseIcon, DoneIcon, ErrorIcon, UndoIcon, WaitingIcon } from '../../../ui/icons.ts';
import { useFigures } from '../use-figures.ts';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { type Prove, RefundAccount } from './refund-account.tsx';

type Look = { Icon: ComponentType; name: string };

const looks: Readonly<Record<MoneyBack['state'], Look>> = {
  asked: { Icon: WaitingIcon, name: '' },
  under_way: { Icon: UndoIcon, name: 'payment-state-run' },
  paid: { Icon: DoneIcon, name: 'payment-state-ok' },
  needs_account: { Icon: ErrorIcon, name: 'payment-state-failed' },
  refused: { Icon: CloseIcon, name: 'payment-state-failed' },
};

/** What comes back to the member, each with its state in words, when, and what they can do. */
export function MoneyBackList({ refunds, Prove }: { refunds: readonly MoneyBack[]; Prove: Prove }) {
  return (
    <ul className="money-back">
      {refunds.map((refund) => (
        <Row key={refund.number ?? `${refund.payment}:${refund.state}`} refund={refund} Prove={Prove} />
      ))}
    </ul>
  );
}

function Row({ refund, Prove }: { refund: MoneyBack; Prove: Prove }) {
  const t = useTranslations('payments.back');
  const { Icon, name } = looks[refund.state];
  const said = useWords(refund);
  return (
    <li>
      <div>
        <Link to="/transactions/$id" params={{ id: refund.payment }}>
          {said.title}
        </Link>
        <p className="purchase-small">{said.detail}</p>
      </div>
      <Tag icon={<Icon />} className={`payment-state ${name}`}>
        {t(`states.${refund.state}`)}
      </Tag>
      <Way refund={refund} Prove={Prove} />
    </li>
  );
}

function useWords(refund: MoneyBack): { title: string; detail: string } {
  const t = useTranslations('payments.back');
  const money = useMoney();
  const figures = useFigures();
  const nameOf = useMethodName();
  const { state, reason, account, amount_minor: minor, currency, settled_at: settledAt, until, credits } = refund;
  const told = { amount: money(minor ?? 0, currency), method: nameOf(refund.method) };
  const by = until === null ? '' : figures.day(until);
  if (reason === 'too_late') return { title: t('tooLate', { until: by }), detail: figures.credits(credits) };
  if (state === 'refused') return { title: t('dropped', told), detail: t('droppedText') };
  if (state === 'needs_account') return { title: t('way', told), detail: t('needsAccount', told) };
  if (account !== null && state === 'under_way')
    return { title: t('toAccount', { ...told, account }), detail: t('until', { date: by }) };
  return {
    title: t('way', told),
    detail: state === 'paid' ? figures.day(settledAt ?? refund.asked_at) : t('until', { date: by }),
  };
}

/** What the member can do: say where the money may go, or object. */
function Way({ refund: { state, number, account }, Prove }: { refund: MoneyBack; Prove: Prove }) {
  const t = useTranslations('payments.back');
  if (number !== null && (state === 'needs_account' || (state === 'under_way' && account !== null)))
    return (
      <div className="money-back-way">
        <RefundAccount number={number} isGiven={account !== null} Prove={Prove} />
      </div>
    );
  if (state !== 'refused') return null;
  return (
    <p className="money-back-way">
      <LinkButton variant="secondary" size="compact" link={<Link to="/complaints" />}>
        {t('object')}
      </LinkButton>
    </p>
  );
}
