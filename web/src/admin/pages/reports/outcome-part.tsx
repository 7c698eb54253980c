import { fewestReasonCharacters, maxExplanationCharacters } from '@vonk/contract/admin/words';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioCard } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { MailIcon } from '../../../ui/icons.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { DecisionPane } from '../../parts/queue/decision-pane.tsx';
import type { Letter } from '../../parts/queue/queue-calls.ts';
import { useLetter } from '../../parts/queue/use-letter.tsx';
import { BlockPicker } from '../../parts/texts/block-picker.tsx';
import type { FileCase, FileDecision } from './files.ts';

export interface Draft {
  outcome: FileDecision['outcome'] | undefined;
  explanation: string;
}

const outcomes = ['measure', 'no_measure'] as const;
type OutcomePartProps = {
  site: number;
  /** The case, as soon as it is there. */
  opened: FileCase | undefined;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  error: Error | null;
  mayDecide: boolean;
  readLetter: (decision: FileDecision) => Promise<Letter>;
  onSend: (decision: FileDecision) => void;
  onLater: () => void;
};

/** The decision and its words; the letter is read before it is sent (T60). */
export function OutcomePart(props: OutcomePartProps) {
  const { site, opened, draft, onChange, error, mayDecide, readLetter, onSend, onLater } = props;
  const t = useTranslations('admin-reports');
  const common = useTranslations('admin.queue');
  const field = useRef<HTMLTextAreaElement>(null);
  const letter = useLetter({ readLetter, send: onSend });
  const explanation = draft.explanation.trim();
  const decision =
    draft.outcome !== undefined && explanation.length >= fewestReasonCharacters
      ? { outcome: draft.outcome, explanation }
      : undefined;
  const read = () => decision && mayDecide && letter.read(decision);
  useKeys({ b: read, Enter: read });
  return (
    <DecisionPane
      title={common('decision')}
      error={error}
      buttons={
        <>
          <Button
            icon={<MailIcon />}
            busy={letter.isBusy}
            disabledReason={decision && mayDecide ? undefined : t('incomplete')}
            onClick={read}
          >
            {common('read')} <KeyCap>B</KeyCap>
          </Button>
          <Button variant="secondary" onClick={onLater}>
            {common('later')} <KeyCap>S</KeyCap>
          </Button>
        </>
      }
    >
      <FieldGroup label={t('outcome')}>
        <div className="grid gap-2">
          {outcomes.map((outcome, at) => (
            <RadioCard
              key={outcome}
              name="outcome"
              value={outcome}
              checked={draft.outcome === outcome}
              onChange={() => onChange({ outcome })}
              detail={t(`outcomes.${outcome}.detail`)}
              end={<KeyCap>{String(at + 1)}</KeyCap>}
            >
              {t(`outcomes.${outcome}.title`)}
            </RadioCard>
          ))}
        </div>
      </FieldGroup>
      {opened && (
        <BlockPicker
          kind="reason"
          site={site}
          locale={opened.locale}
          values={{ number: opened.number }}
          field={field}
          most={maxExplanationCharacters}
          onChange={(explanation) => onChange({ explanation })}
        />
      )}
      <Textarea
        ref={field}
        label={t('explanation')}
        hint={t('explanationHint')}
        maxLength={maxExplanationCharacters}
        value={draft.explanation}
        onChange={({ currentTarget: { value } }) => onChange({ explanation: value })}
      />
      {letter.dialog}
    </DecisionPane>
  );
}
