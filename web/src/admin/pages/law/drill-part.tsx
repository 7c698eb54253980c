import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { maxDrillFindings } from '@vonk/contract/admin/house/drills';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newKey } from 'uuid';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { Loaded, Pane } from '../../parts/layout/pane.tsx';
import { Status } from '../../parts/status.tsx';
import { drillsQuery } from './queries.ts';
import { useDayText } from '../../../texts/use-day-text.ts';

/** When a breach was last practised, and that it is time again (T91). */
export function DrillPart() {
  const t = useTranslations('admin-drills');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const dayText = useDayText({ dateStyle: 'medium' });
  const query = useInfiniteQuery(drillsQuery(call));
  const drills = query.data?.pages.flatMap((page) => page.drills) ?? [];
  const [isNoting, setNoting] = useState(false);
  return (
    <Pane title={t('title')}>
      <p className="pane-note drill-intro">{t('intro')}</p>
      <Loaded query={query}>
        {({ pages: [first] }) =>
          first && (
            <>
              <div className="drill-state">
                {first.is_overdue ? (
                  <Status kind="risk">
                    {first.due_on === null ? t('never') : t('late', { day: dayText(first.due_on) })}
                  </Status>
                ) : (
                  <Status kind="ok">{t('next', { day: first.due_on === null ? '' : dayText(first.due_on) })}</Status>
                )}
                <Button variant="secondary" size="compact" onClick={() => setNoting(true)}>
                  {t('new')}
                </Button>
              </div>
              {drills.length > 0 && (
                <ul className="line-list">
                  {drills.map(({ id, held_on: on, findings, noted_by: name }) => (
                    <li key={id}>
                      <div className="line-text">
                        <b>{t('held', { day: dayText(on), name })}</b>
                        <span className="request-text">{findings}</span>
                      </div>
                    </li>
                  ))}
                </ul>
              )}
              <MoreOfList query={query} />
              {isNoting && (
                <DrillDialog
                  today={first.today}
                  onClose={() => setNoting(false)}
                  onNoted={() => {
                    setNoting(false);
                    toast({ text: t('noted') });
                    void queryClient.invalidateQueries({ queryKey: drillsQuery(call).queryKey });
                  }}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Pane>
  );
}

type DrillDialogProps = { today: string; onClose: () => void; onNoted: () => void };

function DrillDialog({ today, onClose, onNoted }: DrillDialogProps) {
  const t = useTranslations('admin-drills');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const [id] = useState(() => newKey());
  const [heldOn, setHeldOn] = useState(today);
  const [findings, setFindings] = useState('');
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: () => ({
      ...(heldOn === '' && { held_on: 'text_required' as const }),
      ...(findings.trim() === '' && { findings: 'text_required' as const }),
    }),
    send: () => call('POST /api/admin/drill', { id, held_on: heldOn, findings: findings.trim() }),
    onSent: onNoted,
  });
  return (
    <Dialog open onClose={onClose} title={t('new')} closeLabel={common('close')}>
      <Form className="grid gap-4" onSend={(form) => submit(form, undefined)}>
        {problem && <Alert kind="error">{problem}</Alert>}
        <TextInput
          label={t('day')}
          type="date"
          max={today}
          error={mistakes['held_on']}
          value={heldOn}
          onChange={({ currentTarget: { value } }) => {
            mend('held_on');
            setHeldOn(value);
          }}
        />
        <Textarea
          label={t('findings')}
          hint={t('findingsHint')}
          error={mistakes['findings']}
          maxLength={maxDrillFindings}
          data-autofocus
          value={findings}
          onChange={({ currentTarget: { value } }) => {
            mend('findings');
            setFindings(value);
          }}
        />
        <Button type="submit" wide busy={isSending}>
          {t('note')}
        </Button>
      </Form>
    </Dialog>
  );
}
