import { Link } from '@tanstack/react-router';
import type { Conversation } from '@vonk/contract/chat';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { writersOf } from '../../../../api/site/use-fictional-text.ts';
import { useApp, useUser } from '../../../../api/use-app.ts';
import { Button, LinkButton } from '../../../../ui/actions/button.tsx';
import { ComposerBlock } from '../../../../ui/chat/composer.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { helpLineFor } from './help-lines.ts';

/**
 * The brake (T9): a plain notice over the whole screen, which only what stands in it leaves, then in place of the
 * composer until the pause ends.
 */
export function Paused({ conversation, draft }: { conversation: Conversation; draft: string }) {
  const t = useTranslations('chat');
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <ComposerBlock title={t('pausedTitle')} draft={draft} draftLabel={t('keptDraft')} actions={null}>
        <PauseText conversation={conversation} />
      </ComposerBlock>
      <Dialog open={isOpen} onClose={close} title={t('pausedTitle')} closeLabel={t('pausedRead')} locked shape="full">
        <PauseText conversation={conversation} />
        <div className="mt-6 grid gap-3">
          <LinkButton link={<Link to="/members" />}>{t('pausedMembers')}</LinkButton>
          <LinkButton variant="secondary" link={<Link to="/notifications" search={{ section: 'payments' }} />}>
            {t('pausedLimit')}
          </LinkButton>
          <Button variant="secondary" onClick={close} data-autofocus>
            {t('pausedRead')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function PauseText({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat');
  const format = useFormatter();
  const { settings } = useApp();
  const until = format.dateTime(new Date(conversation.paused_until ?? 0), {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <>
      <p className="mb-3">
        {t('pausedText', {
          name: conversation.profile.name,
          company: settings.company_name,
          by: writersOf(conversation.profile.kind),
          until,
        })}
      </p>
      <Help />
    </>
  );
}

/** Whom one may call, where one lives. */
function Help() {
  const t = useTranslations('chat');
  const { settings, texts } = useApp();
  const country = useUser()?.profile.country ?? settings.geoip_selected_country ?? settings.geoip_country;
  const { name, number } = helpLineFor(country, texts.locale);
  return (
    <p>
      {t('pausedHelp')} <a href={`tel:${number.replaceAll(' ', '')}`}>{t('pausedCall', { name, number })}</a>
    </p>
  );
}
