import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fadeIn } from '../../device/fade-in.ts';
import { LoadingBar } from '../../ui/feedback/loading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** How long a navigation may take before the bar shows. */
const throttleMilliseconds = 200;

/** Tells how a navigation goes: a bar while it takes long, and to a screen reader the title of the page it led to. */
export function NavigationNews() {
  const t = useTranslations('shell');
  return (
    <>
      <LoadingBar active={useIsLate()} label={t('loading')} />
      <div role="status">
        <VisuallyHidden>{useArrival()}</VisuallyHidden>
      </div>
    </>
  );
}

function useIsLate(): boolean {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), throttleMilliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLate;
}

/** Lets the page just opened appear, and gives its title; empty until the first navigation in the browser. */
function useArrival(): string {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!fromLocation || !pathChanged) return;
        setTitle(document.title);
        fadeIn(document.getElementById('main'));
      }),
    [router],
  );
  return title;
}
