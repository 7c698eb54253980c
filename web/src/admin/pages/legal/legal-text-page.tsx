import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { mayUse } from '@vonk/contract/admin/roles';
import type { LegalPage } from '@vonk/contract/admin/sites/legal';
import { fallbackLocale, type Locale, locales } from '@vonk/contract/locales';
import { isPageName, type PageName } from '@vonk/contract/pages';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMutation } from '../../../api/sending/use-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { EditionsPane } from './editions-pane.tsx';
import { LanguageBar } from './language-bar.tsx';
import { LanguageEditor } from './language-editor.tsx';
import { changedIn, mistakeIn, textIn } from './draft/legal-draft.ts';
import { LegalPreview } from './legal-preview.tsx';
import { PublishDialog, type PublishValues, termsFrom } from './publish-dialog.tsx';
import { legalTextQuery, legalTextsQuery } from './queries.ts';
import { useLegalDraft } from './draft/use-legal-draft.ts';
import { WritingHelp } from './writing-help.tsx';

/** One static page: the Dutch beside the language one writes, as visitors will read it, and its editions (STAFF-4). */
export function LegalTextPage() {
  const t = useTranslations('admin-legal');
  const { page } = useParams({ from: '/house/legal-texts/$page' });
  const { site } = useOwnSite(mayUse.sites);
  const name: PageName = isPageName(page) ? page : 'terms';
  const { call } = useAdmin();
  const query = useQuery(legalTextQuery(call, site, name));
  return (
    <>
      <nav className="crumbs" aria-label={t('title')}>
        <Link to="/legal-texts">{t('title')}</Link> / <span aria-current="page">{t(`pages.${name}`)}</span>
      </nav>
      <Loaded query={query}>
        {(shown) => <Parts key={`${site} ${name} ${shown.version}`} {...{ site, page: shown }} />}
      </Loaded>
    </>
  );
}

function Parts({ site, page }: { site: number; page: LegalPage }) {
  const t = useTranslations('admin-legal');
  const format = useFormatter();
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const form = useLegalDraft(site, page);
  const { draft } = form;
  const [chosen, setChosen] = useState<Locale>(fallbackLocale);
  const [isPublishing, setPublishing] = useState(false);
  const [values, setValues] = useState<PublishValues>({ reason: '', isKnown: false, summaries: {} });
  const changed = changedIn(draft);
  const wrong = locales.find((locale) => mistakeIn(page, draft, locale));
  const { mutate: putBack } = useMutation({
    mutationFn: (number: number) => call('GET /api/admin/legal-edition', { site, page: page.page, number }),
    onSuccess: ({ texts }) => toast({ text: t(form.load(texts) ? 'loaded' : 'nothingDiffers') }),
    onError: ({ message }) => toast({ kind: 'error', text: message }),
  });
  const published = () => {
    setPublishing(false);
    form.clear();
    const date = format.dateTime(termsFrom(), { dateStyle: 'long' });
    toast({ text: page.page === 'terms' ? t('publishedTerms', { date }) : t('published') });
    void queryClient.invalidateQueries({ queryKey: legalTextsQuery(call, site).queryKey });
  };
  const editor = (locale: Locale) => (
    <LanguageEditor
      key={locale}
      {...{ page, draft, locale }}
      error={form.refused[locale]}
      onType={(typed) => form.type(locale, typed)}
    />
  );
  return (
    <>
      <PageHead
        title={t(`pages.${page.page}`)}
        actions={
          <>
            {changed.length > 0 && <span role="status">{t('unsaved', { count: changed.length })}</span>}
            {changed.length > 0 && (
              <Button variant="secondary" onClick={form.clear}>
                {t('undo')}
              </Button>
            )}
            <Button
              disabled={changed.length === 0}
              onClick={() => (wrong === undefined ? setPublishing(true) : setChosen(wrong))}
            >
              {t('publish')}
            </Button>
          </>
        }
      />
      <LanguageBar {...{ page, draft, chosen }} onChoose={setChosen} />
      <div className="panes">
        <div className={chosen === fallbackLocale ? 'legal-sides legal-sides-one' : 'legal-sides'}>
          {editor(fallbackLocale)}
          {chosen !== fallbackLocale && editor(chosen)}
        </div>
        <WritingHelp page={page} locale={chosen} />
        <LegalPreview page={page} locale={chosen} body={textIn(page, draft, chosen).body} />
        <EditionsPane page={page} onBack={putBack} />
      </div>
      {isPublishing && (
        <PublishDialog
          {...{ site, page, draft, values }}
          onChange={setValues}
          onClose={() => setPublishing(false)}
          onPublished={published}
          onRefused={(locale, message) => {
            setPublishing(false);
            setChosen(locale);
            form.refuse(locale, message);
          }}
        />
      )}
    </>
  );
}
