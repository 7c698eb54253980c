import { useQueryClient } from '@tanstack/react-query';
import type { StaffPerson } from '@vonk/contract/admin/people';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { MailIcon } from '../../../ui/icons.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { peopleQuery } from '../../api/queries.ts';
import { NotProved, useWithProof } from '../../frame/proof/proof-provider.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useAct } from '../../parts/use-act.ts';
import { type DraftGrant, draftOf, GrantsField, grantsOf } from './grants-field.tsx';

/** What can be changed of one of the staff: roles, a new way in, and that they leave. */
export function PersonDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const t = useTranslations('admin-people.person');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const withProof = useWithProof();
  const toast = useToast();
  const { act, isBusy } = useAct();
  const [grants, setGrants] = useState(() => draftOf(person.grants));
  const [asking, setAsking] = useState<'link' | 'leave'>();
  const done = (answer: { people: StaffPerson[] }, text: string) => {
    queryClient.setQueryData(peopleQuery(call).queryKey, answer.people);
    toast({ text });
    onClose();
  };
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({}),
    send: async (sent: readonly DraftGrant[]) => {
      try {
        return await withProof(() => call('PUT /api/admin/person', { id: person.id, grants: grantsOf(sent) }));
      } catch (error) {
        if (error instanceof NotProved) return undefined;
        throw error;
      }
    },
    onSent: (answer) => answer && done(answer, t('saved')),
  });
  const acts = {
    link: () => act(async () => done(await call('POST /api/admin/person-link', { id: person.id }), t('linkSent'))),
    leave: () => act(async () => done(await call('DELETE /api/admin/person', { id: person.id }), t('leftDone'))),
  };
  if (!person.may_change)
    return (
      <Dialog open onClose={onClose} title={person.name} closeLabel={common('close')}>
        <p>{t('notYours')}</p>
      </Dialog>
    );
  if (asking)
    return (
      <ConfirmDialog
        open
        onClose={() => setAsking(undefined)}
        title={t(`${asking}Title`, { name: person.name })}
        action={t(`${asking}Do`)}
        isBusy={isBusy}
        onConfirm={acts[asking]}
      >
        <p>{t(`${asking}Text`)}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog open onClose={onClose} title={person.name} closeLabel={common('close')}>
      <Form className="grid gap-4" onSend={(form) => submit(form, grants)}>
        <p className="text-ink-2">{person.email}</p>
        {problem && <Alert kind="error">{problem}</Alert>}
        <GrantsField
          grants={grants}
          error={mistakes['grants']}
          onChange={(changed) => {
            mend('grants');
            setGrants(changed);
          }}
        />
        <Button type="submit" wide busy={isSending}>
          {t('save')}
        </Button>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="compact" icon={<MailIcon />} onClick={() => setAsking('link')}>
            {t('link')}
          </Button>
          <Button variant="quiet" size="compact" onClick={() => setAsking('leave')}>
            {t('leave')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
