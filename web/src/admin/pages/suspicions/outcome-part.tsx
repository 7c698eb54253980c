import { fewestReasonCharacters } from '@vonk/contract/admin/words';
import { watchDays } from '@vonk/contract/admin/queues/suspicions';
import { isLocale, languageNames } from '@vonk/contract/locales';
import { maxFactsCharacters, type RestrictionReason, restrictionReasons } from '@vonk/contract/restrictions';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioCard } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { MailIcon } from '../../../ui/icons.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { DecisionPane } from '../../parts/queue/decision-pane.tsx';
import type { CaseOf, DecisionOf, Letter } from '../../parts/queue/queue-calls.ts';
import { useLetter } from '../../parts/queue/use-letter.tsx';
import { BlockPicker } from '../../parts/texts/block-picker.tsx';

type Decision = DecisionOf<'suspicions'>;
const outcomes = ['fine', 'watched', 'suspended'] as const;

export interface Draft {
  outcome: Decision['outcome'] | undefined;
  reason: RestrictionReason;
  facts: string;
}

/** What was chosen, once it is whole. */
function decisionOf({ outcome, reason, facts }: Draft): Decision | undefined {
  if (outcome !== 'suspended') return outcome && { outcome };
  const written = facts.trim();
  return written.length < fewestReasonCharacters ? undefined : { outcome, reason, facts: written };
}

type OutcomePartProps = {
  site: number;
  opened: CaseOf<'suspicions'> | undefined;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  error: Error | null;
  mayDecide: boolean;
  readLetter: (decision: Decision) => Promise<Letter>;
  onDecide: (decision: Decision) => void;
  onLater: () => void;
};

/** The decision; who is to lose their account has the letter read before it is sent (T61). */
export function OutcomePart(props: OutcomePartProps) {
  const { site, opened, draft, onChange, error, mayDecide, readLetter, onDecide, onLater } = props;
  const t = useTranslations('admin-suspicions');
  const common = useTranslations('admin.queue');
  const rules = useTranslations('restrictions.reason');
  const field = useRef<HTMLTextAreaElement>(null);
  const letter = useLetter({ readLetter, send: onDecide });
  const decision = decisionOf(draft);
  const isClosing = draft.outcome === 'suspended';
  const go = () => decision && mayDecide && (isClosing ? letter.read(decision) : onDecide(decision));
  useKeys({
    Enter: go,
    b: () => isClosing && go(),
    ...Object.fromEntries(
      outcomes.map((outcome, at) => [String(at + 1), () => error === null && onChange({ outcome })]),
    ),
  });
  const locale = opened?.locale ?? '';
  return (
    <DecisionPane
      title={common('decision')}
      error={error}
      buttons={
        <>
          <Button
            icon={isClosing ? <MailIcon /> : undefined}
            busy={letter.isBusy}
            disabledReason={decision && mayDecide ? undefined : t('incomplete')}
            onClick={go}
          >
            {isClosing ? common('read') : t('decide')} <KeyCap>Enter</KeyCap>
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
              detail={t(`outcomes.${outcome}.detail`, { days: String(watchDays) })}
              end={<KeyCap>{String(at + 1)}</KeyCap>}
            >
              {t(`outcomes.${outcome}.title`)}
            </RadioCard>
          ))}
        </div>
      </FieldGroup>
      {isClosing && (
        <>
          <Select
            label={t('rule')}
            options={restrictionReasons.map((reason) => ({ value: reason, label: rules(reason) }))}
            value={draft.reason}
            onChange={({ currentTarget: { selectedIndex } }) =>
              onChange({ reason: restrictionReasons[selectedIndex] ?? draft.reason })
            }
          />
          {opened && (
            <BlockPicker
              kind="letter"
              site={site}
              locale={opened.locale}
              values={{ name: opened.person.name }}
              field={field}
              most={maxFactsCharacters}
              onChange={(facts) => onChange({ facts })}
            />
          )}
          <Textarea
            ref={field}
            label={t('facts', { name: opened?.person.name ?? '' })}
            hint={t('factsHint', { language: isLocale(locale) ? languageNames[locale] : locale })}
            maxLength={maxFactsCharacters}
            value={draft.facts}
            onChange={({ currentTarget: { value } }) => onChange({ facts: value })}
          />
        </>
      )}
      <p className="pane-note">{t('never')}</p>
      {letter.dialog}
    </DecisionPane>
  );
}
