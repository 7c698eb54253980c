import { useQueryClient } from '@tanstack/react-query';
import { maxPhotoBytes } from '@vonk/contract/photos';
import type { OwnVerification } from '@vonk/contract/verification';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { sendWithProgress } from '../../../api/sending/send-with-progress.ts';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Panel } from '../../../ui/frame/page.tsx';
import { CameraIcon } from '../../../ui/icons.ts';
import { useMoment } from './use-moment.ts';
import { useVerificationChange, useWithdraw } from './use-verification.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** What was drawn, and the camera: on a phone it opens by itself, elsewhere a file is chosen. */
export function Task({ verification: { gesture, number, until } }: { verification: OwnVerification }) {
  const t = useTranslations('verification');
  const { hour } = useMoment();
  const stop = useWithdraw();
  const { send, isSending, percent, problem } = useSendPicture();
  return (
    <>
      {problem !== undefined && <Alert kind="error">{problem}</Alert>}
      <Panel>
        <h3>{t('openTitle')}</h3>
        <p className="verification-task">
          {gesture === null ? t('number', { number: number ?? '' }) : t(`gestures.${gesture}`)}
        </p>
        <p>{gesture === null ? t('numberNote') : t('gestureNote')}</p>
        <p className="mt-2 text-sm text-ink-2">{t('until', { time: hour(until) })}</p>
      </Panel>
      <p role="status" className="text-sm text-ink-2">
        {isSending && t('sending', { percent: String(percent) })}
      </p>
      <div className="verification-actions">
        <Camera side={gesture === null ? 'environment' : 'user'} busy={isSending} onPicture={send} />
        <Button variant="secondary" busy={stop.isPending} onClick={() => stop.mutate()}>
          {t('stop')}
        </Button>
      </div>
    </>
  );
}

type CameraProps = {
  /** The one that shows who holds the phone, or the one at its back. */
  side: 'user' | 'environment';
  busy: boolean;
  onPicture: (file: File) => void;
};

function Camera({ side, busy, onPicture }: CameraProps) {
  const t = useTranslations('verification');
  const input = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Cleared, so that the same file can be chosen again after a failure.
    currentTarget.value = '';
    if (file) onPicture(file);
  };
  return (
    <>
      <input ref={input} type="file" hidden accept="image/jpeg,image/png,image/webp" capture={side} onChange={take} />
      <Button icon={<CameraIcon />} busy={busy} onClick={() => input.current?.click()}>
        {t('take')}
      </Button>
    </>
  );
}

function useSendPicture() {
  const photos = useTranslations('photos');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const change = useVerificationChange();
  const [percent, setPercent] = useState(0);
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) =>
      call('POST /api/verification-photo.php', {}, { file, send: sendWithProgress(setPercent) }),
    onMutate: () => setPercent(0),
    onSuccess: change,
    onError: (failure) => {
      if (isRefused<'POST /api/verification-photo.php'>(failure, 'verification_over'))
        void queryClient.invalidateQueries({ queryKey: keys.verification });
    },
  });
  return {
    percent,
    isSending: isPending,
    problem: isTooLarge ? photos('tooLarge') : (error?.message ?? undefined),
    send: (file: File) => {
      setTooLarge(file.size > maxPhotoBytes);
      if (file.size <= maxPhotoBytes) mutate(file);
    },
  };
}
