import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

interface ListSearch {
  readonly searched: string;
  search(text: string): void;
  /** Whether the field had the focus when the list went. */
  readonly hadFocus: RefObject<boolean>;
}

const ListSearchContext = createContext<ListSearch | undefined>(undefined);

/**
 * Keeps what is searched in the list of conversations from one screen of the chat to the next, for each draws the list
 * anew: who opens what they found, or types while the last conversation opens again, goes on where they were.
 */
export function ListSearchProvider({ children }: { children: ReactNode }) {
  const [searched, search] = useState('');
  const hadFocus = useRef(false);
  const value = useMemo(() => ({ searched, search, hadFocus }), [searched]);
  return <ListSearchContext value={value}>{children}</ListSearchContext>;
}

/** What is searched in the list of conversations. */
export function useListSearch(): ListSearch {
  const value = useContext(ListSearchContext);
  if (!value) throw new Error('a list of conversations outside the chat');
  return value;
}

const useLayoutEffectOfBrowser = globalThis.document === undefined ? useEffect : useLayoutEffect;

/** The field of the search: it takes the focus over from the one of the screen before. */
export function useKeptFocus(): RefObject<HTMLInputElement | null> {
  const { hadFocus } = useListSearch();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffectOfBrowser(() => {
    const input = field.current;
    if (hadFocus.current) input?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = input !== null && document.activeElement === input;
    };
  }, [hadFocus]);
  return field;
}
