import type { Conversation } from '@vonk/contract/chat';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useImage } from '../../../api/site/use-image.ts';
import { useMessageCost } from '../../../prices/use-message-cost.ts';
import { useUser } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PriceButton } from '../../../ui/actions/price-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RadioCard } from '../../../ui/form/choices.tsx';
import { SendIcon } from '../../../ui/icons.ts';
import { MeetingPortraits } from '../../../ui/people/portraits.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** Where nothing was said yet: of a match both portraits, else how to begin. */
export function Beginning({ conversation: { profile, free_icebreaker: isMatch } }: { conversation: Conversation }) {
  const t = useTranslations('chat');
  const image = useImage();
  const user = useUser();
  // Who is nobody wrote nothing to begin about (T10).
  const hint = profile.kind === 'member' ? t('newText', { name: profile.name }) : undefined;
  if (!isMatch) return <EmptyState title={t('newTitle')}>{hint}</EmptyState>;
  return (
    <div className="beginning">
      <MeetingPortraits
        own={{ src: image(user?.profile.main_image?.filename), alt: t('you') }}
        other={{ src: image(profile.main_image?.filename), alt: profile.name }}
      />
      <h2>{t('matchedTitle', { name: profile.name })}</h2>
      <p className="text-sm text-ink-2">{t('matchedText')}</p>
    </div>
  );
}

const shownAtOnce = 3;

export type OpenersProps = { conversation: Conversation; onSend: (opener: string, words: string) => void };

/** Three openers to choose from, about shared interests first; free between matches, else the price of a text (C34). */
export function Openers({ conversation, onSend }: OpenersProps) {
  const t = useTranslations('chat');
  const { cost, isFree } = useMessageCost();
  const isHydrated = useHydrated();
  const [from, setFrom] = useState(0);
  // What a device kept of the release before has no words.
  const { icebreakers: all, icebreaker_words: words = {}, free_icebreaker: isGift } = conversation;
  const shown = Array.from(
    { length: Math.min(shownAtOnce, all.length) },
    (_, at) => all[(from + at) % all.length],
  ).filter((opener) => opener !== undefined);
  const [chosen, setChosen] = useState<string>();
  const selected = shown.find((opener) => opener === chosen) ?? shown[0];
  if (!selected) return null;
  return (
    <fieldset className="openers">
      <legend className="sr-only">{t('openers')}</legend>
      {shown.map((opener) => (
        <RadioCard
          key={opener}
          voice
          name="opener"
          value={opener}
          checked={opener === selected}
          onChange={() => setChosen(opener)}
        >
          {words[opener]}
        </RadioCard>
      ))}
      <PriceButton
        wide
        action={t('sendOpener')}
        cost={isGift ? t('free') : cost}
        free={isGift || isFree}
        icon={<SendIcon />}
        disabled={!isHydrated}
        onClick={() => onSend(selected, words[selected] ?? '')}
      />
      <div className="openers-more">
        <Button
          variant="quiet"
          size="compact"
          disabled={!isHydrated}
          onClick={() => setFrom((from + shownAtOnce) % all.length)}
        >
          {t('otherOpeners')}
        </Button>
        <p>{t('ownWords')}</p>
      </div>
    </fieldset>
  );
}
