import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isLocale, languageNames, locales } from '@vonk/contract/locales';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin, useMe } from '../../api/context.ts';
import { sessionQuery } from '../../api/queries.ts';
import { rememberLocale } from '../../frame/kept/locale.ts';
import { readScheme, schemes, showScheme } from '../../frame/kept/scheme.ts';
import { Pane } from '../../parts/layout/pane.tsx';
import { useGrantNames } from '../../parts/use-grant-names.ts';

/** Name, language and look; the roles are an owner's to change. */
export function PersonPart() {
  const t = useTranslations('admin-account.person');
  const me = useMe();
  const { call, texts } = useAdmin();
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const grantNames = useGrantNames();
  const [values, setValues] = useState({ name: me.name, locale: me.locale });
  const [scheme, setScheme] = useState(readScheme);
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({}),
    send: (sent: typeof values) => call('PUT /api/admin/account', sent),
    onSent: ({ me: changed }) => {
      queryClient.setQueryData(sessionQuery(call).queryKey, changed);
      toast({ text: t('saved') });
      void router.invalidate();
      rememberLocale(changed.locale, texts.locale);
    },
  });
  return (
    <Pane title={me.name}>
      <dl className="facts">
        <dt>{t('email')}</dt>
        <dd>{me.email}</dd>
        <dt>{t('roles')}</dt>
        <dd>{grantNames(me.grants, me.sites).join(' · ')}</dd>
      </dl>
      <Form className="grid gap-4 mt-4" onSend={(form) => submit(form, values)}>
        {problem && <Alert kind="error">{problem}</Alert>}
        <TextInput
          label={t('name')}
          error={mistakes['name']}
          value={values.name}
          autoComplete="name"
          onChange={({ currentTarget: { value } }) => {
            mend('name');
            setValues({ ...values, name: value });
          }}
        />
        <div className="fields-two">
          <Select
            label={t('language')}
            options={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
            value={values.locale}
            onChange={({ currentTarget: { value } }) => isLocale(value) && setValues({ ...values, locale: value })}
          />
          <Select
            label={t('scheme')}
            options={schemes.map((name) => ({ value: name, label: t(`schemes.${name}`) }))}
            value={scheme}
            onChange={({ currentTarget: { value } }) => {
              const chosen = schemes.find((name) => name === value) ?? 'device';
              setScheme(chosen);
              showScheme(chosen);
            }}
          />
        </div>
        <Button type="submit" variant="secondary" size="compact" className="justify-self-start" busy={isSending}>
          {t('save')}
        </Button>
      </Form>
    </Pane>
  );
}
