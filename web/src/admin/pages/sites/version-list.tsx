import type { SiteField as SiteFieldOf } from '@vonk/contract/admin/sites/fields';
import type { SiteVersion } from '@vonk/contract/admin/sites/sites';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { Pane } from '../../parts/layout/pane.tsx';
import { differing, type Opener } from './fields/opener-draft.ts';
import type { SiteView } from './queries.ts';
import type { Json } from './site-draft.ts';
import { useSiteWords } from './use-site-words.ts';

/** Every state that the site had, the newest first: what was changed, by whom and why; each can be put back. */
export function VersionList({ site, onAsk }: { site: SiteView; onAsk: (number: number) => void }) {
  const t = useTranslations('admin-sites');
  return (
    <Pane title={t('history')}>
      <p className="pane-intro">{site.versions.length === 0 ? t('noHistory') : t('historyIntro')}</p>
      <ol className="line-list">
        {site.versions.map((version) => (
          <Version key={version.number} {...{ site, version }} onAsk={() => onAsk(version.number)} />
        ))}
      </ol>
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
  const { nameOf, valueText } = useSiteWords(site.currency);
  const { number, at, by, reason, changes } = version;
  const shownOf = (field: Pick<SiteFieldOf, 'name' | 'kind'>, before: Json, after: Json) => {
    const isLong = field.kind === 'openers' && Array.isArray(before) && Array.isArray(after);
    const [was, is] = isLong ? differing(before as unknown as Opener[], after as unknown as Opener[]) : [before, after];
    return { before: valueText(field, was as Json), after: valueText(field, is as Json) };
  };
  const when = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <div className="line-text">
        <b>{t('versionOf', { number: String(number) })}</b>
        <span>
          {when} · {by ?? t('found')}
          {reason !== '' && ` · ${reason}`}
        </span>
        <ul className="version-changes">
          {changes.map(({ name, before, after }) => {
            const field = site.fields.find((one) => one.name === name) ?? { name, kind: 'structure' as const };
            const said = { field: nameOf(name), ...shownOf(field, before, after) };
            // What is longer than its line may differ where it was cut: nothing became what it was.
            return <li key={name}>{said.before === said.after ? t('rewritten', said) : t('became', said)}</li>;
          })}
          {number === 1 && changes.length === 0 && by === null && <li>{t('first')}</li>}
        </ul>
      </div>
      {number !== site.version && (
        <TextButton aria-label={t('backTo', { number: String(number) })} onClick={onAsk}>
          {t('back')}
        </TextButton>
      )}
    </li>
  );
}
