import { Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../../../api/use-app.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { PriceButton } from '../../../ui/actions/price-button.tsx';
import { GiftDrawing } from '../../../ui/chat/gift-drawing.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/feedback/loading.tsx';
import { RadioTile } from '../../../ui/form/choices.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { ChosenGift } from '../sending/outbox.ts';
import { useGiftPrice } from './use-gift-price.ts';
import { useGifts } from './use-gifts.ts';

interface GiftDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  /** `words`: what the gift was called where it was chosen. */
  onSend: (gift: ChosenGift, words: string) => void;
}

/** The gifts of the site. It must stand outside the form of the composer: Enter on a gift would send what is typed. */
export function GiftDialog({ open, onClose, name, onSend }: GiftDialogProps) {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  return (
    <Dialog open={open} onClose={onClose} title={t('giftsTitle', { name })} closeLabel={shell('close')}>
      <Offered
        open={open}
        onSend={(gift, words) => {
          onClose();
          onSend(gift, words);
        }}
      />
    </Dialog>
  );
}

function Offered({ open, onSend }: Pick<GiftDialogProps, 'open' | 'onSend'>) {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  const { data, error } = useGifts(open);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{t('giftsText')}</p>
      {data && data.gifts.length === 0 && <p>{t('giftsNone')}</p>}
      {data && data.gifts.length > 0 && <GiftChoice {...data} onSend={onSend} />}
      {!data && error && <p role="alert">{error.message}</p>}
      {!data && !error && (
        <LoadingRegion busy label={shell('loading')}>
          <Skeleton shape="line" />
        </LoadingRegion>
      )}
    </div>
  );
}

type GiftChoiceProps = CallOutput<'GET /api/gifts.php'> & Pick<GiftDialogProps, 'onSend'>;

function GiftChoice({ gifts, credits: each, onSend }: GiftChoiceProps) {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  const user = useUser();
  const price = useGiftPrice(each);
  const [chosen, setChosen] = useState('');
  const selected = gifts.find(({ key }) => key === chosen) ?? gifts[0];
  const credits = user?.credits ?? 0;
  const isPayable = credits - (user?.free_credits ?? 0) >= each;
  if (!selected) return null;
  return (
    <>
      <fieldset className="gift-tiles">
        <legend className="sr-only">{t('giftsLegend')}</legend>
        {gifts.map(({ key, picture, name }) => (
          <RadioTile
            key={key}
            name="gift"
            value={key}
            checked={key === selected.key}
            onChange={() => setChosen(key)}
            picture={<GiftDrawing picture={picture} />}
          >
            {name}
          </RadioTile>
        ))}
      </fieldset>
      {isPayable ? (
        <>
          <PriceButton
            wide
            action={t('giftSend', { gift: selected.name })}
            cost={shell('price', price)}
            onClick={() => onSend({ key: selected.key, picture: selected.picture, credits: each }, selected.name)}
          />
          <p className="text-xs text-ink-2">{t('balance', { credits, after: String(credits - each) })}</p>
        </>
      ) : (
        <>
          <p>{t('giftShort')}</p>
          <LinkButton wide link={<Link to="/credits" search={{}} />}>
            {t('buyCredits')}
          </LinkButton>
        </>
      )}
    </>
  );
}
