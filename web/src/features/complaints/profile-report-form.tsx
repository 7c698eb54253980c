import { type ReportReason, reportReasons } from '@vonk/contract/complaints';
import { maxReportCharacters } from '@vonk/contract/reports';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../api/use-app.ts';
import { useSend } from '../../api/sending/use-send.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { ComplaintDone } from './complaint-done.tsx';

const empty = { reason: '', text: '', declared: false };

/**
 * Reports a profile as a member: nobody's name is asked, and what the profile shows and was said last goes along as
 * evidence, and the photo that it is about (T59). A label that is missing, reported so, gives credits back once it is
 * found right (T13).
 */
export function ProfileReportForm({ profile, photo }: { profile: string; photo: string | undefined }) {
  const t = useTranslations('complaints');
  const { call } = useApp();
  const user = useUser();
  const [values, setValues] = useState(empty);
  const { submit, mend, reset, ...sending } = useSend({
    check: ({ reason, declared }: typeof empty) => ({
      ...(reason === '' ? { reason: 'invalid_input' as const } : {}),
      ...(declared ? {} : { declared: 'declaration_required' as const }),
    }),
    send: ({ reason, text }: typeof empty) =>
      call('POST /api/report.php', {
        profile,
        reason: reason as ReportReason,
        text,
        ...(photo === undefined ? {} : { photo }),
      }),
  });
  const change = (changes: Partial<typeof empty>) => {
    setValues({ ...values, ...changes });
    Object.keys(changes).forEach(mend);
  };
  if (sending.answer) {
    const startAgain = () => {
      setValues(empty);
      reset();
    };
    return <ComplaintDone answer={sending.answer} email={user?.email ?? ''} onAgain={startAgain} />;
  }
  return (
    <Form className="mt-6 grid gap-5" onSend={(form) => submit(form, values)}>
      <p className="text-ink-2">
        {photo !== undefined && <b>{t('report.photo')} </b>}
        {t('report.evidence')}
      </p>
      <Select
        label={t('report.reason')}
        placeholder={t('form.choose')}
        value={values.reason}
        error={sending.mistakes['reason'] && t('form.choose')}
        onChange={({ currentTarget: { value } }) => change({ reason: value })}
        options={reportReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
      />
      <Textarea
        label={t('form.text')}
        note={t('form.optional')}
        lines={5}
        maxLength={maxReportCharacters}
        value={values.text}
        error={sending.mistakes['text']}
        onChange={({ currentTarget: { value } }) => change({ text: value })}
      />
      <Checkbox
        checked={values.declared}
        error={sending.mistakes['declared']}
        onChange={({ currentTarget: { checked } }) => change({ declared: checked })}
      >
        {t('report.declared')}
      </Checkbox>
      {sending.problem && <Alert kind="error">{sending.problem}</Alert>}
      <div>
        <Button type="submit" busy={sending.isSending}>
          {t('report.submit')}
        </Button>
        <p className="mt-3 text-sm text-ink-2">{t('form.danger')}</p>
      </div>
    </Form>
  );
}
