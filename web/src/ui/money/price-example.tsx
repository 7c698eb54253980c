import { VisuallyHidden } from '../visually-hidden.tsx';

type PriceExampleProps = {
  name: string;
  detail: string;
  price: string;
  /** The lowest price of the past 30 days, with its name for screen readers (T33). */
  oldPrice: { amount: string; label: string } | undefined;
};

/** What something costs with a discount, beside what it cost. */
export function PriceExample({ name, detail, price, oldPrice }: PriceExampleProps) {
  return (
    <p className="price-example">
      <span>
        <b>{name}</b>
        <span className="price-example-detail">{detail}</span>
      </span>
      <span className="price-example-amounts">
        <b>{price}</b>
        {oldPrice && (
          <s className="old-price">
            <VisuallyHidden>{`${oldPrice.label} `}</VisuallyHidden>
            {oldPrice.amount}
          </s>
        )}
      </span>
    </p>
  );
}
