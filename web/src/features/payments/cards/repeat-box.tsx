import { Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import { totalMinorOf } from '@vonk/contract/payments';
import type { SavedCard } from '@vonk/contract/saved-cards';
import { useTranslations } from 'use-intl';
import { useDiscounted } from '../../../prices/use-discounted.ts';
import { CardIcon } from '../../../ui/icons.ts';
import { Page, PageHeading } from '../../../ui/frame/page.tsx';
import { OrderBox } from '../order/order-box.tsx';
import { cardName } from './card-name.ts';

type RepeatBoxProps = {
  offer: CallOutput<'GET /api/packages.php'>;
  card: SavedCard;
  credits: number;
  /** When it was bought last, in words, and as which payment. */
  day: string;
  last: string;
};

/** The last purchase once more with a kept card: price, terms and one press (PAY-4, T45). */
export function RepeatBox({ offer, card, credits, day, last }: RepeatBoxProps) {
  const t = useTranslations('cards');
  const { currency, country } = offer;
  const packs = offer.packages.map((pack) => ({ credits: pack.credits, totalMinor: pack.total_minor }));
  const fullMinor = totalMinorOf(credits, packs);
  const { discount, minor } = useDiscounted()({ totalMinor: fullMinor, currency, country, method: 'creditcard' });
  return (
    <Page width="column">
      <PageHeading title={t('sameTitle')} intro={t('sameLead', { day })} />
      <div className="mt-4">
        <OrderBox
          credits={credits}
          totalMinor={fullMinor - minor}
          discount={discount && minor > 0 ? { ...discount, minor } : undefined}
          currency={currency}
          vatBasisPoints={offer.vat_basis_points}
          countries={offer.countries_to_ask}
          method="creditcard"
          savedCard={card.id}
          repeats={last}
          next={undefined}
        >
          <p className="repeat-card">
            <span className="saved-card">
              <CardIcon />
              <span>
                <b>{cardName(card)}</b>
                <span className="choice-detail">{t('asks')}</span>
              </span>
            </span>
            <Link
              to="/credits/$id/{-$paymentmethod}"
              params={{ id: String(credits), paymentmethod: undefined }}
              search={{}}
            >
              {t('change')}
            </Link>
          </p>
        </OrderBox>
      </div>
      <p className="py-4">
        <Link to="/credits" search={{}}>
          {t('otherAmount')}
        </Link>
      </p>
    </Page>
  );
}
