import { useTranslations } from 'use-intl';
import type { ProfileKind } from '@vonk/contract/profile';
import { useApp } from '../../api/use-app.ts';
import { writersOf } from '../../api/site/use-fictional-text.ts';
import { useMessageCost } from '../../prices/use-message-cost.ts';
import { Panel } from '../../ui/frame/page.tsx';

/** The three facts about an invented profile, and that writing costs the same (T4). */
export function FictionalPanel({ name, kind }: { name: string; kind: ProfileKind }) {
  const t = useTranslations('members');
  const { settings } = useApp();
  const { inText } = useMessageCost();
  return (
    <Panel>
      <h2>{t('whatFictional')}</h2>
      <p>{t('fictionalFacts', { name, company: settings.company_name, by: writersOf(kind) })}</p>
      <p className="mt-2 text-ink-2">{t('fictionalCost', { price: inText })}</p>
    </Panel>
  );
}
