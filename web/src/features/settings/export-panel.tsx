import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../api/call.ts';
import { useApp } from '../../api/use-app.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ProveDialog } from './proof/prove-dialog.tsx';
import { exportQuery } from './queries.ts';
import { useMutation } from '../../api/sending/use-mutation.ts';

/** One file with everything about me (PRIV-2); who was not here lately gives the password first (T130). */
export function ExportPanel() {
  const t = useTranslations('settings.export');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isProving, setProving] = useState(false);
  const query = exportQuery(call);
  const { data } = useSuspenseQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/export.php', {}),
    onSuccess: (state) => queryClient.setQueryData(query.queryKey, state),
    onError: (error) => {
      if (isRefused<'POST /api/export.php'>(error, 'fresh_login_required')) setProving(true);
      else toast({ kind: 'error', text: error.message });
    },
  });
  const proved = () => {
    setProving(false);
    mutate();
  };
  return (
    <>
      <h3>{t('title')}</h3>
      <p className="text-sm text-ink-2">{t('text')}</p>
      {data.state === 'making' && <p role="status">{t('making')}</p>}
      {data.address !== null && (
        <LinkButton variant="secondary" className="justify-self-start" link={<a href={data.address} download />}>
          {t('fetch')}
        </LinkButton>
      )}
      {data.state === 'none' && (
        <Button variant="secondary" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
          {t('ask')}
        </Button>
      )}
      <ProveDialog open={isProving} onClose={() => setProving(false)} onProved={proved} />
    </>
  );
}
