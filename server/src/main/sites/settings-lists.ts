import type { Locale } from '@vonk/contract/locales';
import { interests } from '@vonk/contract/profile';
import type { SettingsLists } from '@vonk/contract/sites';
import { fictional as de } from '@vonk/locales/de/fictional';
import { fictional as en } from '@vonk/locales/en/fictional';
import { fictional as es } from '@vonk/locales/es/fictional';
import { fictional as fr } from '@vonk/locales/fr/fictional';
import { fictional as it } from '@vonk/locales/it/fictional';
import { fictional as nl } from '@vonk/locales/nl/fictional';
import { fictional as pl } from '@vonk/locales/pl/fictional';
import type { Texts } from '@vonk/locales/texts';
import { createTranslator } from 'use-intl/core';
import { conditionsOf } from '../../pages/index.ts';
import { listRegions } from '../../places/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { readOtherKinds } from '../../profile/index.ts';
import { fillFacts, type VisitorCall } from '../../sites/index.ts';

const catalogues: Readonly<Record<Locale, Texts<typeof nl>>> = { de, en, es, fr, it, nl, pl };

/** What a site's settings tell of other modules' matters, in the visitor's language (C38, C40). */
export async function readSettingsLists(
  { db }: { readonly db: Db },
  call: Pick<VisitorCall, 'site' | 'locale'>,
): Promise<SettingsLists> {
  const { fictional, ai } = conditionsOf(call.site, await readOtherKinds(db, call.site));
  return {
    region_data: listRegions(call).countries,
    interests: [...interests],
    ...(fictional ? factsOf(call, ai ? 'ai' : 'staff') : none),
  };
}

const none = { fictional_warning: '', fictional_singular: '', fictional_plural: '', fictional_icon: false };

/** What an invented profile is called, and the three facts about it, in the site's own words if any (T4, T12). */
function factsOf({ site, locale }: Pick<VisitorCall, 'site' | 'locale'>, by: 'ai' | 'staff') {
  const t = createTranslator({ locale, messages: catalogues[locale] as typeof nl });
  const facts = {
    invented: t('invented'),
    writers: t('writers', { by, company: site.company.name }),
    meeting: t('meeting'),
  };
  const own = site.settings.fictional_words[locale];
  return {
    fictional_warning: fillFacts(own?.warning ?? '{invented} {writers} {meeting}', facts),
    fictional_singular: own?.singular ?? t('singular'),
    fictional_plural: own?.plural ?? t('plural'),
    fictional_icon: site.settings.fictional_icon,
  };
}
