import { type PhotoReason, photoReasons } from '@vonk/contract/photos';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { DoneIcon, InfoIcon, MailIcon } from '../../../ui/icons.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { DecisionPane } from '../../parts/queue/decision-pane.tsx';
import type { CaseOf, DecisionOf, ItemOf, Letter } from '../../parts/queue/queue-calls.ts';
import { useLetter } from '../../parts/queue/use-letter.tsx';

type DecisionPartProps = {
  item: ItemOf<'photos'>;
  opened: CaseOf<'photos'> | undefined;
  error: Error | null;
  mayDecide: boolean;
  reason: PhotoReason | null;
  isForGood: boolean;
  onForGood: (on: boolean) => void;
  onReason: (reason: PhotoReason) => void;
  onApprove: () => void;
  readLetter: (decision: DecisionOf<'photos'>) => Promise<Letter>;
  onRefuse: (decision: DecisionOf<'photos'>) => void;
  onLater: () => void;
};

/** Whom it is about, what the automatic check says, and the decision. */
export function DecisionPart(props: DecisionPartProps) {
  const { item, opened, error, mayDecide, reason, isForGood, onForGood, onReason, onApprove, onLater } = props;
  const t = useTranslations('admin-photos');
  const common = useTranslations('admin.queue');
  const owner = useTranslations('photos.reason');
  const format = useFormatter();
  const letter = useLetter({ readLetter: props.readLetter, send: props.onRefuse });
  const decision = { reason, for_good: isForGood };
  const refuse = () => reason && props.onRefuse(decision);
  const read = () => reason && mayDecide && letter.read(decision);
  useKeys({ Enter: refuse, b: read });
  return (
    <DecisionPane
      title={t('who', { name: item.name, age: String(item.age) })}
      error={error}
      buttons={
        <>
          {reason ? (
            <Button variant="danger" aria-disabled={!mayDecide || undefined} onClick={refuse}>
              {t('refuse')} <KeyCap>Enter</KeyCap>
            </Button>
          ) : (
            <Button icon={<DoneIcon />} aria-disabled={!mayDecide || undefined} onClick={onApprove}>
              {t('approve')} <KeyCap>G</KeyCap>
            </Button>
          )}
          <Button variant="secondary" onClick={onLater}>
            {common('later')} <KeyCap>S</KeyCap>
          </Button>
        </>
      }
    >
      {opened && (
        <p className="pane-intro">
          {t('since', { date: format.dateTime(new Date(opened.person.since), { dateStyle: 'medium' }) })}
        </p>
      )}
      <Findings item={item} />
      <fieldset className="reasons">
        <legend className="field-label">{t('refuseWith')}</legend>
        {photoReasons.map((one, at) => (
          <Chip key={one} on={one === reason} onClick={() => onReason(one)}>
            <span>{t(`reasons.${one}`)}</span>
            <KeyCap>{String(at + 1)}</KeyCap>
          </Chip>
        ))}
      </fieldset>
      {reason && (
        <Checkbox checked={isForGood} onChange={({ currentTarget: { checked } }) => onForGood(checked)}>
          {t('forGood')}
        </Checkbox>
      )}
      <p className="pane-note">{reason ? t('ownerReads', { words: owner(reason) }) : t('hint')}</p>
      {reason && (
        <Button variant="quiet" icon={<MailIcon />} busy={letter.isBusy} onClick={read}>
          {common('read')} <KeyCap>B</KeyCap>
        </Button>
      )}
      {letter.dialog}
    </DecisionPane>
  );
}

/** What the automatic check found; it never decides. */
function Findings({ item: { suspicion, is_like_removed } }: { item: ItemOf<'photos'> }) {
  const t = useTranslations('admin-photos');
  const format = useFormatter();
  return (
    <ul className="findings">
      {is_like_removed && (
        <li>
          <InfoIcon />
          {t('likeRemoved')}
        </li>
      )}
      <li>
        {suspicion !== null && suspicion < 0.5 ? <DoneIcon className="lucide text-ok-text" /> : <InfoIcon />}
        {suspicion === null
          ? t('unchecked')
          : t('suspicion', { share: format.number(suspicion, { style: 'percent', maximumFractionDigits: 0 }) })}
      </li>
    </ul>
  );
}
