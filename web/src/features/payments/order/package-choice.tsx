import type { CallOutput } from '@vonk/contract/api';
import { betterPack, type PackageView } from '@vonk/contract/payments';
import { maxCreditsPerPurchase } from '@vonk/contract/purchase-limits';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useDiscounted } from '../../../prices/use-discounted.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { PackageCard } from '../../../ui/money/package-card.tsx';
import { creditsOf } from '../search.ts';
import { useFigures } from '../use-figures.ts';

type Packages = CallOutput<'GET /api/packages.php'>;
type Choice = {
  offer: Packages;
  /** Undefined while the number typed is none. */
  chosen: number | undefined;
  onChoose: (credits: number | undefined) => void;
};

/** Packs as their total costs order them, and any number of one's own (T21, T22). */
export function PackageChoice({ offer, chosen, onChoose }: Choice) {
  const t = useTranslations('payments.credits');
  const group = useId();
  const isPack = offer.packages.some(({ credits }) => credits === chosen);
  const [isOwn, setOwn] = useState(!isPack);
  const [isOpened, setOpened] = useState(false);
  const choosePack = (credits: number) => {
    setOwn(false);
    onChoose(credits);
  };
  return (
    <>
      <FieldGroup label={<span className="sr-only">{t('legend')}</span>} className="min-w-0">
        <div className="grid gap-2.5">
          {offer.packages.map((pack) => (
            <Package
              key={pack.credits}
              pack={pack}
              group={group}
              offer={offer}
              checked={!isOwn && pack.credits === chosen}
              onChoose={choosePack}
            />
          ))}
        </div>
      </FieldGroup>
      {isOwn ? (
        <OwnNumber offer={offer} chosen={chosen} onChoose={onChoose} onPack={choosePack} autoFocus={isOpened} />
      ) : (
        <p>
          <Button
            variant="quiet"
            icon={<AddIcon />}
            className="-ms-3"
            onClick={() => {
              setOwn(true);
              setOpened(true);
            }}
          >
            {t('other')}
          </Button>
        </p>
      )}
    </>
  );
}

type PackageProps = {
  pack: PackageView;
  group: string;
  offer: Packages;
  checked: boolean;
  onChoose: (credits: number) => void;
};

function Package({ pack, group, offer: { currency, country }, checked, onChoose }: PackageProps) {
  const t = useTranslations('payments.credits');
  const discounts = useTranslations('discounts');
  const { minor } = useDiscounted()({ totalMinor: pack.total_minor, currency, country });
  const money = useMoney();
  const { settings } = useApp();
  const messages = Math.floor(pack.credits / Math.max(1, settings.message_credits));
  const total = pack.total_minor - minor;
  const share = total / pack.total_minor;
  const price = money(Math.round(pack.credit_price_minor * share), currency);
  return (
    <PackageCard
      value={pack.credits}
      name={group}
      title={t('name', { count: pack.credits })}
      detail={
        settings.message_credits === 1
          ? t('detail', { messages, price })
          : t('detailApart', {
              messages,
              price,
              messagePrice: money(Math.round(pack.message_price_minor * share), currency),
            })
      }
      price={money(total, currency)}
      oldPrice={
        minor > 0 && pack.lowest_minor !== null && pack.lowest_minor > total
          ? { amount: money(pack.lowest_minor, currency), label: discounts('lowest') }
          : undefined
      }
      checked={checked}
      onChange={() => onChoose(pack.credits)}
    />
  );
}

type OwnNumberProps = Choice & { onPack: (credits: number) => void; autoFocus: boolean };

function OwnNumber({ offer, chosen, onChoose, onPack, autoFocus }: OwnNumberProps) {
  const t = useTranslations('payments.credits');
  const money = useMoney();
  const figures = useFigures();
  const [text, setText] = useState(chosen === undefined ? '' : String(chosen));
  const packs = offer.packages.map(({ credits, total_minor: totalMinor }) => ({ credits, totalMinor }));
  const smallest = packs.reduce((least, pack) => (pack.credits < least.credits ? pack : least));
  const credits = creditsOf(text);
  const better = credits === undefined ? undefined : betterPack(credits, packs);
  return (
    <div className="own-number">
      <TextInput
        label={t('otherLabel')}
        hint={t('otherHint', {
          max: maxCreditsPerPurchase,
          price: figures.unitPrice(smallest.totalMinor, smallest.credits, offer.currency),
        })}
        error={text !== '' && credits === undefined ? t('otherError', { max: maxCreditsPerPurchase }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={5}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          onChoose(creditsOf(value));
        }}
      />
      {better && (
        <p className="own-number-better" role="status">
          {t('better', { count: better.credits, price: money(better.totalMinor, offer.currency) })}{' '}
          <TextButton onClick={() => onPack(better.credits)}>{t('choose')}</TextButton>
        </p>
      )}
    </div>
  );
}
