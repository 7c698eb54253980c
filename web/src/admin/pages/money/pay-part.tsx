import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/words';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioCard } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { MailIcon, StaffIcon } from '../../../ui/icons.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { DecisionPane } from '../../parts/queue/decision-pane.tsx';
import type { DecisionOf, ItemOf, Letter } from '../../parts/queue/queue-calls.ts';
import { useLetter } from '../../parts/queue/use-letter.tsx';

type Decision = DecisionOf<'refunds'>;

export interface RefundDraft {
  outcome: Decision['outcome'] | undefined;
  reason: string;
}

/** What may become of each kind, in the order of the keys. */
export const outcomesOf = {
  second: ['confirmed', 'refused'],
  due: ['paid', 'dropped'],
} as const satisfies Readonly<Record<ItemOf<'refunds'>['kind'], readonly Decision['outcome'][]>>;

type PayPartProps = {
  item: ItemOf<'refunds'>;
  draft: RefundDraft;
  onChange: (part: Partial<RefundDraft>) => void;
  error: Error | null;
  mayDecide: boolean;
  readLetter: (decision: Decision) => Promise<Letter>;
  onSend: (decision: Decision) => void;
  onLater: () => void;
};

/** The decision; for money the first Enter opens what will be told, and only from there it is sent. */
export function PayPart({ item, draft, onChange, error, mayDecide, readLetter, onSend, onLater }: PayPartProps) {
  const t = useTranslations('admin-money');
  const common = useTranslations('admin.queue');
  const letter = useLetter({ readLetter, send: onSend });
  const decision = decisionOf(draft);
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
            disabledReason={decision && mayDecide ? undefined : item.is_own ? t('refunds.own') : t('incomplete')}
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
        <>
          <FieldGroup label={t('outcome')}>
            <div className="grid gap-2">
              {outcomesOf[item.kind].map((outcome, at) => (
                <RadioCard
                  key={outcome}
                  name="outcome"
                  value={outcome}
                  checked={draft.outcome === outcome}
                  onChange={() => onChange({ outcome })}
                  detail={t(`refunds.outcomes.${outcome}.detail`)}
                  end={<KeyCap>{String(at + 1)}</KeyCap>}
                >
                  {t(`refunds.outcomes.${outcome}.title`)}
                </RadioCard>
              ))}
            </div>
          </FieldGroup>
          {draft.outcome !== undefined && draft.outcome !== 'confirmed' && (
            <Textarea
              label={draft.outcome === 'paid' ? t('refunds.reference') : t('reason')}
              maxLength={maxReasonCharacters}
              value={draft.reason}
              onChange={({ currentTarget: { value } }) => onChange({ reason: value })}
            />
          )}
        </>
      )}
      {item.kind === 'second' && (
        <p className="pane-note note-line">
          <StaffIcon />
          {t('refunds.second')}
        </p>
      )}
      {letter.dialog}
    </DecisionPane>
  );
}

/** Undefined while a part is missing. */
function decisionOf({ outcome, reason: written }: RefundDraft): Decision | undefined {
  if (outcome === undefined) return undefined;
  if (outcome === 'confirmed') return { outcome };
  const reason = written.trim();
  return reason.length < fewestReasonCharacters ? undefined : { outcome, reason };
}
