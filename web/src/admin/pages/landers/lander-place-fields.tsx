import { landerSlugPattern } from '@vonk/contract/admin/sites/lander-words';
import { sluggedLanders } from '@vonk/contract/landers';
import { useTranslations } from 'use-intl';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { hasRoomForPicture, type LanderDraft, newLander } from './lander-draft.ts';

type LanderPlaceFieldsProps = {
  draft: LanderDraft;
  mistake: string | undefined;
  onChange: (part: Partial<LanderDraft>) => void;
};

/** Which lander a new slug is of, and what it is called in the address. */
export function LanderPlaceFields({ draft, mistake, onChange }: LanderPlaceFieldsProps) {
  const t = useTranslations('admin-landers');
  return (
    <div className="code-fields">
      <Select
        label={t('lander')}
        data-autofocus
        options={sluggedLanders.map((value) => ({ value, label: t(`layouts.${value}`) }))}
        value={draft.lander}
        onChange={({ currentTarget: { value } }) => {
          const { lander, words } = newLander(sluggedLanders.find((name) => name === value));
          onChange({ lander, words, ...(!hasRoomForPicture(lander) && { picture: null, faces: 'none' as const }) });
        }}
      />
      <TextInput
        label={t('slug')}
        hint={t('slugHint')}
        error={mistake}
        pattern={landerSlugPattern.source}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={draft.slug}
        onChange={({ currentTarget: { value } }) => onChange({ slug: value })}
      />
    </div>
  );
}
