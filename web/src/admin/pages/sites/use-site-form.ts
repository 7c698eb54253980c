import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { focusMistake } from '../../../ui/form/focus-mistake.ts';
import { useAdmin } from '../../api/context.ts';
import type { SiteView } from './queries.ts';
import { changedIn, readTyped, type SiteDraft, type Typed } from './site-draft.ts';

type Mistakes = Readonly<Record<string, string | undefined>>;

/** What was typed about a site, what of it differs and what is wrong with it, until it is saved. */
export function useSiteForm(site: SiteView, form: RefObject<HTMLFormElement | null>) {
  const t = useTranslations('admin-sites');
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
      const words: Readonly<Record<string, string>> = {
        packs: t('packs.wrong'),
        routes: t('routes.wrong'),
        openers: t('openers.wrong'),
        structure: t('structureWrong'),
      };
      const wordsOf = (kind: string) => words[kind] ?? t('numberWrong');
      show(Object.fromEntries(wrong.map(({ name, kind }) => [name, wordsOf(kind)])));
      return wrong.length === 0 && changed.length > 0;
    },
    save: async (reason: string) => {
      refused.current = undefined;
      const known = values.flatMap(({ field: { name }, value }) => (value === undefined ? [] : [{ name, value }]));
      try {
        await call('PUT /api/admin/site', { site: site.site, version: site.version, values: known, reason });
      } catch (error) {
        // What is wrong with a field is said there, and not in the dialog that asks why.
        if (!(error instanceof CallError) || !site.fields.some(({ name }) => name === error.field)) throw error;
        const { place } = error.details;
        const where = place === undefined ? '' : ` ${t('placeWrong', { place: String(place) })}`;
        refused.current = { [error.field ?? '']: `${error.message}${where}` };
      }
    },
    /** After `save`: whether it was; a refusal stands at its field. */
    isSaved: (): boolean => {
      if (refused.current) show(refused.current);
      return refused.current === undefined;
    },
  };
}
