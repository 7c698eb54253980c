import { Link } from '@tanstack/react-router';
import { type Gift, gifts } from '@vonk/contract/chat';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../../../api/use-app.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { PriceButton } from '../../../ui/actions/price-button.tsx';
import { RadioTile } from '../../../ui/form/choices.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { GiftDrawing } from './gift-looks.tsx';
import { useGiftPrice } from './use-gift-price.ts';

type GiftDialogProps = { open: boolean; onClose: () => void; name: string; onSend: (gift: Gift) => void };

/** The six gifts. It must stand outside the form of the composer: Enter on a gift would send what is typed. */
export function GiftDialog({ open, onClose, name, onSend }: GiftDialogProps) {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  return (
    <Dialog open={open} onClose={onClose} title={t('giftsTitle', { name })} closeLabel={shell('close')}>
      <GiftChoice
        onSend={(gift) => {
          onClose();
          onSend(gift);
        }}
      />
    </Dialog>
  );
}

function GiftChoice({ onSend }: { onSend: (gift: Gift) => void }) {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  const user = useUser();
  const price = useGiftPrice();
  const [chosen, setChosen] = useState<Gift>(gifts[0]);
  const credits = user?.credits ?? 0;
  const isPayable = credits - (user?.free_credits ?? 0) >= price.credits;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{t('giftsText')}</p>
      <fieldset className="gift-tiles">
        <legend className="sr-only">{t('giftsLegend')}</legend>
        {gifts.map((gift) => (
          <RadioTile
            key={gift}
            name="gift"
            value={gift}
            checked={gift === chosen}
            onChange={() => setChosen(gift)}
            picture={<GiftDrawing gift={gift} />}
          >
            {t(`gift_${gift}`)}
          </RadioTile>
        ))}
      </fieldset>
      {isPayable ? (
        <>
          <PriceButton
            wide
            action={t('giftSend', { gift: t(`gift_${chosen}`) })}
            cost={shell('price', price)}
            onClick={() => onSend(chosen)}
          />
          <p className="text-xs text-ink-2">{t('balance', { credits, after: String(credits - price.credits) })}</p>
        </>
      ) : (
        <>
          <p>{t('giftShort')}</p>
          <LinkButton wide link={<Link to="/credits" search={{}} />}>
            {t('buyCredits')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
