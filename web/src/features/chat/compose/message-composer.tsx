import { Link } from '@tanstack/react-router';
import type { Conversation } from '@vonk/contract/chat';
import { cleanMessage } from '@vonk/contract/message-text';
import { countGraphemes } from '@vonk/contract/text';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp, useUser } from '../../../api/use-app.ts';
import { useIsOffline } from '../../../device/use-is-offline.ts';
import { PriceButton } from '../../../ui/actions/price-button.tsx';
import { Composer, ComposerInput } from '../../../ui/chat/composer.tsx';
import { SendIcon } from '../../../ui/icons.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { ConfirmFirst } from './closed/confirm-first.tsx';
import { NoCredits } from './closed/no-credits.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import { GiftButton } from '../gifts/gift-button.tsx';
import { PhotoButton } from './photo-button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import type { PhotoSending } from './use-photo-sending.tsx';

export interface MessageComposerProps {
  conversation: Conversation;
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  onGifts: () => void;
  photos: PhotoSending;
}

/**
 * Where a message is written; without credits it says so, keeps the text and leads to more. Who has not confirmed their
 * address writes as many as the credits of signing up will pay for (C2).
 */
export function MessageComposer({ conversation, text, onChange, onSend, onGifts, photos }: MessageComposerProps) {
  const t = useTranslations('chat');
  const format = useFormatter();
  const { settings } = useApp();
  const user = useUser();
  const cost = useCost();
  const isHydrated = useHydrated();
  const isOffline = useIsOffline();
  const typedEarly = useTypedEarly(onChange);
  const { id, name } = conversation.profile;
  useKeptFocus(typedEarly, id);
  if (!user) return null;
  if (user.status === 'confirmed' && user.credits < settings.message_credits)
    return <NoCredits name={name} draft={text} />;
  if (user.status === 'not_confirmed' && user.free_messages === 0)
    return <ConfirmFirst draft={text}>{t('confirmToSend', { name })}</ConfirmFirst>;

  const used = countGraphemes(text);
  const most = settings.message_length;
  const isSendable = cleanMessage(text) !== '' && used <= most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSendable) onSend(cleanMessage(text));
  };
  return (
    <Composer
      onSubmit={submit}
      input={
        <ComposerInput
          label={t('input', { name })}
          placeholder={t('placeholder')}
          name="text"
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
          enterKeyHint="enter"
          ref={typedEarly}
        />
      }
      tools={
        <>
          <EmojiPicker onPick={(picked) => insert(typedEarly.current, picked, onChange)} />
          {user.status === 'confirmed' && <GiftButton onPress={onGifts} />}
          {user.status === 'confirmed' && conversation.profile.kind === 'member' && (
            <PhotoButton
              isPremium={user.paid_user}
              onPick={photos.pick}
              onPremium={() => photos.askPremium('photos')}
            />
          )}
        </>
      }
      counter={{
        used,
        most,
        text: t('counter', { used: format.number(used), most: format.number(most) }),
        nearLabel: t('counterNear'),
        fullLabel: t('counterFull'),
      }}
      send={
        <PriceButton
          type="submit"
          disabled={!isHydrated}
          action={isOffline ? t('putReady') : t('send')}
          icon={<SendIcon />}
          actionOnWide
          {...cost}
          {...(isOffline ? { label: `${t('putReady')}, ${cost.cost}` } : {})}
        />
      }
      balance={<BalanceLine />}
      balanceAction={<Link to="/credits">{t('buyCredits')}</Link>}
    />
  );
}

/** Puts an emoji where the caret is, and the caret behind it. */
function insert(field: HTMLTextAreaElement | null, picked: string, onChange: (text: string) => void): void {
  if (!field) return;
  field.focus();
  field.setRangeText(picked, field.selectionStart, field.selectionEnd, 'end');
  onChange(field.value);
}

/** Keeps what was typed on the server's page before the script took it over. */
function useTypedEarly(onChange: (text: string) => void) {
  const element = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const typed = element.current?.value ?? '';
    if (typed !== '' && typed !== element.current?.defaultValue) onChange(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is taken over
  }, []);
  return element;
}

/** On a desktop Enter sends and Shift+Enter makes a line; on a phone Enter is always a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // Asked so: a browser that knows of no pointer at all is at a keyboard.
  const isDesktop = !matchMedia('(pointer: coarse)').matches;
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isDesktop) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function useCost() {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  const money = useMoney();
  const { settings } = useApp();
  const user = useUser();
  const credits = settings.message_credits;
  const free = user?.free_messages ?? 0;
  if (free > 0)
    return {
      cost: shell('freeLeft', { count: String(free) }),
      free: true,
      label: t('sendFree', { count: String(free) }),
    };
  if (credits === 0) return { cost: shell('freeLeft', { count: '∞' }), free: true, label: t('send') };
  const price = money(credits * settings.credit_price_minor);
  return { cost: shell('price', { credits, price }), label: t('sendSpoken', { credits, price }) };
}

function BalanceLine() {
  const t = useTranslations('chat');
  const money = useMoney();
  const { settings } = useApp();
  const user = useUser();
  if (!user) return null;
  if (user.status !== 'confirmed') return t('heldBalance', { count: user.free_messages });
  if (user.free_messages > 0)
    return t('freeBalance', {
      count: user.free_messages,
      price: money(settings.message_credits * settings.credit_price_minor),
    });
  return t('balance', { credits: user.credits, after: String(user.credits - settings.message_credits) });
}
