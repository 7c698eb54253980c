import {
  checkComplaint,
  type ComplaintKind,
  complaintLength,
  type ComplaintReason,
  mayBeAnonymous,
  reasonsOf,
} from '@vonk/contract/complaints';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../api/use-app.ts';
import { useSend } from '../../api/sending/use-send.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { ComplaintDone } from './complaint-done.tsx';

type Values = { reason: string; name: string; email: string; target: string; text: string; declared: boolean };

type ComplaintFormProps = {
  kind: ComplaintKind;
  /** What it is about, where the way here tells: an order, a profile. */
  target?: string | undefined;
};

/**
 * Says what is wrong, to a person: a complaint, a report, or an image to be removed. After sending stands its number.
 */
export function ComplaintForm({ kind, target = '' }: ComplaintFormProps) {
  const { call } = useApp();
  const user = useUser();
  const empty = {
    reason: kind === 'image_removal' ? 'intimate_image' : '',
    name: '',
    email: user?.email ?? '',
    target,
    text: '',
    declared: false,
  };
  const [values, setValues] = useState<Values>(empty);
  const { submit, mend, reset, ...sending } = useSend({
    check: (input: Values) => ({
      ...(input.reason === '' ? { reason: 'invalid_input' as const } : {}),
      ...checkComplaint(complaintOf(kind, input)),
    }),
    send: (input: Values) => call('POST /api/complaint.php', complaintOf(kind, input)),
  });
  const startAgain = () => {
    setValues(empty);
    reset();
  };
  if (sending.answer) return <ComplaintDone answer={sending.answer} email={values.email} onAgain={startAgain} />;
  return (
    <Form className="mt-6 grid gap-5" onSend={(form) => submit(form, values)}>
      <Fields
        kind={kind}
        values={values}
        mistakes={sending.mistakes}
        onChange={(changes) => {
          setValues({ ...values, ...changes });
          Object.keys(changes).forEach(mend);
        }}
      />
      {sending.problem && <Alert kind="error">{sending.problem}</Alert>}
      <Submit kind={kind} busy={sending.isSending} />
    </Form>
  );
}

const complaintOf = (kind: ComplaintKind, { reason, ...values }: Values) => ({
  ...values,
  kind,
  reason: (reason || 'other') as ComplaintReason,
});

function Submit({ kind, busy }: { kind: ComplaintKind; busy: boolean }) {
  const t = useTranslations('complaints');
  return (
    <div>
      <Button type="submit" busy={busy}>
        {t(`${kind}.submit`)}
      </Button>
      {kind !== 'complaint' && <p className="mt-3 text-sm text-ink-2">{t('form.danger')}</p>}
    </div>
  );
}

type FieldsProps = {
  kind: ComplaintKind;
  values: Values;
  mistakes: Readonly<Record<string, string | undefined>>;
  onChange(changes: Partial<Values>): void;
};

function Fields({ kind, values, mistakes, onChange }: FieldsProps) {
  const t = useTranslations('complaints');
  const isAnonymous = mayBeAnonymous(kind, values.reason as ComplaintReason);
  const field = (name: 'name' | 'email' | 'target' | 'text') => ({
    name,
    value: values[name],
    error: mistakes[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange({ [name]: value }),
  });
  const optional = isAnonymous ? { note: t('form.optional') } : {};
  return (
    <>
      {kind !== 'image_removal' && <ReasonSelect {...{ values, mistakes, onChange }} kind={kind} />}
      {kind === 'image_removal' && (
        <Checkbox
          checked={values.reason === 'minor'}
          onChange={({ currentTarget: { checked } }) => onChange({ reason: checked ? 'minor' : 'intimate_image' })}
        >
          {t('image_removal.minor')}
        </Checkbox>
      )}
      <TextInput
        label={t(`${kind}.target`)}
        {...(kind === 'complaint' ? { note: t('form.optional') } : { hint: t('form.targetHint') })}
        maxLength={complaintLength.target}
        {...field('target')}
      />
      <Textarea label={t('form.text')} lines={5} maxLength={complaintLength.text} {...field('text')} />
      <TextInput
        label={t('form.name')}
        {...optional}
        hint={isAnonymous ? t('form.anonymous') : undefined}
        autoComplete="name"
        maxLength={complaintLength.name}
        {...field('name')}
      />
      <TextInput
        label={t('form.email')}
        {...optional}
        hint={t('form.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      {kind !== 'complaint' && (
        <Checkbox
          checked={values.declared}
          error={mistakes['declared']}
          onChange={({ currentTarget: { checked } }) => onChange({ declared: checked })}
        >
          {t(`${kind}.declared`)}
        </Checkbox>
      )}
    </>
  );
}

function ReasonSelect({
  kind,
  values,
  mistakes,
  onChange,
}: Omit<FieldsProps, 'kind'> & { kind: 'complaint' | 'report' }) {
  const t = useTranslations('complaints');
  return (
    <Select
      label={t(`${kind}.reason`)}
      placeholder={t('form.choose')}
      value={values.reason}
      error={mistakes['reason'] && t('form.choose')}
      onChange={({ currentTarget: { value } }) => onChange({ reason: value })}
      options={reasonsOf[kind].map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
    />
  );
}
