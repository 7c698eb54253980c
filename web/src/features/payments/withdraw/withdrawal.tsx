import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { WithdrawalValues } from '@vonk/contract/withdrawal-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../../api/use-app.ts';
import { useSend } from '../../../api/sending/use-send.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { Steps } from '../../../ui/feedback/progress.tsx';
import { withdrawableQuery } from '../queries.ts';
import { useFigures } from '../use-figures.ts';
import { WithdrawConfirm } from './withdraw-confirm.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

/** Withdrawing from a contract in two steps, without login (T39, T40). What was typed stays when one goes back. */
export function WithdrawalSteps({ order }: { order: string }) {
  const t = useTranslations('withdraw');
  const { call, settings } = useApp();
  const user = useUser();
  const figures = useFigures();
  const [values, setValues] = useState<WithdrawalValues>({ name: '', order, email: user?.email ?? '' });
  const [isConfirming, setConfirming] = useState(false);
  const { data: known } = useQuery({
    ...withdrawableQuery(call, values.order),
    enabled: isConfirming && user !== null,
  });
  const { submit, isSending, problem, answer } = useSend({
    check: () => ({}),
    send: (input: WithdrawalValues) => call('POST /api/withdrawal.php', input),
  });
  if (answer)
    return (
      <StepHeading
        title={t('done.title')}
        intro={t('done.text', { at: figures.moment(answer.received_at), email: values.email })}
        isNews
      >
        {user !== null && (
          <p className="mt-5">
            <LinkButton variant="secondary" link={<Link to="/refunds" />}>
              {t('done.follow')}
            </LinkButton>
          </p>
        )}
      </StepHeading>
    );
  return (
    <>
      <Steps steps={[t('steps.order'), t('steps.confirm')]} current={isConfirming ? 1 : 0} label={t('steps.label')} />
      {isConfirming ? (
        <StepHeading title={t('confirm.title')} intro={t('confirm.intro')} isNews>
          <WithdrawConfirm
            values={values}
            order={known}
            busy={isSending}
            problem={problem}
            onBack={() => setConfirming(false)}
            onConfirm={() => submit(null, values)}
          />
        </StepHeading>
      ) : (
        <StepHeading title={t('title')} intro={t('intro', { days: String(settings.refund_days) })}>
          <WithdrawForm values={values} onChange={setValues} onNext={() => setConfirming(true)} />
        </StepHeading>
      )}
    </>
  );
}

type StepHeadingProps = { title: string; intro: string; isNews?: boolean; children?: ReactNode };

/** A step with its heading, which is read out when it takes the place of another. */
function StepHeading({ title, intro, isNews = false, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews, title]);
  return (
    <>
      <div className="page-heading">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="page-heading-intro">{intro}</p>
      </div>
      {children}
    </>
  );
}
