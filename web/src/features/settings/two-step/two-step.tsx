import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { TwoStep as State } from '@vonk/contract/two-step';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { type Call, CallError, isRefused } from '../../../api/call.ts';
import { useApp } from '../../../api/use-app.ts';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useMutation } from '../../../api/sending/use-mutation.ts';

const twoStepQuery = (call: Call) =>
  queryOptions({ queryKey: keys.twoStep, queryFn: () => call('GET /api/two-step.php', {}) });

const TwoStepSetup = lazy(async () => ({ default: (await import('./two-step-setup.tsx')).TwoStepSetup }));
const BackupCodes = lazy(async () => ({ default: (await import('./backup-codes.tsx')).BackupCodes }));

type Begun = { secret: string; uri: string };

/**
 * A second step at login: switched on and off, its backup codes made anew (T128). `onStale`: the password must be given
 * first, then `go` again.
 */
export function TwoStep({ onStale }: { onStale: (go: () => void) => void }) {
  const t = useTranslations('settings.twoStep');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data } = useSuspenseQuery(twoStepQuery(call));
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { run, isBusy } = useProved(onStale);
  const keep = (state: State) => queryClient.setQueryData(twoStepQuery(call).queryKey, state);
  const show = (shown: { backup_codes: string[]; backup_codes_left: number }) => {
    keep({ is_on: true, backup_codes_left: shown.backup_codes_left });
    setBegun(undefined);
    setCodes(shown.backup_codes);
  };
  const switchOff = async () => {
    keep(await call('DELETE /api/two-step.php', {}));
    toast({ text: t('offDone') });
  };
  return (
    <div className="grid gap-4">
      <div>
        <h3>{t('title')}</h3>
        <p className="text-sm text-ink-2">{t('intro')}</p>
      </div>
      <Suspense>
        {codes ? (
          <BackupCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : begun ? (
          <TwoStepSetup {...begun} onStale={onStale} onDone={show} onCancel={() => setBegun(undefined)} />
        ) : data.is_on ? (
          <>
            <p>
              {t('isOn')} {t('left', { count: data.backup_codes_left })}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                busy={isBusy}
                onClick={() => run(async () => show(await call('POST /api/backup-codes.php', {})))}
              >
                {t('renew')}
              </Button>
              <Button variant="secondary" busy={isBusy} onClick={() => run(switchOff)}>
                {t('off')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>{t('isOff')}</p>
            <Button
              variant="secondary"
              className="justify-self-start"
              busy={isBusy}
              onClick={() => run(async () => setBegun(await call('POST /api/two-step-start.php', {})))}
            >
              {t('start')}
            </Button>
          </>
        )}
      </Suspense>
    </div>
  );
}

/** Runs what needs a fresh login; asks for the password in between where the last is too long ago. */
function useProved(onStale: (go: () => void) => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (error, work) => {
      if (isRefused<'DELETE /api/two-step.php'>(error, 'fresh_login_required')) return onStale(() => mutate(work));
      toast({ kind: 'error', text: (error instanceof CallError && error.message) || errorText('internal') });
    },
  });
  return { run: (work: () => Promise<void>) => mutate(work), isBusy: isPending };
}
