import type { Locale } from '@vonk/contract/locales';
import type { Messages, Namespace } from './messages.ts';

type Catalogues = Partial<{ [Name in Namespace]: Messages[Name] }>;

/** The texts of one language that were loaded so far. */
export interface TextStore {
  readonly locale: Locale;
  /** Loads what is missing of these namespaces. */
  load(namespaces: readonly Namespace[]): Promise<void>;
  /** All that is loaded; a new object whenever something was added. */
  messages(): Catalogues;
  subscribe(listener: () => void): () => void;
}

type Catalogue = Record<string, unknown>;

// In a built browser app a file of texts has an address one can tell: a list of all of them would be sent along with
// every page.
const catalogues =
  import.meta.env.SSR || import.meta.env.DEV ? import.meta.glob<Catalogue>('../../../locales/src/*/*.ts') : undefined;

function fetchCatalogue(locale: Locale, namespace: Namespace): Promise<Catalogue> {
  if (!catalogues)
    return import(
      /* @vite-ignore */ `${import.meta.env.BASE_URL}assets/${TEXTS_STAMP}-${locale}-${namespace}.js`
    ) as Promise<Catalogue>;
  const load = catalogues[`../../../locales/src/${locale}/${namespace}.ts`];
  if (!load) throw new Error(`no texts ${locale}/${namespace}`);
  return load();
}

/**
 * An empty store of one language; each namespace is a file, so only the texts of a screen are sent. `onMissing` hears
 * of one that did not come.
 */
export function createTextStore(locale: Locale, onMissing: (error: unknown) => void = () => {}): TextStore {
  let messages: Catalogues = {};
  const loading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const loadOne = async (namespace: Namespace) => {
    try {
      await add(namespace);
    } catch (error) {
      // The next screen that needs these texts asks again.
      loading.delete(namespace);
      onMissing(error);
      throw error;
    }
  };
  const add = async (namespace: Namespace) => {
    const catalogue = await fetchCatalogue(locale, namespace);
    messages = { ...messages, [namespace]: Object.values(catalogue)[0] };
    for (const listener of listeners) listener();
  };

  return {
    locale,
    async load(namespaces) {
      for (const namespace of namespaces) if (!loading.has(namespace)) loading.set(namespace, loadOne(namespace));
      await Promise.all(namespaces.map((namespace) => loading.get(namespace)));
    },
    messages: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
