import { icebreakerLength } from '@vonk/contract/icebreakers';
import type { Locale } from '@vonk/contract/locales';
import { interests } from '@vonk/contract/profile';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../../../ui/form/field.tsx';
import { Select } from '../../../../../ui/form/select.tsx';
import { AddIcon } from '../../../../../ui/icons.ts';
import { CardList } from '../card-list.tsx';
import { InEachLanguage } from './in-each-language.tsx';
import { emptyOpener, type Opener, openerLine, openersTyped } from './opener-draft.ts';

interface OpenersFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  typed: readonly string[];
  onType: (typed: readonly string[]) => void;
}

/** The questions with which members of a site begin, in the order in which they are offered (STAFF-4). */
export function OpenersField({ label, hint, error, typed, onType }: OpenersFieldProps) {
  const t = useTranslations('admin-sites.openers');
  const openers = openersTyped(typed);
  const put = (rows: readonly Opener[]) => onType(rows.map(openerLine));
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <CardList
        items={openers}
        keyOf={({ key }) => key}
        words={{
          title: (_, at) => t('row', { number: String(at + 1) }),
          raise: (_, at) => t('raise', { number: String(at + 1) }),
          remove: (_, at) => t('remove', { number: String(at + 1) }),
        }}
        onPut={put}
      >
        {(opener, at) => (
          <OpenerCard
            opener={opener}
            isJudged={error !== undefined}
            onChange={(part) => put(openers.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          />
        )}
      </CardList>
      <Button variant="secondary" size="compact" icon={<AddIcon />} onClick={() => put([...openers, emptyOpener()])}>
        {t('add')}
      </Button>
    </FieldGroup>
  );
}

interface OpenerCardProps {
  opener: Opener;
  isJudged: boolean;
  onChange: (part: Partial<Opener>) => void;
}

/** What members see of it, its words, for whom it is and whether it is offered. */
function OpenerCard({ opener, isJudged, onChange: change }: OpenerCardProps) {
  const t = useTranslations('admin-sites.openers');
  const profile = useTranslations('profile');
  return (
    <>
      <Shown opener={opener} />
      <InEachLanguage
        title={t('change')}
        texts={opener.texts}
        most={icebreakerLength}
        isJudged={isJudged}
        onType={(texts) => change({ texts })}
      >
        <div className="fields-two">
          <Select
            label={t('interest')}
            placeholder={t('anybody')}
            options={interests.map((value) => ({ value, label: profile(`interests.${value}`) }))}
            value={opener.interest ?? ''}
            onChange={({ currentTarget: { value } }) => change({ interest: value === '' ? null : value })}
          />
        </div>
        <Checkbox checked={opener.is_on} onChange={({ currentTarget: { checked } }) => change({ is_on: checked })}>
          {t('isOn')}
        </Checkbox>
      </InEachLanguage>
    </>
  );
}

/** The opener as a member sees it where nothing was said yet, in the language of whoever reads this. */
function Shown({ opener: { texts, is_on: isOn } }: { opener: Opener }) {
  const t = useTranslations('admin-sites.openers');
  const words = texts[useLocale() as Locale].trim();
  return (
    <p className="radio-card radio-card-voice">
      <span className="choice-text">
        <span className="radio-card-title">{words === '' ? t('empty') : words}</span>
        {!isOn && <span className="radio-card-detail">{t('off')}</span>}
      </span>
    </p>
  );
}
