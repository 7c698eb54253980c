import type { CallOutput } from '@vonk/contract/api';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../ui/actions/button.tsx';
import { Panel } from '../../ui/frame/page.tsx';

type ComplaintDoneProps = {
  answer: Pick<CallOutput<'POST /api/complaint.php'>, 'number' | 'decide_by'>;
  email: string;
  onAgain(): void;
};

/** The number of what was sent and by when a person answers; read out, as it takes the place of the form. */
export function ComplaintDone({ answer, email, onAgain }: ComplaintDoneProps) {
  const t = useTranslations('complaints.done');
  const format = useFormatter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const until = format.dateTime(new Date(answer.decide_by), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Panel className="mt-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t('title', { number: answer.number })}
      </h2>
      <p className="mt-2">{t('until', { until })}</p>
      {email !== '' && <p className="mt-1 text-ink-2">{t('mailed', { email })}</p>}
      <p className="mt-4">
        <Button variant="secondary" onClick={onAgain}>
          {t('another')}
        </Button>
      </p>
    </Panel>
  );
}
