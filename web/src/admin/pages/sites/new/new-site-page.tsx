import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { fewestReasonCharacters, maxReasonCharacters } from '@vonk/contract/admin/words';
import { fieldGroups } from '@vonk/contract/admin/sites/fields';
import { optionalSiteFields, slugPattern } from '@vonk/contract/admin/sites/sites';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../../api/sending/use-send.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../../api/context.ts';
import { useReadMe } from '../../../api/use-read-me.ts';
import { NotProved, useWithProof } from '../../../frame/proof/proof-provider.tsx';
import { patternMistake } from '../../../parts/acts/pattern-mistake.ts';
import { Loaded, Pane } from '../../../parts/layout/pane.tsx';
import { PageHead } from '../../../parts/layout/page-head.tsx';
import { newSiteQuery, type NewSite, sitesQuery } from '../queries.ts';
import { readTyped, type SiteDraft, typedOf } from '../site-draft.ts';
import { SiteField } from '../site-field.tsx';
import { ThemePreview } from '../theme-preview.tsx';

/** Makes a site from one form (SITE-1): what is not asked has its usual value. */
export function NewSitePage() {
  const t = useTranslations('admin-sites');
  const { call } = useAdmin();
  const query = useQuery(newSiteQuery(call));
  return (
    <>
      <nav className="crumbs" aria-label={t('title')}>
        <Link to="/sites">{t('title')}</Link> / <span aria-current="page">{t('making.title')}</span>
      </nav>
      <PageHead title={t('making.title')} intro={t('making.intro')} />
      <Loaded query={query}>{(about) => <NewSiteForm about={about} />}</Loaded>
    </>
  );
}

interface Draft {
  slug: string;
  reason: string;
  typed: SiteDraft;
}

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** What is typed, and sends it: what a site cannot do without is said at its field, all at once. */
function useNewSite({ fields }: NewSite) {
  const t = useTranslations('admin-sites.making');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const readMe = useReadMe();
  const toast = useToast();
  const withProof = useWithProof();
  const [draft, setDraft] = useState<Draft>({ slug: '', reason: '', typed: {} });
  const valuesOf = ({ typed }: Draft) =>
    fields.map((field) => ({ name: field.name, value: readTyped(field, typed[field.name] ?? typedOf(field)) ?? '' }));
  const sending = useSend({
    check: (now: Draft) => ({
      ...patternMistake('slug', { typed: now.slug, pattern: slugPattern }),
      ...Object.fromEntries(
        valuesOf(now)
          .filter(({ name, value }) => isEmpty(value) && !optionalSiteFields.some((one) => one === name))
          .map(({ name }) => [name, 'words_required' as const]),
      ),
      ...(now.reason.trim().length < fewestReasonCharacters && { reason: 'text_required' as const }),
    }),
    send: async (now: Draft) => {
      const asked = { slug: now.slug.trim(), values: valuesOf(now), reason: now.reason.trim() };
      try {
        return await withProof(() => call('POST /api/admin/new-site', asked));
      } catch (error) {
        if (error instanceof NotProved) return undefined;
        throw error;
      }
    },
    onSent: (answer) => {
      if (!answer) return;
      toast({ text: t('made', { name: String(draft.typed['name'] ?? draft.slug) }) });
      void queryClient.invalidateQueries({ queryKey: sitesQuery(call).queryKey });
      void navigate({ to: '/sites/$at', params: { at: String(answer.site) } }).then(readMe);
    },
  });
  return { ...sending, draft, setDraft };
}

function NewSiteForm({ about }: { about: NewSite }) {
  const t = useTranslations('admin-sites');
  const acts = useTranslations('admin-members.acts');
  const { draft, setDraft, submit, mistakes, mend, isSending, problem } = useNewSite(about);
  const { fields } = about;
  const typedIn = (name: string) => {
    const field = fields.find((one) => one.name === name);
    return String(draft.typed[name] ?? (field ? typedOf(field) : ''));
  };
  return (
    <Form onSend={(form) => submit(form, draft)}>
      <div className="site-parts site-parts-new">
        <div className="panes site-panes">
          {fieldGroups
            .filter((group) => fields.some((field) => field.group === group))
            .map((group) => (
              <Pane key={group} title={t(`groups.${group}`)}>
                <div className="site-fields">
                  {group === 'look' && (
                    <TextInput
                      label={t('making.slug')}
                      hint={t('making.slugHint')}
                      error={mistakes['slug']}
                      autoComplete="off"
                      maxLength={40}
                      value={draft.slug}
                      onChange={({ currentTarget: { value } }) => {
                        mend('slug');
                        setDraft({ ...draft, slug: value.toLowerCase() });
                      }}
                    />
                  )}
                  {fields
                    .filter((field) => field.group === group)
                    .map((field) => (
                      <SiteField
                        key={field.name}
                        field={field}
                        currency={typedIn('currency')}
                        typed={draft.typed[field.name] ?? typedOf(field)}
                        error={mistakes[field.name]}
                        onType={(typed) => {
                          mend(field.name);
                          setDraft({ ...draft, typed: { ...draft.typed, [field.name]: typed } });
                        }}
                      />
                    ))}
                </div>
              </Pane>
            ))}
          <section className="pane site-fields">
            <Textarea
              label={acts('reason')}
              hint={acts('reasonHint')}
              error={mistakes['reason']}
              maxLength={maxReasonCharacters}
              value={draft.reason}
              onChange={({ currentTarget: { value } }) => {
                mend('reason');
                setDraft({ ...draft, reason: value });
              }}
            />
            {problem && <Alert kind="error">{problem}</Alert>}
            <Button type="submit" wide busy={isSending}>
              {t('making.make')}
            </Button>
          </section>
        </div>
        <div className="panes site-aside">
          <ThemePreview name={typedIn('name')} color={typedIn('primary_color').trim().toLowerCase()} />
        </div>
      </div>
    </Form>
  );
}
