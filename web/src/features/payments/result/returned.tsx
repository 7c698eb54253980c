import { Link } from '@tanstack/react-router';
import type { PaymentDetails } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { UndoIcon } from '../../../ui/icons.ts';
import { ResultFrame } from './frame.tsx';

/** The money went back. */
export function Returned({ payment }: { payment: PaymentDetails }) {
  const t = useTranslations('payments.result');
  return (
    <ResultFrame
      kind="wait"
      icon={<UndoIcon />}
      title={t('returnedTitle')}
      text={t('returnedText')}
      actions={
        <LinkButton link={<Link to="/transactions/$id" params={{ id: payment.id }} />}>{t('receipt')}</LinkButton>
      }
    />
  );
}
