import { useInfiniteQuery } from '@tanstack/react-query';
import type { LanderAtDesk, LanderVersion } from '@vonk/contract/admin/sites/landers';
import { languageNames, type Locale, locales } from '@vonk/contract/locales';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../../api/context.ts';
import { MoreOfList } from '../../../parts/layout/more-of-list.tsx';
import { Loaded } from '../../../parts/layout/pane.tsx';
import { landerVersionsQuery } from '../queries.ts';
import { useLanderWords } from '../use-lander-words.ts';
import { DeletePictureDialog } from './delete-picture-dialog.tsx';

type VersionsDialogProps = {
  site: number;
  own: Locale;
  lander: LanderAtDesk;
  onBack: (version: LanderVersion) => void;
  onDeleted: () => void;
  onClose: () => void;
};

/**
 * All that a slug showed, the newest first, with who made it so and why. Each can be put back, and its picture deleted
 * for good.
 */
export function VersionsDialog({ site, own, lander, onBack, onDeleted, onClose }: VersionsDialogProps) {
  const t = useTranslations('admin-landers');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const { nameOf } = useLanderWords();
  const query = useInfiniteQuery(landerVersionsQuery(call, site, lander));
  const [deleting, setDeleting] = useState<string>();
  if (deleting !== undefined)
    return (
      <DeletePictureDialog site={site} picture={deleting} onClose={() => setDeleting(undefined)} onDone={onDeleted} />
    );
  return (
    <Dialog open onClose={onClose} title={t('versionsOf', { name: nameOf(lander) })} closeLabel={common('close')}>
      <Loaded query={query}>
        {({ pages }) =>
          pages[0]?.versions.length === 0 ? (
            <p>{t('noVersions')}</p>
          ) : (
            <ol className="line-list">
              {pages
                .flatMap(({ versions }) => versions)
                .map((version) => (
                  <li key={version.number}>
                    <Version {...{ version, lander, own }} />
                    <div className="line-acts">
                      {version.number !== lander.version && (
                        <TextButton
                          aria-label={t('backOf', { number: String(version.number) })}
                          onClick={() => onBack(version)}
                        >
                          {t('back')}
                        </TextButton>
                      )}
                      {version.picture && (
                        <TextButton
                          aria-label={t('picture.deleteOf', { number: String(version.number) })}
                          onClick={() => setDeleting(version.picture?.key)}
                        >
                          {t('picture.delete')}
                        </TextButton>
                      )}
                    </div>
                  </li>
                ))}
            </ol>
          )
        }
      </Loaded>
      <MoreOfList query={query} />
    </Dialog>
  );
}

function Version({ version, lander: { lander }, own }: { version: LanderVersion; lander: LanderAtDesk; own: Locale }) {
  const t = useTranslations('admin-landers');
  const format = useFormatter();
  const { titleOf } = useLanderWords();
  const {
    number,
    at,
    by,
    reason,
    words,
    texts,
    faces,
    picture,
    picture_deleted: isPictureDeleted,
    is_on: isOn,
  } = version;
  const written = locales.filter((locale) => texts[locale]).map((locale) => languageNames[locale]);
  return (
    <div className="line-text">
      <b>
        {t('versionOf', { number: String(number) })} · {t(isOn ? 'on' : 'off')}
      </b>
      <span>
        {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })} · {by ?? t('found')}
        {reason !== '' && ` · ${reason}`}
      </span>
      <span className="cell-second">{texts[own]?.title ?? titleOf(lander, words)}</span>
      <span className="cell-second">
        {written.length === 0 ? t('builtIn') : t('own', { languages: format.list(written) })}
        {picture && ` · ${t('picture.has')}`}
        {isPictureDeleted && ` · ${t('picture.deleted')}`}
        {faces === 'members' && ` · ${t('faces.has')}`}
      </span>
    </div>
  );
}
