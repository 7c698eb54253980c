import { authorityCountries, authorityKinds, maxAuthority } from '@vonk/contract/admin/house/authorities';
import { reportReasons } from '@vonk/contract/complaints';
import { languageNames, locales } from '@vonk/contract/locales';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { v7 as newKey } from 'uuid';
import { useSend } from '../../../api/sending/use-send.ts';
import { useCountryName } from '../../../texts/use-country-name.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin, useMe } from '../../api/context.ts';

type NewRequestDialogProps = { site: number; today: string; onClose: () => void; onNoted: () => void };

const texts = ['authority', 'reference', 'about', 'reply_to', 'received_on', 'due_on', 'body'] as const;
type TextField = (typeof texts)[number];
const needed = ['authority', 'received_on', 'due_on', 'body'] as const satisfies readonly TextField[];

/** Notes what an authority asks; what was typed stays after a refusal. */
export function NewRequestDialog({ site, today, onClose, onNoted }: NewRequestDialogProps) {
  const t = useTranslations('admin-authorities');
  const reasons = useTranslations('complaints.reasons');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const countryName = useCountryName();
  const order = new Intl.Collator(useLocale());
  const me = useMe();
  const [id] = useState(() => newKey());
  const [chosen, setChosen] = useState({
    kind: authorityKinds[0] as (typeof authorityKinds)[number],
    concerns: 'other' as (typeof reportReasons)[number],
    country: 'NL',
    reply_locale: me.locale,
  });
  const [typed, setTyped] = useState<Readonly<Record<TextField, string>>>({
    authority: '',
    reference: '',
    about: '',
    reply_to: '',
    received_on: today,
    due_on: '',
    body: '',
  });
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () =>
      Object.fromEntries(
        needed.flatMap((field) => (typed[field].trim() === '' ? [[field, 'text_required' as const]] : [])),
      ),
    send: () => call('POST /api/admin/authority-request', { site, id, ...chosen, ...typed }),
    onSent: onNoted,
  });
  const field = (name: TextField) => ({
    label: t(`fields.${name}`),
    error: mistakes[name],
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      mend(name);
      setTyped({ ...typed, [name]: value });
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('new')} closeLabel={common('close')} shape="wide">
      <Form className="grid gap-4" onSend={(form) => submit(form, undefined)}>
        {problem && <Alert kind="error">{problem}</Alert>}
        <div className="fields-two">
          <TextInput {...field('authority')} maxLength={maxAuthority.authority} data-autofocus />
          <Select
            label={t('fields.country')}
            options={authorityCountries
              .map((value) => ({ value, label: countryName(value) }))
              .toSorted((a, b) => order.compare(a.label, b.label))}
            value={chosen.country}
            onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, country: value })}
          />
          <Select
            label={t('fields.kind')}
            options={authorityKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={chosen.kind}
            onChange={({ currentTarget: { value } }) =>
              setChosen({ ...chosen, kind: authorityKinds.find((one) => one === value) ?? chosen.kind })
            }
          />
          <Select
            label={t('fields.concerns')}
            options={reportReasons.map((value) => ({ value, label: reasons(value) }))}
            value={chosen.concerns}
            onChange={({ currentTarget: { value } }) =>
              setChosen({ ...chosen, concerns: reportReasons.find((one) => one === value) ?? chosen.concerns })
            }
          />
          <TextInput {...field('received_on')} type="date" max={today} />
          <TextInput {...field('due_on')} type="date" hint={t('hints.due_on')} />
          <TextInput {...field('reference')} maxLength={maxAuthority.reference} hint={t('hints.reference')} />
          <TextInput {...field('about')} maxLength={maxAuthority.about} hint={t('hints.about')} />
          <TextInput {...field('reply_to')} type="email" maxLength={maxAuthority.replyTo} hint={t('hints.reply_to')} />
          <Select
            label={t('fields.reply_locale')}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
            value={chosen.reply_locale}
            onChange={({ currentTarget: { value } }) =>
              setChosen({ ...chosen, reply_locale: locales.find((one) => one === value) ?? chosen.reply_locale })
            }
          />
        </div>
        <Textarea {...field('body')} maxLength={maxAuthority.body} hint={t('hints.body')} lines={5} />
        <Button type="submit" wide busy={isSending}>
          {t('note')}
        </Button>
      </Form>
    </Dialog>
  );
}
