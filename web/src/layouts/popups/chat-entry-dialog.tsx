import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHideNotice } from '../../api/notices.ts';
import { useApp } from '../../api/use-app.ts';
import { useMessageCost } from '../../prices/use-message-cost.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CreditsIcon, FictionalIcon, InfoIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** Who is invented, what a message costs, how to stay safe; cannot be left unread. */
export function ChatEntryDialog({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('shell.chatEntry');
  const shell = useTranslations('shell');
  const { settings } = useApp();
  const { inText } = useMessageCost();
  const hide = useHideNotice();
  return (
    <Dialog
      open={isOpen}
      onClose={() => undefined}
      locked
      title={t('title')}
      closeLabel={shell('close')}
      footer={
        <Button wide onClick={() => hide('chat_entry')} data-autofocus>
          {t('confirm')}
        </Button>
      }
    >
      <ul className="mt-1 grid gap-3.5">
        {settings.fictional_visibility !== 'off' && <Fact icon={<FictionalIcon />}>{t('fictional')}</Fact>}
        <Fact icon={<CreditsIcon />}>{t('price', { price: inText })}</Fact>
        <Fact icon={<InfoIcon />}>{t('safety')}</Fact>
      </ul>
    </Dialog>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3">
    <span className="mt-0.5 shrink-0">{icon}</span>
    <p>{children}</p>
  </li>
);
