import { type PhotoReason, photoReasons } from '@vonk/contract/photos';
import { useFormatter, useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { DoneIcon, InfoIcon, UndoIcon } from '../../../ui/icons.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import type { PhotoCase, PhotoItem } from './queries.ts';

type DecisionPartProps = {
  item: PhotoItem;
  opened: PhotoCase | undefined;
  error: Error | null;
  mayDecide: boolean;
  reason: PhotoReason | null;
  isForGood: boolean;
  onForGood: (on: boolean) => void;
  onReason: (reason: PhotoReason) => void;
  onApprove: () => void;
  onRefuse: () => void;
  onLater: () => void;
};

/** Whom it is about, what the automatic check says, and the decision. */
export function DecisionPart(props: DecisionPartProps) {
  const { item, opened, error, mayDecide, reason, isForGood, onForGood, onReason, onApprove, onRefuse, onLater } =
    props;
  const t = useTranslations('admin-photos');
  const common = useTranslations('admin');
  const owner = useTranslations('photos.reason');
  const format = useFormatter();
  return (
    <section className="queue-decision" aria-label={t('decision')}>
      <div>
        <h2>{t('who', { name: item.name, age: String(item.age) })}</h2>
        {opened && (
          <p className="pane-intro">
            {t('since', { date: format.dateTime(new Date(opened.person.since), { dateStyle: 'medium' }) })}
          </p>
        )}
      </div>
      {error && (
        <Alert kind="error">
          <p>{(error instanceof CallError && error.message) || common('failed.internal')}</p>
        </Alert>
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
      <div className="queue-foot">
        <div className="queue-buttons">
          {reason ? (
            <Button variant="danger" aria-disabled={!mayDecide || undefined} onClick={onRefuse}>
              {t('refuse')} <KeyCap>Enter</KeyCap>
            </Button>
          ) : (
            <Button icon={<DoneIcon />} aria-disabled={!mayDecide || undefined} onClick={onApprove}>
              {t('approve')} <KeyCap>G</KeyCap>
            </Button>
          )}
          <Button variant="secondary" onClick={onLater}>
            {t('later')} <KeyCap>S</KeyCap>
          </Button>
        </div>
        <p className="queue-keys">
          <UndoIcon />
          <KeyCap>U</KeyCap> {t('undo')}
          <span>
            <KeyCap>?</KeyCap> {common('keys.title')}
          </span>
        </p>
      </div>
    </section>
  );
}

/** What the automatic check found; it never decides. */
function Findings({ item: { suspicion, is_like_removed } }: { item: PhotoItem }) {
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
