import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Logo } from '../../../ui/frame/logo.tsx';

/** A page before the login: one column in the middle, under the name of the house. */
export function EntranceFrame({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  const t = useTranslations('admin');
  return (
    <main id="main" className="entrance">
      <div className="entrance-column">
        <div className="rail-logo">
          <Logo name="Vonk" link={<a href="/admin/" />} />
          <span className="house-tag">{t('house')}</span>
        </div>
        <div>
          <h1>{title}</h1>
          {intro !== undefined && <p className="mt-1.5 text-ink-2">{intro}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
