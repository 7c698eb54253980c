import { useQueryClient } from '@tanstack/react-query';
import type { Country } from '@vonk/contract/locales';
import { useState } from 'react';
import { useApp } from '../../../api/use-app.ts';
import { citiesQuery } from '../queries.ts';
import { type City, meantCity } from './meant-city.ts';

interface Choice {
  country: Country | undefined;
  /** The name of the city that is chosen now; empty for none. */
  chosen: string;
  onChoose: (city: City | undefined) => void;
}

/** What stands in the field of the city, which may not be chosen yet. */
export interface TypedCity {
  readonly country: Country | undefined;
  readonly text: string;
  /** What was typed is no place of the list, or could be several. */
  readonly isUnclear: boolean;
  type(text: string): void;
  choose(city: City): void;
  /**
   * Takes what was typed for a place where that is clear, and answers what is chosen then; `unclear` where it is not,
   * which the field says.
   */
  settle(): Promise<City | 'kept' | 'none' | 'unclear'>;
}

/** Keeps what is typed as the city until it is chosen: nothing that was typed is thrown away without a word. */
export function useTypedCity({ country, chosen, onChoose }: Choice): TypedCity {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const [isUnclear, setUnclear] = useState(false);
  const of = `${country} ${chosen}`;
  const [known, setKnown] = useState(of);
  if (of !== known) {
    // Chosen elsewhere, as by undo.
    setKnown(of);
    setTyped(undefined);
    setUnclear(false);
  }
  const text = typed ?? chosen;
  const choose = (city: City | undefined) => {
    setTyped(city?.name ?? '');
    setUnclear(false);
    onChoose(city);
  };
  const find = async (name: string) => {
    if (!country || name.length < 2) return undefined;
    return meantCity(name, await queryClient.fetchQuery(citiesQuery(call, country, name)).catch(() => []));
  };
  return {
    country,
    text,
    isUnclear,
    type(next) {
      setTyped(next);
      setUnclear(false);
    },
    choose,
    async settle() {
      const name = text.trim();
      if (name === chosen) return 'kept';
      if (name === '') {
        choose(undefined);
        return 'none';
      }
      const meant = await find(name);
      if (meant) choose(meant);
      else setUnclear(true);
      return meant ?? 'unclear';
    },
  };
}
