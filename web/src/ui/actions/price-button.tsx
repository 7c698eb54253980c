import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Linked, type LinkElement } from '../link.tsx';
import { held, Reason, type Held } from './button.tsx';

type Price = {
  /** What the press does: a verb. */
  action: string;
  /** "1 credit · € 1,00" or "gratis, nog 3"; its `€` and number joined by U+00A0. */
  cost: string;
  free?: boolean | undefined;
  icon?: ReactNode;
  /** The whole as one spoken sentence: "Verstuur, 1 credit, 1 euro". */
  label?: string | undefined;
  /** Shows only the icon of the action below 992 px, as in the composer. */
  actionOnWide?: boolean | undefined;
  wide?: boolean | undefined;
};

type PriceButtonProps = Price & Held & Omit<ComponentProps<'button'>, 'children'>;

/**
 * A button that names its price: the only kind that may cost credits. Who cannot pay gets a plain button to buy
 * instead.
 */
export function PriceButton(props: PriceButtonProps) {
  const { action, cost, free, icon, label, actionOnWide, wide, busy, disabledReason, className, ...button } = props;
  const reasonId = useId();
  return (
    <>
      <button
        type="button"
        aria-label={label}
        {...button}
        {...held({ busy, disabledReason }, { reasonId, onClick: button.onClick })}
        className={classes('price-button', wide && 'price-button-wide', className)}
      >
        <Parts {...{ action, cost, free, actionOnWide }} icon={busy ? <i className="spinner" /> : icon} />
      </button>
      {disabledReason !== undefined && <Reason id={reasonId}>{disabledReason}</Reason>}
    </>
  );
}

/** A link to where the price will be paid. */
export function PriceLink({ link, label, wide, ...price }: Price & { link: LinkElement }) {
  return (
    <Linked link={link} label={label} className={classes('price-button', wide && 'price-button-wide')}>
      <Parts {...price} />
    </Linked>
  );
}

function Parts({ action, cost, free, icon, actionOnWide }: Price) {
  return (
    <>
      <span className="price-button-action">
        {icon}
        <span className={classes(actionOnWide && 'max-lg:sr-only')}>{action}</span>
      </span>{' '}
      <span className={classes('price-button-cost', free && 'price-button-cost-free')}>{cost}</span>
    </>
  );
}
