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

const catalogues = import.meta.glob<Record<string, unknown>>('../../../locales/src/*/*.ts');

/** An empty store of one language; each namespace is its own chunk, so only the texts of a screen are sent. */
export function createTextStore(locale: Locale): TextStore {
  let messages: Catalogues = {};
  const loading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const loadOne = async (namespace: Namespace) => {
    try {
      await add(namespace);
    } catch (error) {
      // The next screen that needs these texts asks again.
      loading.delete(namespace);
      throw error;
    }
  };
  const add = async (namespace: Namespace) => {
    const load = catalogues[`../../../locales/src/${locale}/${namespace}.ts`];
    if (!load) throw new Error(`no texts ${locale}/${namespace}`);
    const module = await load();
    messages = { ...messages, [namespace]: Object.values(module)[0] };
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
