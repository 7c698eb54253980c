import { useQuery } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import { checkName, cleanName } from '@vonk/contract/signup';
import { useEffect, useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';

/** How long typing must pause before the server is asked. */
const pauseMilliseconds = 600;

export interface NameCheck {
  readonly isTaken: boolean;
  /** Names like it that nobody has. */
  readonly suggestions: readonly string[];
}

const unknown: NameCheck = { isTaken: false, suggestions: [] };

/** Asks while a name is typed whether it is taken (ACC-2); without an answer nothing is said until it is sent. */
export function useNameCheck(typed: string): NameCheck {
  const { call } = useApp();
  const name = cleanName(typed);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [name]);
  const { data } = useQuery({
    queryKey: keys.nameCheck(asked),
    queryFn: () => call('POST /api/name-check.php', { name: asked }),
    enabled: asked !== '' && checkName(asked, '') === undefined,
    staleTime: minute,
  });
  return data?.is_taken && asked === name ? { isTaken: true, suggestions: data.suggestions } : unknown;
}
