import { type VerificationReason, verificationReasons } from '@vonk/contract/verification';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { DoneIcon, MailIcon, RemoveIcon } from '../../../ui/icons.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { DecisionPane } from '../../parts/queue/decision-pane.tsx';
import type { CaseOf, DecisionOf, Letter } from '../../parts/queue/queue-calls.ts';
import { useLetter } from '../../parts/queue/use-letter.tsx';

type DecisionPartProps = {
  opened: CaseOf<'verifications'> | undefined;
  error: Error | null;
  mayDecide: boolean;
  /** Not without a main photo: there is nothing that it could show. */
  mayGive: boolean;
  reason: VerificationReason | null;
  onReason: (reason: VerificationReason) => void;
  onGive: () => void;
  readLetter: (decision: DecisionOf<'verifications'>) => Promise<Letter>;
  onRefuse: (decision: DecisionOf<'verifications'>) => void;
  onLater: () => void;
};

const looks = ['face', 'asked', 'fresh'] as const;

/** What to look at, and the decision; the reason stands on the member's page, the mail says the outcome alone (T92). */
export function DecisionPart(props: DecisionPartProps) {
  const { opened, error, mayDecide, mayGive, reason, onReason, onGive, readLetter, onRefuse, onLater } = props;
  const t = useTranslations('admin-verifications');
  const common = useTranslations('admin.queue');
  const owner = useTranslations('verification.reasons');
  const letter = useLetter({ readLetter, send: onRefuse });
  const refuse = () => reason && onRefuse({ reason });
  const read = () => reason && mayDecide && letter.read({ reason });
  useKeys({ Enter: refuse, b: read });
  return (
    <DecisionPane
      title={common('decision')}
      error={error}
      buttons={
        <>
          {reason ? (
            <Button variant="danger" aria-disabled={!mayDecide || undefined} onClick={refuse}>
              {t('refuse')} <KeyCap>Enter</KeyCap>
            </Button>
          ) : (
            <Button icon={<DoneIcon />} aria-disabled={!mayGive || undefined} onClick={onGive}>
              {t('give')} <KeyCap>G</KeyCap>
            </Button>
          )}
          <Button variant="secondary" onClick={onLater}>
            {common('later')} <KeyCap>S</KeyCap>
          </Button>
        </>
      }
    >
      <ul className="findings">
        {looks.map((look) => (
          <li key={look}>
            <DoneIcon />
            {t(`looks.${look}`)}
          </li>
        ))}
      </ul>
      <fieldset className="reasons">
        <legend className="field-label">{t('refuseWith')}</legend>
        {verificationReasons.map((one, at) => (
          <Chip key={one} on={one === reason} onClick={() => onReason(one)}>
            <span>{t(`reasons.${one}`)}</span>
            <KeyCap>{String(at + 1)}</KeyCap>
          </Chip>
        ))}
      </fieldset>
      <p className="pane-note">
        {reason ? t('ownerReads', { words: owner(reason) }) : opened?.main_url === null ? t('noMainHint') : t('hint')}
      </p>
      {reason && (
        <Button variant="quiet" icon={<MailIcon />} busy={letter.isBusy} onClick={read}>
          {common('read')} <KeyCap>B</KeyCap>
        </Button>
      )}
      <p className="pane-note note-line">
        <RemoveIcon />
        {t('erased')}
      </p>
      {letter.dialog}
    </DecisionPane>
  );
}
