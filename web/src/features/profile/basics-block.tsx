import type { OwnProfile } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useDayText } from '../../texts/use-day-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { BlockProps } from './own-blocks.tsx';
import { ProfileBlock } from './profile-block.tsx';
import { useBlock } from './use-block.ts';

/**
 * Name and gender, which change once in a while or once at all and so ask for a press, and the age, which never changes
 * (C29, T69).
 */
export function BasicsBlock({ profile: { name, gender, date_of_birth: birthDate, age } }: BlockProps) {
  const t = useTranslations('profile');
  const dayText = useDayText();
  const { settings } = useApp();
  const block = useBlock<Pick<OwnProfile, 'name' | 'gender'>>({ name, gender }, ({ gender: told, ...values }) => ({
    ...values,
    ...(told ? { gender: told } : {}),
  }));
  return (
    <ProfileBlock id="basics" title={t('basics')} intro={t('born', { day: dayText(birthDate), age: String(age) })}>
      <Form className="profile-block" onSend={() => block.save()}>
        <TextInput
          label={t('name')}
          hint={t('nameHint')}
          error={block.errorOf('name')}
          value={block.values.name}
          autoComplete="nickname"
          maxLength={60}
          onChange={({ target }) => block.change({ name: target.value })}
        />
        <Select
          label={t('gender')}
          hint={t('genderHint')}
          error={block.errorOf('gender')}
          options={settings.genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
          placeholder={gender === null ? t('choose') : undefined}
          value={block.values.gender ?? ''}
          onChange={({ target }) => block.change({ gender: (target.value || null) as OwnProfile['gender'] })}
        />
        <Button type="submit" variant="secondary" busy={block.isBusy} className="justify-self-start">
          {t('save')}
        </Button>
      </Form>
    </ProfileBlock>
  );
}
