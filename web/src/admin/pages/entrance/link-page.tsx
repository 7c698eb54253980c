import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/loading.tsx';
import type { AdminCall } from '../../api/call.ts';
import { useAdmin } from '../../api/context.ts';
import { Failure } from '../../parts/layout/failure.tsx';
import { adminKeys } from '../../api/keys.ts';
import { BackupCodes } from '../../parts/second-step/backup-codes.tsx';
import { useTitle } from '../../parts/layout/use-title.ts';
import { ChoosePassword } from './choose-password.tsx';
import { EntranceFrame } from './entrance-frame.tsx';
import { FirstSecondStep } from './first-second-step.tsx';

const linkQuery = (call: AdminCall, token: string) =>
  queryOptions({
    queryKey: adminKeys.link(token),
    queryFn: () => call('GET /api/admin/link', { token }),
    staleTime: Infinity,
  });

/** A link from a mail or the command line: password, then a second step, and one is in (STAFF-1). */
export function LinkPage() {
  const t = useTranslations('admin-entrance.link');
  const { call } = useAdmin();
  const { token = '' } = useSearch({ from: '/link' });
  const { data, error, refetch } = useQuery(linkQuery(call, token));
  const [isChosen, setChosen] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const title = codes ? t('codesTitle') : isChosen ? t('stepTitle') : t('title');
  useTitle(title);
  if (error)
    return (
      <EntranceFrame title={title}>
        <Failure error={error} onRetry={() => void refetch()} />
      </EntranceFrame>
    );
  if (!data)
    return (
      <EntranceFrame title={title}>
        <LoadingRegion busy label={t('loading')}>
          <Skeleton shape="line" />
        </LoadingRegion>
      </EntranceFrame>
    );
  if (data.state !== 'valid')
    return (
      <EntranceFrame title={t('overTitle')} intro={t(`states.${data.state}`)}>
        <LinkButton wide link={<Link to="/login" />}>
          {t('toLogin')}
        </LinkButton>
      </EntranceFrame>
    );
  return (
    <EntranceFrame title={title} intro={codes ? undefined : isChosen ? t('stepText') : t('intro', data)}>
      {codes ? (
        // Loaded anew: nothing of the link stays in the page's memory.
        <BackupCodes codes={codes} onKept={() => location.replace('/admin/')} />
      ) : isChosen ? (
        <FirstSecondStep onEnrolled={(shown) => (shown.length > 0 ? setCodes(shown) : location.replace('/admin/'))} />
      ) : (
        <ChoosePassword token={token} email={data.email} onChosen={() => setChosen(true)} />
      )}
    </EntranceFrame>
  );
}
