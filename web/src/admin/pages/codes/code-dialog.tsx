import { maxReasonCharacters } from '@vonk/contract/admin/words';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { saveFile } from '../../../device/files/save-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../api/context.ts';
import { NotProved, useWithProof } from '../../frame/proof/proof-provider.tsx';
import { type CodeDraft, codeInput, codeMistakes } from './code-draft.ts';
import { CodeFields } from './code-fields.tsx';
import type { Codes } from './queries.ts';

type CodeDialogProps = { site: number; about: Codes; onClose: () => void; onMade: (count: number) => void };

/** Asks what a code gives and of whom; many go into a file at once, as they are told this once. */
export function CodeDialog({ site, about, onClose, onMade }: CodeDialogProps) {
  const t = useTranslations('admin-codes');
  const acts = useTranslations('admin-members.acts');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const withProof = useWithProof();
  const [draft, setDraft] = useState<CodeDraft>({
    kind: 'one',
    code: '',
    prefix: '',
    count: '',
    percentage: '',
    currency: about.currencies[0] ?? 'EUR',
    minimum: '',
    maximum: '',
    countries: [],
    first: false,
    perMember: '1',
    most: '',
    until: '',
    reason: '',
  });
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: codeMistakes,
    send: async (values: CodeDraft) => {
      try {
        return await withProof(() => call('POST /api/admin/codes', codeInput(site, values)));
      } catch (error) {
        if (error instanceof NotProved) return undefined;
        throw error;
      }
    },
    onSent: (answer) => {
      if (!answer) return;
      const { codes } = answer;
      if (codes.length > 1)
        saveFile({ name: 'codes.csv', type: 'text/csv;charset=utf-8', content: ['code', ...codes, ''].join('\r\n') });
      onMade(codes.length);
    },
  });
  const change = (part: Partial<CodeDraft>) => {
    for (const name of Object.keys(part)) mend(name);
    setDraft({ ...draft, ...part });
  };
  return (
    <Dialog open onClose={onClose} title={t('new')} closeLabel={common('close')} shape="wide">
      <Form className="grid gap-4" onSend={(form) => submit(form, draft)}>
        {problem && <Alert kind="error">{problem}</Alert>}
        <Segmented
          label={t('fields.kind')}
          options={[
            { value: 'one', label: t('one') },
            { value: 'many', label: t('many') },
          ]}
          value={draft.kind}
          onChange={({ currentTarget: { value } }) => change({ kind: value === 'many' ? 'many' : 'one' })}
        />
        <CodeFields {...{ draft, mistakes, about }} onChange={change} />
        <Textarea
          label={acts('reason')}
          hint={acts('reasonHint')}
          error={mistakes['reason']}
          maxLength={maxReasonCharacters}
          value={draft.reason}
          onChange={({ currentTarget: { value } }) => change({ reason: value })}
        />
        <Button type="submit" wide busy={isSending}>
          {t('make')}
        </Button>
      </Form>
    </Dialog>
  );
}
