import { useQueryClient } from '@tanstack/react-query';
import { maxObjectionCharacters, objectionMistake } from '@vonk/contract/objections';
import type { Restriction } from '@vonk/contract/restrictions';
import { countGraphemes } from '@vonk/contract/text';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useSend } from '../../api/sending/use-send.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { restrictionQuery } from './queries.ts';

/** The objection: free, once, judged by somebody else; or what became of it (T62). */
export function Objection({ restriction }: { restriction: Restriction }) {
  const { objection, explanation, object_until: until } = restriction;
  const t = useTranslations('restrictions');
  const format = useFormatter();
  const { settings } = useApp();
  if (objection !== null)
    return (
      <div role="status">
        <Alert kind="info">{t(objection)}</Alert>
        {explanation !== null && <p className="mt-3 break-words">{t('because', { explanation })}</p>}
      </div>
    );
  return (
    <>
      <p>
        {t('object', { day: format.dateTime(new Date(until), { dateStyle: 'long', timeZone: settings.time_zone }) })}
      </p>
      <ObjectionForm />
    </>
  );
}

function ObjectionForm() {
  const t = useTranslations('restrictions');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: (typed: string) => (objectionMistake(typed.trim()) === 'text_required' ? { text: 'text_required' } : {}),
    send: (typed: string) => call('POST /api/restriction-objection.php', { text: typed }),
    onSent: (answer) => queryClient.setQueryData(restrictionQuery(call).queryKey, answer),
  });
  const used = countGraphemes(text);
  const label = t('counter', { used, most: maxObjectionCharacters });
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, text)}>
      {problem && <Alert kind="error">{problem}</Alert>}
      <Textarea
        label={t('text')}
        error={mistakes['text']}
        value={text}
        counter={{ used, most: maxObjectionCharacters, text: label, nearLabel: label, fullLabel: label }}
        onChange={({ target }) => {
          mend('text');
          setText(target.value);
        }}
      />
      <Button type="submit" wide busy={isSending}>
        {t('send')}
      </Button>
    </Form>
  );
}
