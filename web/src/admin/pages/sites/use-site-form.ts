import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { focusMistake } from '../../../ui/form/focus-mistake.ts';
import { useAdmin } from '../../api/context.ts';
import type { SiteView } from './queries.ts';
import { changedIn, readTyped, type SiteDraft, type Typed } from './site-draft.ts';

/** What is wrong with a field; `place`: where in it, where the server says so. */
interface Mistake {
  readonly text: string;
  readonly place?: string;
}
type Mistakes = Readonly<Record<string, Mistake | undefined>>;

/** The words for what is wrong with a field. */
function useMistakes() {
  const t = useTranslations('admin-sites');
  const claims = useTranslations('admin-claims');
  const words: Readonly<Record<string, string>> = {
    packs: t('packs.wrong'),
    routes: t('routes.wrong'),
    openers: t('openers.wrong'),
    gifts: t('gifts.wrong'),
    claims: claims('wrong'),
    structure: t('structureWrong'),
  };
  return {
    /** Of what cannot be read as it was typed. */
    unreadable: (kind: string): Mistake => ({ text: words[kind] ?? t('numberWrong') }),
    /** Of what the server refused: a claim is marked at its own input; the place in another field is told. */
    mistakeIn: (kind: string, { message, details: { place } }: CallError): Mistake => {
      if (place === undefined) return { text: message };
      const text = kind === 'claims' ? claims('wrong') : `${message} ${t('placeWrong', { place: String(place) })}`;
      return { text, place: String(place) };
    },
  };
}

/** What was typed about a site, what of it differs and what is wrong with it, until it is saved. */
export function useSiteForm(site: SiteView, form: RefObject<HTMLFormElement | null>) {
  const { unreadable, mistakeIn } = useMistakes();
  const { call } = useAdmin();
  const [draft, setDraft] = useState<SiteDraft>({});
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const refused = useRef<Mistakes>(undefined);
  const changed = changedIn(site.fields, draft);
  const values = changed.map((field) => ({ field, value: readTyped(field, draft[field.name] ?? '') }));
  const show = (found: Mistakes) => {
    flushSync(() => setMistakes(found));
    focusMistake(form.current);
    // What has no single control, as boxes to tick, takes no focus and is shown.
    form.current?.querySelector('.field-error')?.scrollIntoView({ block: 'center' });
  };
  return {
    draft,
    mistakes,
    changed,
    type: (name: string, typed: Typed) => {
      setMistakes({ ...mistakes, [name]: undefined });
      setDraft({ ...draft, [name]: typed });
    },
    undo: () => {
      setDraft({});
      setMistakes({});
    },
    /** Whether it can be sent; what cannot be read is said at its field. */
    judge: (): boolean => {
      const wrong = values.filter(({ value }) => value === undefined).map(({ field }) => field);
      show(Object.fromEntries(wrong.map(({ name, kind }) => [name, unreadable(kind)])));
      return wrong.length === 0 && changed.length > 0;
    },
    save: async (reason: string) => {
      refused.current = undefined;
      const known = values.flatMap(({ field: { name }, value }) => (value === undefined ? [] : [{ name, value }]));
      try {
        await call('PUT /api/admin/site', { site: site.site, version: site.version, values: known, reason });
      } catch (error) {
        // What is wrong with a field is said there, and not in the dialog that asks why.
        const field = error instanceof CallError ? site.fields.find(({ name }) => name === error.field) : undefined;
        if (!(error instanceof CallError) || !field) throw error;
        refused.current = { [field.name]: mistakeIn(field.kind, error) };
      }
    },
    /** After `save`: whether it was; a refusal stands at its field. */
    isSaved: (): boolean => {
      if (refused.current) show(refused.current);
      return refused.current === undefined;
    },
  };
}
