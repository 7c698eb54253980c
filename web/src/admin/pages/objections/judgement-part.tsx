import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioCard } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { MailIcon, StaffIcon } from '../../../ui/icons.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { DecisionPane } from '../../parts/queue/decision-pane.tsx';
import type { DecisionOf, ItemOf, Letter } from '../../parts/queue/queue-calls.ts';
import { useLetter } from '../../parts/queue/use-letter.tsx';

type Decision = DecisionOf<'objections'>;
export const outcomes = ['restored', 'upheld'] as const satisfies readonly Decision['outcome'][];

type JudgementPartProps = {
  item: ItemOf<'objections'>;
  error: Error | null;
  mayDecide: boolean;
  outcome: Decision['outcome'] | undefined;
  onOutcome: (outcome: Decision['outcome']) => void;
  readLetter: (decision: Decision) => Promise<Letter>;
  onSend: (decision: Decision) => void;
  onLater: () => void;
};

/** The judgement of a second pair of eyes; its letter is read before it is sent. */
export function JudgementPart(props: JudgementPartProps) {
  const { item, error, mayDecide, outcome, onOutcome, readLetter, onSend, onLater } = props;
  const t = useTranslations('admin-objections');
  const common = useTranslations('admin.queue');
  const letter = useLetter({ readLetter, send: onSend });
  const read = () => outcome && mayDecide && letter.read({ outcome });
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
            disabledReason={outcome && mayDecide ? undefined : item.is_own ? t('own') : t('incomplete')}
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
                onChange={() => onOutcome(one)}
                detail={t(`outcomes.${one}.${item.to}`)}
                end={<KeyCap>{String(at + 1)}</KeyCap>}
              >
                {t(`outcomes.${one}.title`)}
              </RadioCard>
            ))}
          </div>
        </FieldGroup>
      )}
      <p className="pane-note note-line">
        <StaffIcon />
        {item.is_own ? t('ownText') : t('secondEyes', { staff: item.decided_by })}
      </p>
      {letter.dialog}
    </DecisionPane>
  );
}
