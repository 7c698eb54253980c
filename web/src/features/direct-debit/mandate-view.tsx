import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Mandate } from '@vonk/contract/direct-debit';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { useApp } from '../../api/use-app.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import './direct-debit.css';
import { useMutation } from '../../api/sending/use-mutation.ts';

type MandateViewProps = {
  mandate: Mandate;
  /** The order that waits for it. */
  order: { credits: number; next: string | undefined } | undefined;
};

/** The mandate as it was signed, to be read, kept and revoked (T114). */
export function MandateView({ mandate, order }: MandateViewProps) {
  const t = useTranslations('debit.mandate');
  const format = useFormatter();
  const moment = format.dateTime(new Date(mandate.signed_at), { dateStyle: 'long', timeStyle: 'short' });
  const day = format.dateTime(new Date(mandate.dormant_at), { dateStyle: 'long' });
  const facts: [string, ReactNode][] = [
    [t('to'), mandate.creditor_name],
    [t('creditor'), mandate.creditor_id],
    [t('reference'), mandate.reference],
    [t('from'), mandate.holder],
    [t('account'), mandate.iban],
    [t('dormant'), t('dormantValue', { date: day })],
  ];
  return (
    <>
      <div className="page-heading">
        <h1>{t('title', { reference: mandate.reference })}</h1>
        <span className="debit-valid">{t('valid')}</span>
        <p className="page-heading-intro">{t('lead', { at: moment })}</p>
      </div>
      <article className="panel debit-paper">
        <h2>{t('heading')}</h2>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label} className="price-row">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{mandate.text}</p>
      </article>
      <div className="debit-actions">
        {order ? (
          <LinkButton
            link={
              <Link
                to="/credits/$id/{-$paymentmethod}"
                params={{ id: String(order.credits), paymentmethod: 'sdd' }}
                search={order.next === undefined ? {} : { next: order.next }}
              />
            }
          >
            {t('goOn')}
          </LinkButton>
        ) : (
          <LinkButton link={<Link to="/credits" />}>{t('buy')}</LinkButton>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Revoke />
      </div>
    </>
  );
}

function Revoke() {
  const t = useTranslations('debit.mandate');
  const shell = useTranslations('shell');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => call('DELETE /api/direct-debit.php', {}),
    onSuccess: (state) => {
      setAsking(false);
      queryClient.setQueryData(keys.directDebit, state);
      toast({ text: t('revoked') });
    },
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('revokeTitle')}
        closeLabel={shell('close')}
        footer={
          <>
            <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              {t('revoke')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <p>{t('revokeText')}</p>
      </Dialog>
    </>
  );
}
