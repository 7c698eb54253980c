import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { fieldGroups } from '@vonk/contract/admin/sites/fields';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../api/context.ts';
import { useReadMe } from '../../api/use-read-me.ts';
import { ReasonDialog } from '../../parts/acts/reason-dialog.tsx';
import { Loaded, Pane } from '../../parts/layout/pane.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { PlanActs, type PlanAsked, PlansPane } from './plans/plans-pane.tsx';
import { siteQuery, sitesQuery, type SiteView } from './queries.ts';
import { SignupStatus } from './signup-status.tsx';
import { SiteField } from './site-field.tsx';
import { typedOf } from './site-draft.ts';
import { ThemePreview } from './theme-preview.tsx';
import { useSiteForm } from './use-site-form.ts';
import { PutBack, VersionList } from './version-list.tsx';

/** One site: all that it is in groups, with what each does, since when and by whom, and its versions (STAFF-4). */
export function SitePage() {
  const t = useTranslations('admin-sites');
  const { call } = useAdmin();
  const { at } = useParams({ from: '/house/sites/$at' });
  const query = useQuery(siteQuery(call, Number(at)));
  return (
    <>
      <nav className="crumbs" aria-label={t('title')}>
        <Link to="/sites">{t('title')}</Link> / <span aria-current="page">{query.data?.name ?? at}</span>
      </nav>
      <Loaded query={query}>{(site) => <Parts key={site.version} site={site} />}</Loaded>
    </>
  );
}

function Parts({ site }: { site: SiteView }) {
  const t = useTranslations('admin-sites');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const readMe = useReadMe();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [asked, setAsked] = useState<number>();
  const [planAsked, setPlanAsked] = useState<PlanAsked>();
  const ref = useRef<HTMLFormElement>(null);
  const form = useSiteForm(site, ref);
  const { draft, changed } = form;
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: siteQuery(call, site.site).queryKey });
    void queryClient.invalidateQueries({ queryKey: sitesQuery(call).queryKey });
    void readMe();
  };
  const color = String(draft['primary_color'] ?? site.color);
  return (
    <>
      <Form ref={ref} onSend={() => form.judge() && setSaving(true)}>
        <PageHead title={site.name} actions={<Actions signups={site.signups} form={form} />} />
        <div className="site-parts">
          <Groups changed={changed} />
          <div className="panes site-panes">
            {fieldGroups.map((group) => (
              <div key={group} id={`group-${group}`} className="site-group">
                <Pane title={t(`groups.${group}`)}>
                  <div className="site-fields">
                    {site.fields
                      .filter((field) => field.group === group)
                      .map((field) => (
                        <SiteField
                          key={field.name}
                          field={field}
                          open={site.open_providers}
                          isLeft={!changed.some(({ name }) => name === field.name)}
                          currency={site.currency}
                          typed={draft[field.name] ?? typedOf(field)}
                          error={form.mistakes[field.name]?.text}
                          place={form.mistakes[field.name]?.place}
                          onType={(typed) => form.type(field.name, typed)}
                        />
                      ))}
                  </div>
                </Pane>
              </div>
            ))}
          </div>
          <div className="panes site-aside">
            <ThemePreview name={String(draft['name'] ?? site.name)} color={color.trim().toLowerCase()} />
            <PlansPane site={site.site} onAsk={setPlanAsked} />
            <VersionList site={site} onAsk={setAsked} />
          </div>
        </div>
      </Form>
      {isSaving && (
        <ReasonDialog
          title={t('saveTitle')}
          text={t('saveText')}
          action={t('save')}
          isOfMember={false}
          isHarmless
          send={form.save}
          onClose={() => setSaving(false)}
          onDone={() => {
            setSaving(false);
            if (!form.isSaved()) return;
            toast({ text: t('saved') });
            reload();
          }}
        />
      )}
      {planAsked && <PlanActs site={site.site} asked={planAsked} onClose={() => setPlanAsked(undefined)} />}
      {asked !== undefined && <PutBack {...{ site, asked }} onClose={() => setAsked(undefined)} onDone={reload} />}
    </>
  );
}

type ActionsProps = { signups: SiteView['signups']; form: ReturnType<typeof useSiteForm> };

function Actions({ signups, form: { changed, undo } }: ActionsProps) {
  const t = useTranslations('admin-sites');
  return (
    <>
      <SignupStatus signups={signups} />
      {changed.length > 0 && <span role="status">{t('unsaved', { count: changed.length })}</span>}
      {changed.length > 0 && (
        <Button variant="secondary" onClick={undo}>
          {t('undo')}
        </Button>
      )}
      <Button type="submit">{t('save')}</Button>
    </>
  );
}

/** The way to each group, and which were changed. */
function Groups({ changed }: { changed: readonly { group: string }[] }) {
  const t = useTranslations('admin-sites');
  return (
    <nav className="site-groups" aria-label={t('groupsLabel')}>
      {fieldGroups.map((group) => (
        <button
          key={group}
          type="button"
          onClick={() => document.querySelector(`#group-${group}`)?.scrollIntoView({ block: 'start' })}
        >
          {t(`groups.${group}`)}
          {changed.some((field) => field.group === group) && (
            <span className="site-dot">
              <span className="sr-only">{t('changedHere')}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
