import { interests, type ProfileOption, profileOptions } from '@vonk/contract/profile';
import type { SearchFilters } from '@vonk/contract/search';
import { useTranslations } from 'use-intl';
import { useUser } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Switch } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { SearchAddress, SearchPage } from '../queries.ts';
import { SavedSearches } from './saved-searches.tsx';

export type MoreFiltersProps = {
  page: SearchPage;
  /** "Toon 12 vrouwen". */
  show: string;
  onChange: (changes: SearchAddress) => void;
  /** Searches by an address as it was kept, in the place of all there is. */
  onUse: (address: SearchAddress) => void;
  onClear: () => void;
  onClose: () => void;
};

/**
 * All that one can search by beside place and age, and the searches one keeps (SEARCH-1). Needs the texts `search` and
 * `profile`.
 */
export function MoreFilters({ page, show, onChange, onUse, onClear, onClose }: MoreFiltersProps) {
  const t = useTranslations('search');
  const shell = useTranslations('shell');
  const user = useUser();
  const { filters } = page;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={shell('close')}
      shape="wide"
      footer={
        <>
          <Button variant="secondary" disabled={page.filters_on.length === 0} onClick={onClear}>
            {t('clear')}
          </Button>
          <Button onClick={onClose}>{show}</Button>
        </>
      }
    >
      <div className="more-filters">
        {user && <SavedSearches filters={filters} onUse={onUse} />}
        <Switch
          checked={filters.with_photo}
          onChange={({ target }) => onChange({ with_photo: target.checked ? '1' : undefined })}
        >
          {t('withPhoto')}
        </Switch>
        {user && (
          <>
            <Switch
              detail={t('onlineDetail')}
              checked={filters.online}
              onChange={({ target }) => onChange({ online: target.checked ? '1' : undefined })}
            >
              {t('online')}
            </Switch>
            <Switch
              detail={t('newDetail')}
              checked={filters.new}
              onChange={({ target }) => onChange({ new: target.checked ? '1' : undefined })}
            >
              {t('new')}
            </Switch>
          </>
        )}
        {page.fields.map((name) => (
          <Answers key={name} name={name} filters={filters} onChange={onChange} />
        ))}
        <Interests filters={filters} onChange={onChange} />
      </div>
    </Dialog>
  );
}

type ListProps = { filters: SearchFilters; onChange: MoreFiltersProps['onChange'] };

const toggled = (chosen: readonly string[], slug: string): string | undefined =>
  (chosen.includes(slug) ? chosen.filter((known) => known !== slug) : [...chosen, slug]).join(',') || undefined;

function Answers({ name, filters, onChange }: ListProps & { name: ProfileOption }) {
  const t = useTranslations('profile');
  const chosen: readonly string[] = filters[name];
  return (
    <FieldGroup label={t(`fields.${name}`)}>
      <div className="fact-list">
        {profileOptions[name].map((slug) => (
          <Chip key={slug} on={chosen.includes(slug)} onClick={() => onChange({ [name]: toggled(chosen, slug) })}>
            {t(`${name}.${slug}` as 'hair_color.red')}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}

function Interests({ filters, onChange }: ListProps) {
  const t = useTranslations('profile');
  return (
    <FieldGroup label={t('likesTo')}>
      <div className="fact-list">
        {interests.map((slug) => (
          <Chip
            key={slug}
            on={filters.interests.includes(slug)}
            onClick={() => onChange({ interests: toggled(filters.interests, slug) })}
          >
            {t(`interests.${slug}`)}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}
