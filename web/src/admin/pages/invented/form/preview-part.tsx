import { ageOn, type Day, isDay } from '@vonk/contract/calendar';
import { profileOptionNames } from '@vonk/contract/profile-lists';
import { useTranslations } from 'use-intl';
import { useFictionalText } from '../../../../api/site/use-fictional-text.ts';
import { useNameAndAge } from '../../../../texts/use-name-and-age.ts';
import { Fact } from '../../../../ui/feedback/badges.tsx';
import { FictionalMark } from '../../../../ui/people/fictional-mark.tsx';
import { MemberCard } from '../../../../ui/people/member-card.tsx';
import type { InventedDraft } from './invented-draft.ts';
import { useInventedWords } from './use-invented-words.ts';

/** The card and the page of a profile as members see them, with the label, while it is typed (T2). */
export function PreviewPart({ draft, today, photo }: { draft: InventedDraft; today: Day; photo: string | undefined }) {
  const t = useTranslations('admin-invented');
  const members = useTranslations('members');
  const nameAndAge = useNameAndAge();
  const fictional = useFictionalText()(draft.kind);
  const { valueOf } = useInventedWords();
  const { name, date_of_birth: born, quote, about, interests } = draft;
  const title = nameAndAge({ name: name.trim() || '…', age: isDay(born) ? ageOn(born, today) : null });
  const facts = profileOptionNames.filter((list) => draft[list] !== null);
  return (
    <section className="invented-preview" aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      <div className="block-texts">
        <div className="invented-card">
          <h4>{t('previewCard')}</h4>
          <MemberCard
            photo={{ alt: members('noPhoto', { name }), ...(photo !== undefined && { src: photo, alt: '' }) }}
            title={title}
            place={members('invented')}
            quote={quote.trim() || undefined}
            fictional={fictional}
          />
        </div>
        <div className="campaign-words">
          <h4>{t('previewPage')}</h4>
          <FictionalMark text={fictional} shape="large-bar" />
          <p className="invented-name">{title}</p>
          <p className="cell-second">{members('invented')}</p>
          {quote.trim() !== '' && <p className="voice">{quote}</p>}
          {about.trim() !== '' && <p className="known-about">{about}</p>}
          <p className="flex flex-wrap gap-2">
            {[...facts, ...(interests.length > 0 ? (['interests'] as const) : [])].map((field) => (
              <Fact key={field}>{valueOf(field, draft)}</Fact>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
