import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { BlockIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useMutation } from '../../api/sending/use-mutation.ts';

type BlockButtonProps = {
  profile: string;
  /** With the label of who is no member: it stands in a dialog and pops up (T2). */
  name: string;
};

/** Blocks after one question, says so, and offers to undo it (CHAT-8). */
export function BlockButton({ profile, name }: BlockButtonProps) {
  const t = useTranslations('members');
  const shell = useTranslations('shell');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useBlock({ profile, name });
  return (
    <>
      <Button variant="quiet" size="compact" icon={<BlockIcon />} onClick={() => setAsking(true)}>
        {t('block')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('blockTitle', { name })}
        closeLabel={shell('close')}
        footer={
          <>
            <Button variant="danger" wide busy={isPending} onClick={() => mutate()}>
              {t('blockConfirm')}
            </Button>
            <Button variant="secondary" wide onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p>{t('blockText', { name })}</p>
      </Dialog>
    </>
  );
}

function useBlock({ profile, name }: BlockButtonProps) {
  const t = useTranslations('members');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const undo = async () => {
    await call('DELETE /api/block.php', { profile });
    await queryClient.invalidateQueries();
  };
  return useMutation({
    mutationFn: () => call('POST /api/block.php', { profile }),
    onSuccess: async () => {
      await navigate({ to: '/members' });
      queryClient.removeQueries({ queryKey: keys.member(profile) });
      await queryClient.invalidateQueries();
      toast({ text: t('blocked', { name }), action: { label: t('undo'), onPress: () => void undo() } });
    },
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
}
