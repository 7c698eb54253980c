import type { MemberView } from '@vonk/contract/admin/members';
import { fewestReasonCharacters } from '@vonk/contract/admin/words';
import { isLocale, languageNames } from '@vonk/contract/locales';
import { maxFactsCharacters, type RestrictionKind, restrictionReasons } from '@vonk/contract/restrictions';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../../api/sending/use-send.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { MailIcon } from '../../../../ui/icons.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../../api/context.ts';
import { NotProved, useWithProof } from '../../../frame/proof/proof-provider.tsx';
import { LetterDialog } from '../../../parts/queue/letter-dialog.tsx';
import { BlockPicker } from '../../../parts/texts/block-picker.tsx';
import type { Letter } from '../../../parts/queue/queue-calls.ts';
import type { Measure, One } from '../queries.ts';

/** What is taken from a member, or a warning that takes nothing, but perhaps the name. */
type MeasureKind = RestrictionKind | 'warned' | 'renamed';

type MeasureDialogProps = {
  kind: MeasureKind;
  member: MemberView;
  one: One;
  onClose: () => void;
  onDone: () => void;
};

const lengths = [3, 14, 30] as const;

/** The calls that show the letter of a measure and take it. */
function useMeasureCalls(kind: MeasureKind, one: One) {
  const { call } = useAdmin();
  if (kind === 'hidden' || kind === 'suspended')
    return {
      read: (draft: Draft) => call('POST /api/admin/member-measure-letter', { ...one, ...draft, kind }),
      take: (draft: Draft) => call('POST /api/admin/member-measure', { ...one, ...draft, kind }),
    };
  const warningOf = ({ reason, facts }: Draft) => ({ ...one, reason, facts, renames: kind === 'renamed' });
  return {
    read: (draft: Draft) => call('POST /api/admin/member-warning-letter', warningOf(draft)),
    take: (draft: Draft) => call('POST /api/admin/member-warning', warningOf(draft)),
  };
}

type Draft = Omit<Measure, 'kind'>;

/** How long, which rule, what happened: the letter with it is read before it is sent (T61). */
export function MeasureDialog({ kind, member, one, onClose, onDone }: MeasureDialogProps) {
  const t = useTranslations('admin-members.acts');
  const rules = useTranslations('restrictions.reason');
  const common = useTranslations('admin');
  const calls = useMeasureCalls(kind, one);
  const lasts = kind === 'hidden' || kind === 'suspended';
  const withProof = useWithProof();
  const [draft, setDraft] = useState<Draft>({ reason: 'harassment', facts: '', days: 14 });
  const field = useRef<HTMLTextAreaElement>(null);
  const [letter, setLetter] = useState<Letter>(null);
  const measure = { ...draft, facts: draft.facts.trim() };
  const reading = useSend({
    check: ({ facts }: Draft) => (facts.length < fewestReasonCharacters ? { facts: 'text_required' } : {}),
    send: () => calls.read(measure),
    onSent: (answer) => setLetter(answer.letter),
  });
  const taking = useSend({
    check: () => ({}),
    send: async () => {
      try {
        await withProof(() => calls.take(measure));
        return true;
      } catch (error) {
        if (error instanceof NotProved) return false;
        throw error;
      }
    },
    onSent: (isDone) => isDone && onDone(),
  });
  const change = (part: Partial<Draft>) => {
    for (const name of Object.keys(part)) reading.mend(name);
    setDraft({ ...draft, ...part });
  };
  if (letter)
    return (
      <LetterDialog
        letter={letter}
        onClose={() => setLetter(null)}
        onSend={() => {
          setLetter(null);
          taking.submit(null, undefined);
        }}
      />
    );
  const problem = taking.problem ?? reading.problem;
  return (
    <Dialog open onClose={onClose} title={t(`${kind}Title`, { name: member.name })} closeLabel={common('close')}>
      <Form className="grid gap-4" onSend={(form) => reading.submit(form, measure)}>
        {problem && <Alert kind="error">{problem}</Alert>}
        {lasts && (
          <Segmented
            label={t('howLong')}
            options={[
              ...lengths.map((days) => ({ value: String(days), label: t('days', { count: days }) })),
              { value: '', label: t('open') },
            ]}
            value={draft.days === null ? '' : String(draft.days)}
            onChange={({ currentTarget: { value } }) => change({ days: value === '' ? null : Number(value) })}
          />
        )}
        <Select
          label={t('rule')}
          options={restrictionReasons.map((reason) => ({ value: reason, label: rules(reason) }))}
          value={draft.reason}
          onChange={({ currentTarget: { selectedIndex } }) =>
            change({ reason: restrictionReasons[selectedIndex] ?? draft.reason })
          }
        />
        <BlockPicker
          kind="letter"
          site={one.site}
          locale={member.locale}
          values={{ name: member.name }}
          field={field}
          most={maxFactsCharacters}
          onChange={(facts) => change({ facts })}
        />
        <Textarea
          ref={field}
          label={t('facts', { name: member.name })}
          hint={t('factsHint', {
            language: isLocale(member.locale) ? languageNames[member.locale] : member.locale,
          })}
          error={reading.mistakes['facts']}
          maxLength={maxFactsCharacters}
          data-autofocus
          value={draft.facts}
          onChange={({ currentTarget: { value } }) => change({ facts: value })}
        />
        <Effects kind={kind} lasts={lasts} />
        <Button type="submit" icon={<MailIcon />} wide busy={reading.isSending || taking.isSending}>
          {t('read')}
        </Button>
      </Form>
    </Dialog>
  );
}

/** What follows from it, before it is done. */
function Effects({ kind, lasts }: { kind: MeasureKind; lasts: boolean }) {
  const t = useTranslations('admin-members.acts.effects');
  return (
    <ul className="measure-effects">
      <li>{t(kind)}</li>
      {lasts && <li>{t('credits')}</li>}
      <li>{t(lasts ? 'objection' : 'answer')}</li>
    </ul>
  );
}
