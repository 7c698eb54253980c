import { useQueryClient } from '@tanstack/react-query';
import { callingCodes } from '@vonk/contract/direct-debit';
import { countries, isCountry, type Country } from '@vonk/contract/locales';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { useSend } from '../../api/sending/use-send.ts';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import './direct-debit.css';

type Typed = { iban: string; holder: string; phone: string; country: Country };

/** The account, its holder and a telephone, above what will be signed (PAY-5, T114). */
export function AccountForm({ text }: { text: string }) {
  const t = useTranslations('debit.account');
  const { call, settings, texts } = useApp();
  const queryClient = useQueryClient();
  const at = settings.geoip_selected_country ?? settings.geoip_country;
  const [typed, setTyped] = useState<Typed>({
    iban: '',
    holder: '',
    phone: '',
    country: isCountry(at) ? at : 'NL',
  });
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: ({ iban, holder, phone }: Typed) => ({
      ...(iban.trim() === '' ? { iban: 'iban_required' as const } : {}),
      ...(holder.trim() === '' ? { holder: 'holder_required' as const } : {}),
      ...(phone.trim() === '' ? { phone: 'phone_invalid' as const } : {}),
    }),
    send: (values: Typed) => call('POST /api/direct-debit-code.php', values),
    onSent: (state) => queryClient.setQueryData(keys.directDebit, state),
  });
  const field = (name: 'iban' | 'holder' | 'phone') => ({
    value: typed[name],
    error: mistakes[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      mend(name);
      setTyped((before) => ({ ...before, [name]: value }));
    },
  });
  const names = new Intl.DisplayNames(texts.locale, { type: 'region' });
  return (
    <Form className="grid gap-5" onSend={(form) => submit(form, typed)}>
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextInput
        label={t('iban')}
        {...field('iban')}
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextInput label={t('holder')} {...field('holder')} maxLength={120} autoComplete="name" />
      <div className="debit-phone">
        <Select
          label={t('country')}
          value={typed.country}
          options={countries.map((country) => ({
            value: country,
            label: `${callingCodes[country]} ${names.of(country) ?? country}`,
          }))}
          onChange={({ currentTarget: { value } }) => {
            mend('phone');
            if (isCountry(value)) setTyped((before) => ({ ...before, country: value }));
          }}
        />
        <TextInput
          label={t('phone')}
          {...field('phone')}
          hint={t('phoneHint')}
          type="tel"
          maxLength={40}
          autoComplete="tel"
        />
      </div>
      <section className="debit-text" aria-labelledby="debit-what">
        <h2 id="debit-what">{t('what')}</h2>
        <p>{text}</p>
      </section>
      <Button type="submit" wide busy={isSending}>
        {t('send')}
      </Button>
    </Form>
  );
}
