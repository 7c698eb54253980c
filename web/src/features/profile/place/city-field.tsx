import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Field } from '../../../ui/form/field.tsx';
import { citiesQuery } from '../queries.ts';
import type { City } from './meant-city.ts';
import type { TypedCity } from './use-typed-city.ts';

type CityFieldProps = {
  city: TypedCity;
  error: string | undefined;
  regionName: (code: string) => string;
};

/** Finds a city by its first letters; only one of the list can be chosen, which is said where what is typed is none. */
export function CityField({ city: typed, error, regionName }: CityFieldProps) {
  const t = useTranslations('profile');
  const { call } = useApp();
  const listId = useId();
  const { text, country } = typed;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const q = useDeferredValue(text.trim());
  const isListed = isOpen && q.length >= 2;
  const { data: cities = [] } = useQuery({
    ...citiesQuery(call, country ?? 'NL', q),
    enabled: isListed && country !== undefined,
  });

  const choose = (city: City) => {
    setOpen(false);
    typed.choose(city);
  };
  const type = (next: string) => {
    typed.type(next);
    setOpen(true);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (cities.length > 0) setActive((active + move + cities.length) % cities.length);
    }
    const city = cities[active];
    if (event.key === 'Enter' && isListed && city) {
      event.preventDefault();
      choose(city);
    }
    if (event.key === 'Escape') setOpen(false);
  };
  const leave = () => {
    setOpen(false);
    void typed.settle();
  };
  return (
    <Field label={t('city')} hint={t('cityHint')} error={typed.isUnclear ? t('cityPick') : error}>
      {(control) => (
        <div className="combobox">
          <input
            {...control}
            className="input"
            role="combobox"
            aria-expanded={isListed}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isListed && cities[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          <p className="sr-only" role="status">
            {isListed && t('cityCount', { count: cities.length })}
          </p>
          <ul id={listId} role="listbox" aria-label={t('city')} className="combobox-list" hidden={!isListed}>
            {cities.map((city, at) => (
              <li
                key={city.id}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={at === active}
                className="combobox-option"
                onPointerDown={(event) => {
                  // Before the field loses focus, which closes the list.
                  event.preventDefault();
                  choose(city);
                }}
              >
                {city.name}
                <span>{city.region !== null && regionName(city.region)}</span>
              </li>
            ))}
            {isListed && cities.length === 0 && <li className="combobox-none">{t('cityNone')}</li>}
          </ul>
        </div>
      )}
    </Field>
  );
}
