import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DoneIcon } from '../../../ui/icons.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { useAdmin } from '../../api/context.ts';
import { Pane } from '../../parts/layout/pane.tsx';
import { themeQuery } from './queries.ts';

type Scheme = 'light' | 'dark';

/** What one colour makes of a site, in both schemes, before it is saved; drawn from what the server derives of it. */
export function ThemePreview({ name, color }: { name: string; color: string }) {
  const t = useTranslations('admin-sites.preview');
  const format = useFormatter();
  const { call } = useAdmin();
  const [scheme, setScheme] = useState<Scheme>('light');
  const isColour = /^#[\da-f]{6}$/.test(color);
  const { data } = useQuery({ ...themeQuery(call, color), enabled: isColour, placeholderData: keepPreviousData });
  const tokens = data?.[scheme];
  const style = tokens && Object.fromEntries(Object.entries(tokens).map(([token, value]) => [`--${token}`, value]));
  return (
    <Pane title={t('title')}>
      <Segmented
        label={<span className="sr-only">{t('title')}</span>}
        options={[
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
        ]}
        value={scheme}
        onChange={({ currentTarget: { value } }) => setScheme(value === 'dark' ? 'dark' : 'light')}
      />
      <div className="theme-sample" style={style as CSSProperties | undefined}>
        <p className="theme-name">
          <i className="site-square" style={{ background: tokens?.['primary'] }} />
          {name}
        </p>
        <p className="voice">{t('voice')}</p>
        <p className="theme-answer">{t('answer')}</p>
        <p className="theme-button">{t('send')}</p>
      </div>
      {data && (
        <p className="pane-note note-line">
          <DoneIcon />
          {t('proof', {
            ratio: format.number(data.on_primary, { maximumFractionDigits: 1 }),
            pairs: String(data.pairs),
          })}
        </p>
      )}
    </Pane>
  );
}
