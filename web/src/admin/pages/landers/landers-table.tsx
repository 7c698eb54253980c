import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import { languageNames, type Locale, locales } from '@vonk/contract/locales';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Status } from '../../parts/status.tsx';
import { useLanderWords } from './use-lander-words.ts';

export type LanderAct = 'change' | 'switchOff' | 'switchOn' | 'versions';

type LandersTableProps = {
  landers: readonly LanderAtDesk[];
  /** The site's own language. */
  own: Locale;
  onAct: (act: LanderAct, lander: LanderAtDesk) => void;
};

/** The slugs there are: what each shows, since when and by whom, and how often it was left at once (C32). */
export function LandersTable({ landers, own, onAct }: LandersTableProps) {
  const t = useTranslations('admin-landers');
  const format = useFormatter();
  const { nameOf, titleOf } = useLanderWords();
  const columns: readonly Column<LanderAtDesk>[] = [
    {
      key: 'address',
      head: t('columns.address'),
      renderCell: (lander) => (
        <>
          <span className="payment-name">{lander.slug}</span>
          <span className="cell-second">{t(`layouts.${lander.lander}`)}</span>
        </>
      ),
    },
    {
      key: 'shows',
      head: t('columns.shows'),
      renderCell: (lander) => (
        <>
          {lander.texts[own]?.title ?? titleOf(lander.lander, lander.words)}
          <OwnWords texts={lander.texts} />
          {lander.picture && <span className="cell-second">{t('picture.has')}</span>}
          {lander.faces === 'members' && <span className="cell-second">{t('faces.has')}</span>}
        </>
      ),
    },
    {
      key: 'state',
      head: t('columns.state'),
      renderCell: ({ is_on: isOn, at, by }) => (
        <>
          <Status kind={isOn ? 'ok' : 'off'}>{t(isOn ? 'on' : 'off')}</Status>
          <span className="cell-second">
            {t('since', { at: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) })} ·{' '}
            {by ?? t('found')}
          </span>
        </>
      ),
    },
    {
      key: 'left',
      head: t('columns.left'),
      isFigure: true,
      renderCell: ({ left }) => left !== null && format.number(left),
    },
    {
      key: 'act',
      head: t('columns.act'),
      isActs: true,
      renderCell: (lander) => (
        <span className="block-acts">
          {lander.address !== null && lander.is_on && (
            <a
              href={lander.address}
              target="_blank"
              rel="noreferrer"
              aria-label={t('viewOf', { name: nameOf(lander) })}
            >
              {t('view')}
            </a>
          )}
          {(['change', lander.is_on ? 'switchOff' : 'switchOn', 'versions'] as const).map((act) => (
            <TextButton
              key={act}
              aria-label={t(`${act}Of`, { name: nameOf(lander) })}
              onClick={() => onAct(act, lander)}
            >
              {t(act)}
            </TextButton>
          ))}
        </span>
      ),
    },
  ];
  return (
    <DataTable label={t('title')} columns={columns} rows={landers} idOf={({ lander, slug }) => `${lander}/${slug}`} />
  );
}

/** In which languages a slug has words of its own, and in which not. */
function OwnWords({ texts }: Pick<LanderAtDesk, 'texts'>) {
  const t = useTranslations('admin-landers');
  const format = useFormatter();
  const listed = (has: boolean) =>
    format.list(
      locales.filter((locale) => (texts[locale] !== undefined) === has).map((locale) => languageNames[locale]),
    );
  const count = Object.keys(texts).length;
  return (
    <span className="cell-second">
      {count === 0 ? t('builtIn') : t('own', { languages: listed(true) })}
      {count > 0 && count < locales.length && <br />}
      {count > 0 && count < locales.length && t('missing', { languages: listed(false) })}
    </span>
  );
}
