import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SiteField as SiteFieldOf } from '@vonk/contract/admin/sites/fields';
import type { SiteVersion } from '@vonk/contract/admin/sites/sites';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { Loaded, Pane } from '../../parts/layout/pane.tsx';
import { differing } from './fields/words/texts-draft.ts';
import { type SiteView, versionQuery, versionsQuery } from './queries.ts';
import type { Json } from './site-draft.ts';
import { useSiteWords } from './use-site-words.ts';

/**
 * Every state that the site had, the newest first, down to the very first: which fields it changed, by whom and why,
 * and what they became where one asks; each can be put back.
 */
export function VersionList({ site, onAsk }: { site: SiteView; onAsk: (number: number) => void }) {
  const t = useTranslations('admin-sites');
  const { call } = useAdmin();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(versionsQuery(call, site));
  const versions = data.pages.flatMap((page) => page.versions);
  return (
    <Pane title={t('history')}>
      <p className="pane-intro">{versions.length === 0 ? t('noHistory') : t('historyIntro')}</p>
      <ol className="line-list">
        {versions.map((version) => (
          <Version key={version.number} {...{ site, version }} onAsk={() => onAsk(version.number)} />
        ))}
      </ol>
      {hasNextPage && (
        <div className="pane-more">
          <Button variant="secondary" size="compact" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      )}
    </Pane>
  );
}

type PutBackProps = { site: SiteView; asked: number; onClose: () => void; onDone: () => void };

/** Asks why a site is to be what it was in a version. */
export function PutBack({ site, asked, onClose: close, onDone: done }: PutBackProps) {
  const t = useTranslations('admin-sites');
  const { call } = useAdmin();
  const toast = useToast();
  return (
    <ReasonDialog
      title={t('backTo', { number: String(asked) })}
      text={t('backText')}
      action={t('back')}
      isOfMember={false}
      send={(reason) =>
        call('POST /api/admin/site-back', { site: site.site, version: site.version, number: asked, reason })
      }
      onClose={close}
      onDone={() => {
        close();
        toast({ text: t('backDone') });
        done();
      }}
    />
  );
}

function Version({ site, version, onAsk }: { site: SiteView; version: SiteVersion; onAsk: () => void }) {
  const t = useTranslations('admin-sites');
  const format = useFormatter();
  const { nameOf } = useSiteWords(site.currency);
  const [isOpen, setOpen] = useState(false);
  const { number, at, by, reason, changed } = version;
  const when = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <div className="line-text">
        <b>{t('versionOf', { number: String(number) })}</b>
        <span>
          {when} · {by ?? t('found')}
          {reason !== '' && ` · ${reason}`}
        </span>
        {number === 1 && changed.length === 0 && by === null && <span className="version-changes">{t('first')}</span>}
        {changed.length > 0 && (
          <details className="version-changes" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
            <summary>{format.list(changed.map(nameOf))}</summary>
            {isOpen && <Changes site={site} number={number} />}
          </details>
        )}
      </div>
      {number !== site.version && (
        <TextButton aria-label={t('backTo', { number: String(number) })} onClick={onAsk}>
          {t('back')}
        </TextButton>
      )}
    </li>
  );
}

/** What a version changed, field by field, read once it is asked for. */
function Changes({ site, number }: { site: SiteView; number: number }) {
  const t = useTranslations('admin-sites');
  const { call } = useAdmin();
  const { nameOf, valueText } = useSiteWords(site.currency);
  const shownOf = (field: Pick<SiteFieldOf, 'name' | 'kind'>, before: Json, after: Json) => {
    const isLong =
      (field.kind === 'openers' || field.kind === 'gifts') && Array.isArray(before) && Array.isArray(after);
    const [was, is] = isLong ? differing<Json>(before, after) : [before, after];
    return { before: valueText(field, was), after: valueText(field, is) };
  };
  return (
    <Loaded query={useQuery(versionQuery(call, site.site, number))}>
      {({ changes }) => (
        <ul>
          {changes.map(({ name, before, after }) => {
            const field = site.fields.find((one) => one.name === name) ?? { name, kind: 'structure' as const };
            const said = { field: nameOf(name), ...shownOf(field, before, after) };
            // What is longer than its line may differ where it was cut: nothing became what it was.
            return <li key={name}>{said.before === said.after ? t('rewritten', said) : t('became', said)}</li>;
          })}
        </ul>
      )}
    </Loaded>
  );
}
