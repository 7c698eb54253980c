import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

type PackageCardProps = {
  /** "30 credits". */
  title: string;
  /** "30 berichten · € 0,62 per credit". */
  detail: string;
  /** The total including VAT. */
  price: string;
  /** The lowest price of the past 30 days, with its name for screen readers: "gewone prijs". */
  oldPrice?: { amount: string; label: string } | undefined;
} & Omit<ComponentProps<'input'>, 'type' | 'title'>;

/** A package of credits in a FieldGroup: the cheapest or none is chosen beforehand, none is praised. */
export function PackageCard({ title, detail, price, oldPrice, className, ...input }: PackageCardProps) {
  return (
    <label className={classes('package-card', className)}>
      <input type="radio" {...input} className="radio" />
      <span>
        <span className="package-card-name">{title}</span>
        <span className="package-card-detail">{detail}</span>
      </span>
      <span>
        <span className="package-card-price">{price}</span>
        {oldPrice && (
          <s className="old-price">
            <VisuallyHidden>{`${oldPrice.label} `}</VisuallyHidden>
            {oldPrice.amount}
          </s>
        )}
      </span>
    </label>
  );
}
