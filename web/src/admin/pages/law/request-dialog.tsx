import { Link } from '@tanstack/react-router';
import {
  type AuthorityOutcome,
  authorityOutcomes,
  type AuthorityRequestAtDesk,
  maxAuthority,
} from '@vonk/contract/admin/house/authorities';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { useCountryName } from '../../../texts/use-country-name.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin, useMe } from '../../api/context.ts';
import { NotProved, useWithProof } from '../../frame/proof/proof-provider.tsx';
import { useDayText } from '../../../texts/use-day-text.ts';

type RequestDialogProps = {
  site: number;
  request: AuthorityRequestAtDesk;
  onClose: () => void;
  onAnswered: () => void;
};

/** One request as it was noted, with what it was answered, or where an owner writes that down. */
export function RequestDialog({ site, request, onClose, onAnswered }: RequestDialogProps) {
  const t = useTranslations('admin-authorities');
  const reasons = useTranslations('complaints.reasons');
  const common = useTranslations('admin');
  const dayText = useDayText({ dateStyle: 'medium' });
  const countryName = useCountryName();
  const { grants } = useMe();
  const { answered, about, reference, body } = request;
  const mayAnswer = hasRole(grants, mayUse.authorityAnswers, site);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('request', { number: request.number })}
      closeLabel={common('close')}
      shape="wide"
    >
      <div className="grid gap-4">
        <dl className="facts">
          <dt>{t('fields.authority')}</dt>
          <dd>{t('of', { authority: request.authority, country: countryName(request.country) })}</dd>
          <dt>{t('fields.kind')}</dt>
          <dd>{t(`kinds.${request.kind}`)}</dd>
          <dt>{t('fields.concerns')}</dt>
          <dd>{reasons(request.concerns)}</dd>
          {reference !== '' && (
            <>
              <dt>{t('fields.reference')}</dt>
              <dd>{reference}</dd>
            </>
          )}
          {about !== '' && (
            <>
              <dt>{t('fields.about')}</dt>
              <dd>
                <Link to="/members/$at/$id" params={{ at: String(site), id: about }} preload={false}>
                  {about}
                </Link>
              </dd>
            </>
          )}
          <dt>{t('fields.received_on')}</dt>
          <dd>{dayText(request.received_on)}</dd>
          <dt>{t('fields.due_on')}</dt>
          <dd>{dayText(request.due_on)}</dd>
          {request.reply_to !== '' && (
            <>
              <dt>{t('fields.receipt')}</dt>
              <dd>{request.reply_to}</dd>
            </>
          )}
          <dt>{t('notedBy')}</dt>
          <dd>{request.noted_by}</dd>
        </dl>
        <Said title={t('fields.body')}>{body}</Said>
        {answered && <Answered {...answered} />}
        {!answered && !mayAnswer && <p>{t('ownerAnswers')}</p>}
        {!answered && mayAnswer && <AnswerForm site={site} id={request.id} onAnswered={onAnswered} />}
      </div>
    </Dialog>
  );
}

const Said = ({ title, children }: { title: string; children: string }) => (
  <div>
    <h3>{title}</h3>
    <p className="request-text">{children}</p>
  </div>
);

function Answered({ outcome, answer, by, at }: NonNullable<AuthorityRequestAtDesk['answered']>) {
  const t = useTranslations('admin-authorities');
  const format = useFormatter();
  const when = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div>
      <Said title={t(`outcomes.${outcome}`)}>{answer}</Said>
      <p className="pane-note">{t('answeredBy', { name: by, when })}</p>
    </div>
  );
}

/** What is sent to the authority is sent outside; here stands what it was. */
function AnswerForm({ site, id, onAnswered }: { site: number; id: string; onAnswered: () => void }) {
  const t = useTranslations('admin-authorities');
  const { call } = useAdmin();
  const withProof = useWithProof();
  const [outcome, setOutcome] = useState<AuthorityOutcome>('complied');
  const [answer, setAnswer] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => (answer.trim() === '' ? { answer: 'text_required' as const } : {}),
    send: async () => {
      try {
        await withProof(() => call('POST /api/admin/authority-answer', { site, id, outcome, answer: answer.trim() }));
        return true;
      } catch (error) {
        if (error instanceof NotProved) return false;
        throw error;
      }
    },
    onSent: (isDone) => isDone && onAnswered(),
  });
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, undefined)}>
      {problem && <Alert kind="error">{problem}</Alert>}
      <Select
        label={t('fields.outcome')}
        options={authorityOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        value={outcome}
        onChange={({ currentTarget: { value } }) =>
          setOutcome(authorityOutcomes.find((one) => one === value) ?? outcome)
        }
      />
      <Textarea
        label={t('fields.answer')}
        hint={t('hints.answer')}
        error={mistakes['answer']}
        maxLength={maxAuthority.answer}
        value={answer}
        onChange={({ currentTarget: { value } }) => {
          mend('answer');
          setAnswer(value);
        }}
      />
      <Button type="submit" wide busy={isSending}>
        {t('record')}
      </Button>
    </Form>
  );
}
