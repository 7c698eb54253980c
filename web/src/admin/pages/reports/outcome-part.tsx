import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { RadioCard } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { MailIcon } from '../../../ui/icons.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { useAct } from '../../parts/use-act.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import type { FileDecision, Letter } from './queries.ts';

export interface Draft {
  outcome: FileDecision['outcome'] | undefined;
  explanation: string;
}

const outcomes = ['measure', 'no_measure'] as const;
/** As the contract has it: less says nothing to who reads it. */
const fewestCharacters = 3;

type OutcomePartProps = {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  error: Error | null;
  mayDecide: boolean;
  /** The letter as it will be mailed; null: nobody is mailed. */
  readLetter: (decision: FileDecision) => Promise<Letter>;
  onSend: (decision: FileDecision) => void;
  onLater: () => void;
};

/** The decision and its words; the letter is read before it is sent (T60). */
export function OutcomePart({ draft, onChange, error, mayDecide, readLetter, onSend, onLater }: OutcomePartProps) {
  const t = useTranslations('admin-reports');
  const common = useTranslations('admin');
  const { act, isBusy } = useAct();
  const [letter, setLetter] = useState<{ shown: Letter }>();
  const explanation = draft.explanation.trim();
  const decision =
    draft.outcome !== undefined && explanation.length >= fewestCharacters
      ? { outcome: draft.outcome, explanation }
      : undefined;
  const read = () => {
    if (!decision || !mayDecide || isBusy) return;
    act(async () => setLetter({ shown: await readLetter(decision) }));
  };
  useKeys({ b: read, Enter: read });
  return (
    <section className="queue-decision" aria-label={t('decision')}>
      <h2>{t('decision')}</h2>
      {error && (
        <Alert kind="error">
          <p>{(error instanceof CallError && error.message) || common('failed.internal')}</p>
        </Alert>
      )}
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
      <Textarea
        label={t('explanation')}
        hint={t('explanationHint')}
        maxLength={2000}
        value={draft.explanation}
        onChange={({ currentTarget: { value } }) => onChange({ explanation: value })}
      />
      <div className="queue-foot">
        <div className="queue-buttons">
          <Button
            icon={<MailIcon />}
            busy={isBusy}
            disabledReason={decision && mayDecide ? undefined : t('incomplete')}
            onClick={read}
          >
            {t('read')} <KeyCap>B</KeyCap>
          </Button>
          <Button variant="secondary" onClick={onLater}>
            {t('later')} <KeyCap>S</KeyCap>
          </Button>
        </div>
      </div>
      {letter && decision && (
        <LetterDialog
          letter={letter.shown}
          onClose={() => setLetter(undefined)}
          onSend={() => {
            setLetter(undefined);
            onSend(decision);
          }}
        />
      )}
    </section>
  );
}
