import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { MoreIcon } from '../../../ui/icons.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useWhen } from '../message/use-when.ts';
import type { MessageChoicesProps } from './message-choices.tsx';

const MessageChoices = lazy(async () => ({ default: (await import('./message-choices.tsx')).MessageChoices }));

/** What can be done with one message, behind a button beside it; fetched when one is first opened. */
export function MessageMenu(props: MessageChoicesProps) {
  const t = useTranslations('chat');
  const { message, talk } = props;
  const author = message.mine ? t('you') : talk.name;
  const time = useWhen().time(new Date(message.created_at));
  return (
    <Menu label={t('messageOptions', { author, time })} trigger={<MoreIcon />} triggerClass="bubble-menu">
      <Suspense>
        <MessageChoices {...props} />
      </Suspense>
    </Menu>
  );
}
