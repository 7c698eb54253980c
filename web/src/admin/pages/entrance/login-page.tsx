import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAdmin } from '../../api/context.ts';
import { sessionQuery } from '../../api/queries.ts';
import { LoginSteps } from '../../frame/login/login-steps.tsx';
import { useTitle } from '../../parts/layout/use-title.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { askedPage } from './asked-page.ts';

/** Where staff come in, and members do not. */
export function LoginPage() {
  const t = useTranslations('admin-entrance');
  const { call } = useAdmin();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { to } = useSearch({ from: '/login' });
  const [isSecond, setSecond] = useState(false);
  const title = isSecond ? t('second.title') : t('title');
  useTitle(title);
  return (
    <EntranceFrame title={title} intro={isSecond ? undefined : t('intro')}>
      <LoginSteps
        onStep={setSecond}
        onEntered={(me) => {
          queryClient.clear();
          queryClient.setQueryData(sessionQuery(call).queryKey, me);
          router.history.push(`/admin${askedPage(to)}`);
        }}
      />
    </EntranceFrame>
  );
}
