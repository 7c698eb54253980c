import { useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@vonk/contract/api';
import { useState } from 'react';
import { useApp, useUser } from '../../api/use-app.ts';
import type { FinderAnswers } from './answers.ts';

/** How far somebody is. */
export interface Finding {
  readonly answers: FinderAnswers;
  /** Which question is asked. */
  readonly at: number;
  /** What was found for a visitor; `page` is undefined where a guest may not search. */
  readonly found?: { readonly page: CallOutput<'GET /api/members.php'> | undefined } | undefined;
}

const key = ['finder'];

/**
 * The answers so far. They outlive the screen, so that coming back from signing up begins nothing anew, but not the
 * tab.
 */
export function useFinder(
  countries: CallOutput<'GET /api/regions.php'>['countries'],
): [Finding, (changes: Partial<Finding>) => void] {
  const { settings } = useApp();
  const user = useUser();
  const queryClient = useQueryClient();
  const [finding, setFinding] = useState<Finding>(() => {
    const own = user?.profile.country ?? settings.geoip_selected_country ?? settings.geoip_country;
    const country = countries.find(({ code }) => code === own)?.code ?? countries[0]?.code ?? '';
    const answers = {
      gender: user?.profile.gender ?? undefined,
      looksFor: undefined,
      age: undefined,
      country,
      region: '',
    };
    return queryClient.getQueryData<Finding>(key) ?? { answers, at: 0 };
  });
  const change = (changes: Partial<Finding>) => {
    const next = { ...finding, ...changes };
    setFinding(next);
    queryClient.setQueryData(key, next);
  };
  return [finding, change];
}
