import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import type { LogWords } from './queries.ts';
import { useActionName } from '../../parts/use-action-name.ts';
import { type LogFilter, useLogSearch } from './use-log-search.ts';

/** How long one may type before the list follows. */
const pauseMilliseconds = 350;

/** Who, what, about what and when; all of it stands in the address. */
export function LogFilters({ words }: { words: LogWords | undefined }) {
  const t = useTranslations('admin-log');
  const { search, set } = useLogSearch();
  const actionName = useActionName();
  return (
    <form className="filters" role="search" aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
      <Typed filter="subject" type="search" label={t('subject')} />
      <ChipSelect
        label={t('actor')}
        value={search.actor ?? ''}
        options={[
          { value: '', label: t('everybody') },
          ...(words?.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => set('actor', value)}
      />
      <ChipSelect
        label={t('action')}
        value={search.action ?? ''}
        options={[
          { value: '', label: t('everything') },
          ...(words?.actions ?? []).map((action) => ({ value: action, label: actionName(action) })),
        ]}
        onChange={({ currentTarget: { value } }) => set('action', value)}
      />
      <Typed filter="from" type="date" label={t('from')} />
      <Typed filter="until" type="date" label={t('until')} />
    </form>
  );
}

function Typed({ filter, type, label }: { filter: LogFilter; type: 'search' | 'date'; label: string }) {
  const { search, set } = useLogSearch();
  const kept = search[filter] ?? '';
  const [value, setValue] = useState(kept);
  const [last, setLast] = useState(kept);
  // The address changed by itself: back, or a link.
  if (kept !== last) {
    setLast(kept);
    setValue(kept);
  }
  useEffect(() => {
    if (value === kept) return;
    const timer = setTimeout(() => set(filter, value), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value, kept, filter, set]);
  const isDate = type === 'date';
  return (
    <label className={isDate ? 'filter-date' : 'filter-text'}>
      <span className={isDate ? undefined : 'sr-only'}>{label}</span>
      <input
        type={type}
        className="input"
        placeholder={isDate ? undefined : label}
        value={value}
        autoComplete="off"
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </label>
  );
}
