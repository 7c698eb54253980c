import { fewestReasonCharacters, maxExplanationCharacters } from '@vonk/contract/admin/words';
import { languageNames } from '@vonk/contract/locales';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioCard } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { MailIcon, StaffIcon } from '../../../ui/icons.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { DecisionPane } from '../../parts/queue/decision-pane.tsx';
import type { CaseOf, DecisionOf, ItemOf, Letter } from '../../parts/queue/queue-calls.ts';
import { useLetter } from '../../parts/queue/use-letter.tsx';
import { BlockPicker } from '../../parts/texts/block-picker.tsx';

type Decision = DecisionOf<'objections'>;
export const outcomes = ['restored', 'upheld'] as const satisfies readonly Decision['outcome'][];

export interface Draft {
  outcome: Decision['outcome'] | undefined;
  explanation: string;
}

type JudgementPartProps = {
  site: number;
  item: ItemOf<'objections'>;
  /** The case, as soon as it is there. */
  opened: CaseOf<'objections'> | undefined;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  error: Error | null;
  mayDecide: boolean;
  readLetter: (decision: Decision) => Promise<Letter>;
  onSend: (decision: Decision) => void;
  onLater: () => void;
};

function decisionOf({ outcome, explanation }: Draft): Decision | undefined {
  if (outcome !== 'upheld') return outcome && { outcome };
  const words = explanation.trim();
  return words.length < fewestReasonCharacters ? undefined : { outcome, explanation: words };
}

/** The judgement of a second pair of eyes, and why where it stays; its letter is read before it is sent (T62). */
export function JudgementPart(props: JudgementPartProps) {
  const { site, item, opened, draft, onChange, error, mayDecide, readLetter, onSend, onLater } = props;
  const t = useTranslations('admin-objections');
  const common = useTranslations('admin.queue');
  const field = useRef<HTMLTextAreaElement>(null);
  const letter = useLetter({ readLetter, send: onSend });
  const { outcome, explanation } = draft;
  const decision = decisionOf(draft);
  const lacking = item.is_own ? 'own' : outcome ? 'unexplained' : 'incomplete';
  const read = () => decision && mayDecide && letter.read(decision);
  useKeys({ b: read, Enter: read });
  return (
    <DecisionPane
      title={t('judgement')}
      error={error}
      buttons={
        <>
          <Button
            icon={<MailIcon />}
            busy={letter.isBusy}
            disabledReason={decision && mayDecide ? undefined : t(lacking)}
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
      {!item.is_own && (
        <FieldGroup label={t('outcome')}>
          <div className="grid gap-2">
            {outcomes.map((one, at) => (
              <RadioCard
                key={one}
                name="outcome"
                value={one}
                checked={outcome === one}
                onChange={() => onChange({ outcome: one })}
                detail={t(`outcomes.${one}.${item.to}`)}
                end={<KeyCap>{String(at + 1)}</KeyCap>}
              >
                {t(`outcomes.${one}.title`)}
              </RadioCard>
            ))}
          </div>
        </FieldGroup>
      )}
      {outcome === 'upheld' && opened && (
        <>
          <BlockPicker
            kind="reason"
            site={site}
            locale={opened.locale}
            values={{}}
            field={field}
            most={maxExplanationCharacters}
            onChange={(words) => onChange({ explanation: words })}
          />
          <Textarea
            ref={field}
            label={t('explanation')}
            hint={t('explanationHint', { language: languageNames[opened.locale] })}
            maxLength={maxExplanationCharacters}
            value={explanation}
            onChange={({ currentTarget: { value } }) => onChange({ explanation: value })}
          />
        </>
      )}
      <p className="pane-note note-line">
        <StaffIcon />
        {item.is_own ? t('ownText') : t('secondEyes', { staff: item.decided_by })}
      </p>
      {letter.dialog}
    </DecisionPane>
  );
}
