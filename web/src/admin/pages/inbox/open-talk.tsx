import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LoadingRegion } from '../../../ui/feedback/loading.tsx';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { SkeletonRows } from '../../parts/layout/pane.tsx';
import { AnswerPart } from './answer-part.tsx';
import { KnownPart } from './known-part.tsx';
import { type One, talkQuery, talkStateQuery } from './queries.ts';
import { ThreadPart } from './thread-part.tsx';

type OpenTalkProps = { one: One; site: string; later: () => void; onDone: () => void };

/** The conversation that one has to oneself, kept up with what happens in it; it is given back on leaving. */
function useTalk(one: One) {
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const query = useQuery(talkQuery(call, one));
  const talk = query.data;
  const state = useQuery({ ...talkStateQuery(call, one), enabled: talk !== undefined });
  const isNewer = state.data !== undefined && talk !== undefined && state.data.last_seq > talk.last_seq;
  const readOn = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: adminKeys.talk(one.site, one.id) });
  });
  useEffect(() => {
    if (isNewer) readOn();
  }, [isNewer]);
  const keeping = useRef<readonly Promise<unknown>[]>([]);
  const giveBack = useEffectEvent(async () => {
    // What was typed last is kept by a part that leaves after this one, and only while one has the conversation; so is
    // an answer sent that is on its way.
    await Promise.resolve();
    await Promise.allSettled(keeping.current);
    await call('DELETE /api/admin/inbox-open', one).catch(() => undefined);
  });
  useEffect(() => () => void giveBack(), []);
  return {
    talk,
    now: state.data ?? talk,
    error: query.error ?? state.error,
    onKeep: (kept: Promise<unknown>) => void (keeping.current = [...keeping.current, kept]),
    again: () => void query.refetch().then(() => state.refetch()),
  };
}

/** What was said, the answer, and what one may know beside it. */
export function OpenTalkPart({ one, site, later, onDone }: OpenTalkProps) {
  const t = useTranslations('admin-inbox');
  const common = useTranslations('admin');
  const { talk, now, error, onKeep, again } = useTalk(one);
  return (
    <>
      <section className="queue-stage talk" aria-label={t('talk')}>
        {error && (
          <div className="talk-error">
            <Alert kind="error">
              <p>{(error instanceof CallError && error.message) || common('failed.internal')}</p>
            </Alert>
            <Button variant="secondary" onClick={again}>
              {t('openAgain')}
            </Button>
          </div>
        )}
        {talk && <ThreadPart talk={talk} />}
        {!talk && !error && (
          <LoadingRegion busy label={common('loading')}>
            <SkeletonRows />
          </LoadingRegion>
        )}
        {talk && now && (
          <AnswerPart
            {...{ one, site, talk, later, onDone, onKeep }}
            answer={now.answer}
            pausedUntil={now.paused_until}
            isHeld={!error}
          />
        )}
      </section>
      <aside className="queue-decision" aria-label={t('known')}>
        {talk && <KnownPart talk={talk} />}
      </aside>
    </>
  );
}
