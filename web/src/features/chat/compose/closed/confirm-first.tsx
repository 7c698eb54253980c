import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../../../api/use-app.ts';
import { Button, LinkButton } from '../../../../ui/actions/button.tsx';
import { ComposerBlock } from '../../../../ui/chat/composer.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useMutation } from '../../../../api/sending/use-mutation.ts';

/** In place of the composer until the address is confirmed: why in `children`, which mailbox, and the mail again. */
export function ConfirmFirst({ draft, children }: { draft: string; children: ReactNode }) {
  const t = useTranslations('chat');
  const { call } = useApp();
  const user = useUser();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/activation-mail.php', {}),
    onSuccess: () => toast({ text: t('mailSent') }),
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
  return (
    <ComposerBlock
      title={t('confirmTitle')}
      draft={draft}
      draftLabel={t('keptDraft')}
      actions={
        <>
          <Button busy={isPending} onClick={() => mutate()}>
            {t('sendMailAgain')}
          </Button>
          <LinkButton variant="quiet" link={<Link to="/notifications" search={{ section: 'account' }} />}>
            {t('otherAddress')}
          </LinkButton>
        </>
      }
    >
      {children} {t('confirmMailbox', { email: user?.email ?? '' })}
    </ComposerBlock>
  );
}
