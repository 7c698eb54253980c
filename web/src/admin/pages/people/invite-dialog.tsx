import { useQueryClient } from '@tanstack/react-query';
import { isLocale, languageNames, type Locale, locales } from '@vonk/contract/locales';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin, useMe } from '../../api/context.ts';
import { peopleQuery } from '../../api/queries.ts';
import { NotProved, useWithProof } from '../../frame/proof/proof-provider.tsx';
import { type DraftGrant, draftOf, GrantsField, grantsOf } from './grants-field.tsx';

interface Invitation {
  name: string;
  email: string;
  locale: Locale;
  grants: DraftGrant[];
}

/** Invites somebody by mail: their link makes password and second step. What was typed stays after a refusal. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('admin-people.inviting');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const me = useMe();
  const queryClient = useQueryClient();
  const withProof = useWithProof();
  const toast = useToast();
  const empty: Invitation = {
    name: '',
    email: '',
    locale: me.locale,
    grants: draftOf([{ role: 'moderator', site: me.sites[0]?.site ?? null }]),
  };
  const [values, setValues] = useState(empty);
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({}),
    send: async ({ grants, ...sent }: Invitation) => {
      try {
        return await withProof(() => call('POST /api/admin/person', { ...sent, grants: grantsOf(grants) }));
      } catch (error) {
        if (error instanceof NotProved) return undefined;
        throw error;
      }
    },
    onSent: (answer) => {
      if (!answer) return;
      queryClient.setQueryData(peopleQuery(call).queryKey, answer.people);
      toast({ text: t('sent', { email: values.email }) });
      setValues(empty);
      onClose();
    },
  });
  const change = (part: Partial<Invitation>) => {
    for (const name of Object.keys(part)) mend(name);
    setValues({ ...values, ...part });
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <Form className="grid gap-4" onSend={(form) => submit(form, values)}>
        <p>{t('text')}</p>
        {problem && <Alert kind="error">{problem}</Alert>}
        <TextInput
          label={t('name')}
          error={mistakes['name']}
          value={values.name}
          data-autofocus
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <TextInput
          label={t('email')}
          type="email"
          error={mistakes['email']}
          value={values.email}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change({ email: value })}
        />
        <Select
          label={t('language')}
          options={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
          value={values.locale}
          onChange={({ currentTarget: { value } }) => isLocale(value) && change({ locale: value })}
        />
        <GrantsField grants={values.grants} error={mistakes['grants']} onChange={(grants) => change({ grants })} />
        <Button type="submit" wide busy={isSending}>
          {t('send')}
        </Button>
      </Form>
    </Dialog>
  );
}
