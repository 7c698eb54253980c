import { Link } from '@tanstack/react-router';
import type { PaymentDetails } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../prices/use-money.ts';
import { useDayText } from '../../../texts/use-day-text.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useCopy } from '../../../ui/actions/use-copy.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CopyIcon, TransferIcon } from '../../../ui/icons.ts';
import { ResultFacts, ResultFrame } from './frame.tsx';
import { useCheck } from './use-check.ts';

type TransferDetails = NonNullable<PaymentDetails['transfer']>;
type TransferProps = { payment: PaymentDetails & { transfer: TransferDetails }; next: string | undefined };

/** Where a bank transfer goes, each figure to be copied, and what came of one that did not fit. */
export function Transfer({ payment, next }: TransferProps) {
  const t = useTranslations('payments.transfer');
  const result = useTranslations('payments.result');
  const money = useMoney();
  const dayText = useDayText();
  const check = useCheck(payment.id);
  const { total_minor: total, currency, transfer } = payment;
  const amount = money(total, currency);
  const copied = (label: string, shown: string, text = shown) => ({
    label,
    value: <Copied label={label} shown={shown} text={text} />,
  });
  return (
    <ResultFrame
      kind="wait"
      icon={<TransferIcon />}
      title={t('title', { amount })}
      text={t('text')}
      actions={
        <>
          {payment.redirect !== null && <LinkButton link={<a href={payment.redirect} />}>{t('goOn')}</LinkButton>}
          <LinkButton variant="secondary" link={next === undefined ? <Link to="/members" /> : <a href={next} />}>
            {result(next === undefined ? 'toMembers' : 'toChat')}
          </LinkButton>
          <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate()}>
            {result('check')}
          </Button>
        </>
      }
    >
      {transfer.wrong_minor !== null && (
        <div className="result-alert">
          <Alert kind="error">{t('wrong', { came: money(transfer.wrong_minor, currency), amount })}</Alert>
        </div>
      )}
      <ResultFacts
        facts={[
          copied(t('amount'), amount, (total / 100).toFixed(2)),
          copied('IBAN', transfer.iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0'), transfer.iban),
          copied(t('holder'), transfer.holder),
          // Shown in one piece.
          copied(t('reference'), transfer.reference.replaceAll('-', '\u2011'), transfer.reference),
          { label: t('due'), value: dayText(transfer.due_on) },
        ]}
      />
      <p role="status" className="result-note">
        {check.isError ? result('checkFailed') : t('exact')}
      </p>
    </ResultFrame>
  );
}

/** A figure with a button that puts it on the clipboard. */
function Copied({ label, shown, text }: { label: string; shown: string; text: string }) {
  const t = useTranslations('payments.transfer');
  const copy = useCopy();
  return (
    <span className="copied">
      {shown}
      <IconButton label={t('copy', { what: label })} icon={<CopyIcon />} onClick={() => copy(text, t('copied'))} />
    </span>
  );
}
