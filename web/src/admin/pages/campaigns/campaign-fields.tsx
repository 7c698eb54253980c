import { campaignKinds } from '@vonk/contract/admin/house/campaign-words';
import { useTranslations } from 'use-intl';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { CampaignDraft } from './campaign-draft.ts';

type CampaignFieldsProps = {
  draft: CampaignDraft;
  mistakes: Readonly<Record<string, string | undefined>>;
  onChange: (part: Partial<CampaignDraft>) => void;
};

/** What it is called, what it is of, where it leads and whom it is for. */
export function CampaignFields({ draft, mistakes, onChange: change }: CampaignFieldsProps) {
  const t = useTranslations('admin-campaigns');
  const field = (name: 'name' | 'path' | 'activeDays' | 'memberDays') => ({
    label: t(name),
    error: mistakes[name],
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [name]: value }),
  });
  return (
    <>
      <div className="code-fields">
        <TextInput {...field('name')} hint={t('nameHint')} autoCapitalize="none" maxLength={60} data-autofocus />
        <TextInput {...field('path')} hint={t('pathHint')} autoCapitalize="none" maxLength={300} />
      </div>
      <Segmented
        label={t('kind')}
        hint={t('consent')}
        options={campaignKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={draft.kind}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: campaignKinds.find((kind) => kind === value) ?? draft.kind })
        }
      />
      <h3>{t('segment')}</h3>
      <div className="code-fields">
        <Select
          label={t('premium')}
          options={[
            { value: 'any', label: t('premiumAny') },
            { value: 'only', label: t('premiumOnly') },
            { value: 'not', label: t('premiumNot') },
          ]}
          value={draft.premium}
          onChange={({ currentTarget: { value } }) =>
            change({ premium: value === 'only' || value === 'not' ? value : 'any' })
          }
        />
        <TextInput {...field('activeDays')} hint={t('daysHint')} inputMode="numeric" maxLength={4} />
        <TextInput {...field('memberDays')} hint={t('daysHint')} inputMode="numeric" maxLength={4} />
      </div>
    </>
  );
}
