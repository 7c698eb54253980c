import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHideNotice } from '../api/notices.ts';
import { useApp, useUser } from '../api/use-app.ts';
import { useMessageCost } from '../api/use-message-cost.ts';
import { Button } from '../ui/actions/button.tsx';
import { CreditsIcon, FictionalIcon, InfoIcon } from '../ui/icons.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Where the law wants it said (section 9). */
const countries = ['NL', 'DE'];

/** Before somebody's first conversation in these countries: who is invented, what a message costs, how to stay safe (CHAT-10, C13). */
export function ChatEntry() {
  const t = useTranslations('shell.chatEntry');
  const shell = useTranslations('shell');
  const { settings } = useApp();
  const user = useUser();
  const { inText } = useMessageCost();
  const { pathname } = useLocation();
  const hide = useHideNotice();
  const isAsked = countries.includes(settings.geoip_selected_country ?? settings.geoip_country) && pathname !== '/chats';
  const isOpen = useHydrated() && isAsked && user !== null && !user.hidden_notices.includes('chat_entry');
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
