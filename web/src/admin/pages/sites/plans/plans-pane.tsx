import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanAtDesk } from '@vonk/contract/admin/money/price-plans';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, TextButton } from '../../../../ui/actions/button.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../../api/context.ts';
import { ReasonDialog } from '../../../parts/acts/reason-dialog.tsx';
import { Loaded, Pane } from '../../../parts/layout/pane.tsx';
import { useMoney } from '../../../parts/use-money.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { plansQuery, type PlansView } from './queries.ts';

/** What is asked about the plans of a site: a new one, or to cancel one. */
export type PlanAsked = { readonly view: PlansView } | { readonly cancelled: PlanAtDesk };

interface PlansPaneProps {
  site: number;
  onAsk: (asked: PlanAsked) => void;
}

/** Prices that change at a moment to come, and what became of those that were planned (STAFF-4, T33). */
export function PlansPane({ site, onAsk }: PlansPaneProps) {
  const t = useTranslations('admin-price-plans');
  const { call } = useAdmin();
  const query = useInfiniteQuery(plansQuery(call, site));
  const view = query.data?.pages[0];
  return (
    <Pane title={t('title')}>
      <p className="pane-intro">{t('intro')}</p>
      <div className="plans">
        <Loaded query={query}>
          {({ pages }) => (
            <Plans plans={pages.flatMap((page) => page.plans)} onCancel={(cancelled) => onAsk({ cancelled })} />
          )}
        </Loaded>
        {query.hasNextPage && (
          <div className="pane-more">
            <Button
              variant="secondary"
              size="compact"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('older')}
            </Button>
          </div>
        )}
        {view && (
          <Button variant="secondary" size="compact" onClick={() => onAsk({ view })}>
            {t('plan')}
          </Button>
        )}
      </div>
    </Pane>
  );
}

/** The dialog of what is asked; it stands outside the form of the site. */
export function PlanActs({ site, asked, onClose }: { site: number; asked: PlanAsked; onClose: () => void }) {
  const t = useTranslations('admin-price-plans');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const localMoment = useLocalMoment();
  const done = (text: string) => {
    onClose();
    toast({ text });
    void queryClient.invalidateQueries({ queryKey: plansQuery(call, site).queryKey });
  };
  if ('view' in asked)
    return <PlanDialog site={site} view={asked.view} onClose={onClose} onDone={() => done(t('planned'))} />;
  const { number } = asked.cancelled;
  return (
    <ReasonDialog
      title={t('cancelTitle')}
      text={t('cancelText', { at: localMoment(asked.cancelled) })}
      action={t('cancel')}
      isOfMember={false}
      send={(reason) => call('POST /api/admin/price-plan-cancel', { site, number, reason })}
      onClose={onClose}
      onDone={() => done(t('cancelDone'))}
    />
  );
}

/** When a plan holds, as the clock of its site has it, in the words of whoever reads. */
function useLocalMoment() {
  const format = useFormatter();
  return ({ local_time: at }: PlanAtDesk) =>
    format.dateTime(new Date(`${at.replace(' ', 'T')}Z`), { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' });
}

function Plans({ plans, onCancel }: { plans: readonly PlanAtDesk[]; onCancel: (plan: PlanAtDesk) => void }) {
  const t = useTranslations('admin-price-plans');
  if (plans.length === 0) return <p>{t('none')}</p>;
  return (
    <ol className="line-list">
      {plans.map((plan) => (
        <Plan key={plan.number} plan={plan} onCancel={() => onCancel(plan)} />
      ))}
    </ol>
  );
}

function Plan({ plan, onCancel }: { plan: PlanAtDesk; onCancel: () => void }) {
  const t = useTranslations('admin-price-plans');
  const format = useFormatter();
  const money = useMoney();
  const { outcome, currency, prices, by, reason, ended_by: endedBy, ended_reason: endedReason } = plan;
  const at = useLocalMoment()(plan);
  const said = prices.map(({ credits, total_minor: minor }) =>
    t('price', { credits: String(credits), price: money({ minor, currency }) }),
  );
  const end =
    outcome === null
      ? undefined
      : outcome === 'cancelled'
        ? t('outcome.cancelled', { by: endedBy ?? '', reason: endedReason ?? '' })
        : t(`outcome.${outcome}`);
  return (
    <li>
      <div className="line-text">
        <b>{t('from', { at })}</b>
        <span>{format.list(said)}</span>
        <ul className="version-changes">
          <li>{t('plannedBy', { by, reason })}</li>
          {end !== undefined && <li>{end}</li>}
        </ul>
      </div>
      {outcome === null && (
        <TextButton aria-label={t('cancelOf', { at })} onClick={onCancel}>
          {t('cancel')}
        </TextButton>
      )}
    </li>
  );
}
