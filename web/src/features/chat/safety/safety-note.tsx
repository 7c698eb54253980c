import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import type { Hint } from './hints.ts';
import { useSafety } from './safety.tsx';

/**
 * A plain note under the message that caused it, made on this device; with ways out when somebody else wrote it (T119).
 */
export function SafetyNote({ hint, seq, isOwn }: { hint: Hint; seq: number; isOwn: boolean }) {
  const t = useTranslations('chat');
  const { report, block } = useSafety();
  return (
    <div role="note" className="safety-note">
      <p>{t(hint === 'money' ? (isOwn ? 'hintMoneyOwn' : 'hintMoney') : isOwn ? 'hintContactOwn' : 'hintContact')}</p>
      {!isOwn && (
        <p className="bubble-actions">
          <TextButton onClick={() => report(seq)}>{t('report')}</TextButton>
          <TextButton onClick={block}>{t('blockPerson')}</TextButton>
        </p>
      )}
    </div>
  );
}
