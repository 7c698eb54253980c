import type { LanderMember } from '@vonk/contract/landers';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { QuotedPortrait } from '../../ui/people/portraits.tsx';
import './lander.css';

/** Members who chose themselves to stand on landing pages, each with their sentence (T17, C15). */
export function LanderMembers({ members }: { members: readonly LanderMember[] }) {
  const t = useTranslations('landers.faces');
  const shell = useTranslations('shell');
  const { settings } = useApp();
  if (members.length === 0) return null;
  return (
    <section className="lander-members" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="speakers-intro">{t('text')}</p>
      <div className="lander-faces">
        {members.map(({ id, name, age, region, quote, main_image: image }) => {
          const who = shell('age', { name, age: String(age) });
          return (
            <QuotedPortrait
              key={id}
              photo={image ? { src: `${settings.cdn_prefix}${image.filename}`, alt: who } : { alt: who }}
              quote={quote}
              caption={[who, region].filter(Boolean).join(' · ')}
            />
          );
        })}
      </div>
    </section>
  );
}
