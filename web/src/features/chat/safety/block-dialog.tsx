import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ProfileCard } from '@vonk/contract/profile';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useLabelledName } from '../../../texts/use-labelled-name.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** Asks once, blocks, and offers to undo it (CHAT-8). */
export function BlockDialog({ profile, onClose }: { profile: ProfileCard; onClose: () => void }) {
  const t = useTranslations('members');
  const shell = useTranslations('shell');
  const name = useLabelledName()(profile);
  const { mutate, isPending } = useBlock({ id: profile.id, name }, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('blockTitle', { name })}
      closeLabel={shell('close')}
      footer={
        <>
          <Button variant="danger" wide busy={isPending} onClick={() => mutate()}>
            {t('blockConfirm')}
          </Button>
          <Button variant="secondary" wide onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('blockText', { name: profile.name })}</p>
    </Dialog>
  );
}

function useBlock({ id, name }: { id: string; name: string }, onClose: () => void) {
  const t = useTranslations('members');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const undo = async () => {
    await call('DELETE /api/block.php', { profile: id });
    await queryClient.invalidateQueries();
  };
  return useMutation({
    mutationFn: () => call('POST /api/block.php', { profile: id }),
    onSuccess: async () => {
      onClose();
      await navigate({ to: '/chats' });
      await queryClient.invalidateQueries();
      toast({ text: t('blocked', { name }), action: { label: t('undo'), onPress: () => void undo() } });
    },
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
}
