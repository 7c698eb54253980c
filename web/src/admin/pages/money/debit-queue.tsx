import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/words';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { UndoIcon } from '../../../ui/icons.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { CasePending } from '../../parts/queue/case-pending.tsx';
import { DecisionPane } from '../../parts/queue/decision-pane.tsx';
import type { CaseOf, ItemOf } from '../../parts/queue/queue-calls.ts';
import { QueueList } from '../../parts/queue/queue-list.tsx';
import type { WorkProps } from '../../parts/queue/queue-page.tsx';
import { useWork } from '../../parts/queue/working/use-work.ts';
import { Facts } from './facts.tsx';
import { useMoney } from '../../parts/use-money.ts';

/** List, what came back, and lifting what it blocks. A reason stays while one looks at another. */
export function DebitQueue({ overdue, intro, endOf, ...read }: WorkProps<'debits'>) {
  const t = useTranslations('admin-money');
  const common = useTranslations('admin.queue');
  const money = useMoney();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const work = useWork('debits', read);
  const { current, opened } = work;
  const written = (current && reasons[current.id]) ?? '';
  const reason = written.trim();
  const mayLift = work.mayDecide && reason.length >= fewestReasonCharacters;
  const lift = () => mayLift && work.decide({ reason }, t('debits.lifted'));
  useKeys({ Enter: lift });
  if (!current) return endOf(work.isReadingOn);
  return (
    <div className="queue">
      <QueueList
        title={t('debits.title')}
        intro={intro}
        overdue={overdue}
        items={work.shown}
        current={current}
        onChoose={work.choose}
        nameOf={(item) => t('debits.item', { amount: money(item), name: item.name || t('left') })}
        noteOf={({ return_reason: why }) => t(`debits.why.${why ?? 'unknown'}`)}
      />
      <DebitPart item={current} opened={opened} error={work.error} />
      <DecisionPane
        key={current.id}
        title={common('decision')}
        error={work.error}
        buttons={
          <>
            <Button icon={<UndoIcon />} disabledReason={mayLift ? undefined : t('debits.incomplete')} onClick={lift}>
              {t('debits.lift')} <KeyCap>Enter</KeyCap>
            </Button>
            <Button variant="secondary" onClick={work.later}>
              {common('later')} <KeyCap>S</KeyCap>
            </Button>
          </>
        }
      >
        <p className="pane-intro">{t('debits.liftText')}</p>
        <Textarea
          label={t('reason')}
          hint={t('debits.reasonHint')}
          maxLength={maxReasonCharacters}
          value={written}
          onChange={({ currentTarget: { value } }) => setReasons({ ...reasons, [current.id]: value })}
        />
      </DecisionPane>
    </div>
  );
}

type DebitPartProps = { item: ItemOf<'debits'>; opened: CaseOf<'debits'> | undefined; error: Error | null };

/** What came back, why, and what is owed of it. */
function DebitPart({ item, opened, error }: DebitPartProps) {
  const t = useTranslations('admin-money');
  const format = useFormatter();
  const money = useMoney();
  return (
    <section className="queue-stage queue-file" aria-label={t('debits.case')} tabIndex={0}>
      <div>
        <h2>{t('debits.head', { amount: money(item) })}</h2>
        <p className="pane-intro">
          {t('since', { date: format.dateTime(new Date(item.at), { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      </div>
      {opened ? (
        <Facts
          facts={[
            { name: t('member'), value: opened.person?.name ?? t('left') },
            { name: t('debits.reasonOfBank'), value: t(`debits.why.${opened.return_reason ?? 'unknown'}`) },
            { name: t('debits.code'), value: opened.return_code },
            {
              name: t('debits.owed'),
              value: t('debits.owedLine', {
                amount: money({ minor: opened.owed_minor, currency: opened.currency }),
                credits: opened.owed_credits,
              }),
            },
            { name: t('debits.mandate'), value: opened.reference },
            { name: t('receipt'), value: opened.receipt },
          ]}
        />
      ) : (
        <CasePending error={error} />
      )}
    </section>
  );
}
