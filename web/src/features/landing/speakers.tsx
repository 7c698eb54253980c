import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { MemberCard } from '../../ui/people/member-card.tsx';
import { modelPhoto } from '../../ui/people/model-photo.ts';

const sizes = '(min-width: 1264px) 266px, (min-width: 992px) calc(25vw - 34px), calc(50vw - 22px)';
const models = ['fatima', 'edwin', 'ingrid'] as const;

/** Cards as the search shows them: people in their own words, and beside them how a fictional profile looks. */
export function Speakers() {
  const t = useTranslations('landing');
  const shell = useTranslations('shell');
  const { settings } = useApp();
  const mark = { title: shell('fictionalTitle'), explanation: shell('fictionalText') };
  return (
    <section className="landing-inside">
      <h2>{t('speakers')}</h2>
      <p className="speakers-intro">{settings.logged_out_search ? t('speakersTextOpen') : t('speakersText')}</p>
      <div className="speakers">
        {models.map((model) => (
          <MemberCard
            key={model}
            photo={modelPhoto(model, sizes)}
            title={t(`people.${model}`)}
            place={t('model', { who: t(`people.${model}Place`) })}
            quote={t(`people.${model}Quote`)}
          />
        ))}
        {settings.fictional_visibility !== 'off' && (
          <MemberCard
            photo={{ ...modelPhoto('bianca', sizes), alt: `${mark.title} · ${mark.explanation}` }}
            title={t('people.bianca')}
            place={t('invented')}
            quote={t('people.biancaText')}
            fictional={mark}
          />
        )}
      </div>
    </section>
  );
}
