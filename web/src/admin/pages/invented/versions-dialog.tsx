import { useInfiniteQuery } from '@tanstack/react-query';
import type { InventedVersion } from '@vonk/contract/admin/sites/invented';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../api/context.ts';
import { MoreOfList } from '../../parts/layout/more-of-list.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { changedFields } from './form/invented-draft.ts';
import { inventedVersionsQuery } from './queries.ts';
import { useInventedWords } from './form/use-invented-words.ts';

type VersionsDialogProps = {
  site: number;
  profile: { id: string; name: string; version: number };
  onBack: (number: number) => void;
  onClose: () => void;
};

/** All that a profile told, the newest first, with who made it so and why; each can be put back. */
export function VersionsDialog({ site, profile, onBack, onClose }: VersionsDialogProps) {
  const t = useTranslations('admin-invented');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const query = useInfiniteQuery(inventedVersionsQuery(call, site, profile.id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('versionsOf', { name: profile.name })}
      closeLabel={common('close')}
      shape="wide"
    >
      <Loaded query={query}>
        {({ pages }) => {
          const versions = pages.flatMap((page) => page.versions);
          return versions.length === 0 ? (
            <p>{t('noVersions')}</p>
          ) : (
            <ol className="line-list">
              {versions.map((version, at) => (
                <li key={version.number}>
                  <Version version={version} before={versions[at + 1]} />
                  {version.number !== profile.version && (
                    <TextButton
                      aria-label={t('backOf', { number: String(version.number) })}
                      onClick={() => onBack(version.number)}
                    >
                      {t('back')}
                    </TextButton>
                  )}
                </li>
              ))}
            </ol>
          );
        }}
      </Loaded>
      <MoreOfList query={query} />
    </Dialog>
  );
}

/** A version with what it changed of the one before; of the first, how it began. */
function Version({ version, before }: { version: InventedVersion; before: InventedVersion | undefined }) {
  const t = useTranslations('admin-invented');
  const format = useFormatter();
  const { labelOf, valueOf } = useInventedWords();
  const { number, at, by, reason, is_shown: isShown } = version;
  const fields = before ? changedFields(before, version) : (['name', 'quote', 'about'] as const);
  return (
    <div className="line-text">
      <b>
        {t('versionOf', { number: String(number) })} · {t(isShown ? 'on' : 'off')}
      </b>
      <span>
        {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })} · {by ?? t('found')}
        {reason !== '' && ` · ${reason}`}
      </span>
      {fields.map((field) => (
        <span key={field} className="cell-second">
          {labelOf(field)}: {valueOf(field, version)}
        </span>
      ))}
    </div>
  );
}
