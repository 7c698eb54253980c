import { methodFacts, type MethodFamily, type PaymentMethod } from '@vonk/contract/payment-methods';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../prices/use-money.ts';
import { RadioCard } from '../../../ui/form/choices.tsx';
import type { SavedCard } from '@vonk/contract/saved-cards';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { BankIcon, CardIcon, DownIcon, MandateIcon, TransferIcon, VoucherIcon, WalletIcon } from '../../../ui/icons.ts';
import { cardMonth, cardName } from '../cards/card-name.ts';
import { useMethodName } from '../../../texts/use-method-name.ts';

const icons: Readonly<Record<MethodFamily, ComponentType>> = {
  bank: BankIcon,
  card: CardIcon,
  wallet: WalletIcon,
  transfer: TransferIcon,
  debit: MandateIcon,
  voucher: VoucherIcon,
};

/** How many methods show before the rest is opened. */
const shownAtOnce = 4;

type MethodChoiceProps = {
  legend: ReactNode;
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** A line of its own for one method: "Nog een keer". */
  detailOf?: ((method: PaymentMethod) => string | undefined) | undefined;
  /** Kept cards, which stand first. */
  saved?: SavedChoice | undefined;
};

interface SavedChoice {
  cards: readonly SavedCard[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The methods that can pay this purchase, each with what it asks of the buyer. */
export function MethodChoice({ legend, methods, chosen, onChoose, detailOf, saved }: MethodChoiceProps) {
  const t = useTranslations('payments.pay');
  const nameOf = useMethodName();
  const group = useId();
  const rest = methods.slice(shownAtOnce);
  const card = (method: PaymentMethod) => (
    <Method
      key={method}
      method={method}
      group={group}
      checked={method === chosen && saved?.chosen === undefined}
      onChoose={onChoose}
      detail={detailOf?.(method)}
    />
  );
  return (
    <FieldGroup label={legend} className="min-w-0">
      <div className="grid gap-2.5">
        {saved && saved.cards.length > 0 && <SavedMethods saved={saved} group={group} />}
        {methods.slice(0, shownAtOnce).map(card)}
        {rest.length > 0 && (
          <details className="more-methods" open={chosen !== undefined && rest.includes(chosen)}>
            <summary>
              {t('more', { names: rest.map(nameOf).join(', ') })}
              <DownIcon />
            </summary>
            <div className="grid gap-2.5">{rest.map(card)}</div>
          </details>
        )}
      </div>
    </FieldGroup>
  );
}

type MethodProps = {
  method: PaymentMethod;
  group: string;
  checked: boolean;
  detail: string | undefined;
  onChoose: (method: PaymentMethod) => void;
};

function Method({ method, group, checked, detail, onChoose }: MethodProps) {
  const nameOf = useMethodName();
  const usual = useMethodDetail();
  const { family } = methodFacts[method];
  const Icon = icons[family];
  const line = detail ?? usual(method);
  return (
    <RadioCard
      name={group}
      value={method}
      checked={checked}
      onChange={() => onChoose(method)}
      end={
        <span className="method-icon">
          <Icon />
        </span>
      }
      {...(line === undefined ? {} : { detail: line })}
    >
      {nameOf(method)}
    </RadioCard>
  );
}

function useMethodDetail(): (method: PaymentMethod) => string | undefined {
  const t = useTranslations('payments.details');
  const money = useMoney();
  return (method) => {
    const { family, maxMinor, currencies } = methodFacts[method];
    if (family === 'bank') return t('bank');
    if (family === 'card') return method === 'creditcard' ? t('card') : undefined;
    if (family === 'transfer') return t('transfer');
    if (family === 'debit') return t('debit');
    if (maxMinor !== undefined && currencies !== 'all')
      return t('voucher', { price: money(maxMinor, currencies[0] ?? 'EUR') });
    return undefined;
  };
}

function SavedMethods({ saved: { cards, chosen, onChoose }, group }: { saved: SavedChoice; group: string }) {
  const t = useTranslations('cards');
  return (
    <>
      <p className="method-group">{t('earlier')}</p>
      {cards.map((card) => (
        <RadioCard
          key={card.id}
          name={group}
          value={card.id}
          checked={card.id === chosen}
          onChange={() => onChoose(card.id)}
          detail={t('mayAsk', { month: cardMonth(card) })}
          end={
            <span className="method-icon">
              <CardIcon />
            </span>
          }
        >
          {cardName(card)}
        </RadioCard>
      ))}
      <p className="method-group">{t('other')}</p>
    </>
  );
}
