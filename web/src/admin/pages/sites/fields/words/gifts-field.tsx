import { giftNameLength, giftPictures, maxGifts } from '@vonk/contract/gifts';
import type { Locale } from '@vonk/contract/locales';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../../ui/actions/button.tsx';
import { GiftDrawing } from '../../../../../ui/chat/gift-drawing.tsx';
import { Checkbox, RadioTile } from '../../../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../../../ui/form/field.tsx';
import { AddIcon } from '../../../../../ui/icons.ts';
import { CardList } from '../card-list.tsx';
import { emptyGift, type Gift, giftLine, giftsTyped } from './gift-draft.ts';
import { InEachLanguage } from './in-each-language.tsx';

interface GiftsFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  typed: readonly string[];
  onType: (typed: readonly string[]) => void;
}

/** The gifts that members of a site can send, in the order in which they are offered (STAFF-4). */
export function GiftsField({ label, hint, error, typed, onType }: GiftsFieldProps) {
  const t = useTranslations('admin-sites.gifts');
  const gifts = giftsTyped(typed);
  const put = (rows: readonly Gift[]) => onType(rows.map(giftLine));
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <CardList
        items={gifts}
        keyOf={({ key }) => key}
        words={{
          title: (_, at) => t('row', { number: String(at + 1) }),
          raise: (_, at) => t('raise', { number: String(at + 1) }),
          remove: (_, at) => t('remove', { number: String(at + 1) }),
        }}
        onPut={put}
      >
        {(gift, at) => (
          <GiftCard
            gift={gift}
            isJudged={error !== undefined}
            onChange={(part) => put(gifts.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          />
        )}
      </CardList>
      {gifts.length < maxGifts && (
        <Button variant="secondary" size="compact" icon={<AddIcon />} onClick={() => put([...gifts, emptyGift(gifts)])}>
          {t('add')}
        </Button>
      )}
    </FieldGroup>
  );
}

interface GiftCardProps {
  gift: Gift;
  isJudged: boolean;
  onChange: (part: Partial<Gift>) => void;
}

/** What members see of it, its names, its picture and whether it is offered. */
function GiftCard({ gift, isJudged, onChange: change }: GiftCardProps) {
  const t = useTranslations('admin-sites.gifts');
  const chat = useTranslations('chat');
  return (
    <>
      <Shown gift={gift} />
      <InEachLanguage
        title={t('change')}
        texts={gift.names}
        most={giftNameLength}
        isJudged={isJudged}
        onType={(names) => change({ names })}
      >
        <FieldGroup label={t('picture')}>
          <div className="gift-tiles">
            {giftPictures.map((picture) => (
              <RadioTile
                key={picture}
                name={`picture-${gift.key}`}
                value={picture}
                checked={picture === gift.picture}
                onChange={() => change({ picture })}
                picture={<GiftDrawing picture={picture} />}
              >
                {chat(`gift_${picture}`)}
              </RadioTile>
            ))}
          </div>
        </FieldGroup>
        <Checkbox checked={gift.is_on} onChange={({ currentTarget: { checked } }) => change({ is_on: checked })}>
          {t('isOn')}
        </Checkbox>
      </InEachLanguage>
    </>
  );
}

/** The gift as a member sees it, in the language of whoever reads this. */
function Shown({ gift: { picture, names, is_on: isOn } }: { gift: Gift }) {
  const t = useTranslations('admin-sites.gifts');
  const words = names[useLocale() as Locale].trim();
  return (
    <p className="gift-shown">
      <GiftDrawing picture={picture} />
      <span className="choice-text">
        <b>{words === '' ? t('empty') : words}</b>
        {!isOn && <span className="radio-card-detail">{t('off')}</span>}
      </span>
    </p>
  );
}
