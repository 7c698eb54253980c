import { useId, useState } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FieldGroup } from '../../ui/form/field.tsx';
import { Countdown } from '../../ui/money/countdown.tsx';
import { PackageCard } from '../../ui/money/package-card.tsx';
import { PriceRows } from '../../ui/money/price-rows.tsx';
import { States } from './states.tsx';

const packages = [
  { title: '10 credits', detail: '10 berichten · €\u00a00,75 per credit', price: '€\u00a07,49', old: '€\u00a09,99' },
  { title: '30 credits', detail: '30 berichten · €\u00a00,62 per credit', price: '€\u00a018,74', old: '€\u00a024,99' },
  { title: '200 credits', detail: '200 berichten · €\u00a00,37 per credit', price: '€\u00a074,99', old: undefined },
];

const bonusMs = 8_049_000;

export function MoneyStates() {
  const name = useId();
  const [endsAt, setEndsAt] = useState(bonusMs);
  const [openedAt] = useState(() => performance.now());
  return (
    <States name="Aftellen, pakketten, prijsregels" layout="stack">
      <Alert kind="money" title="25% welkomstkorting">
        <Countdown
          startsAt={0}
          endsAt={endsAt}
          now={() => performance.now() - openedAt}
          label={(hours, minutes) => `Nog ${hours} uur en ${minutes} minuten`}
          onEnd={() => setEndsAt(0)}
        />
        <p>Geldig tot vandaag 13:04 en eenmalig. Daarna geldt de gewone prijs.</p>
      </Alert>
      <FieldGroup label="Pakket">
        <div className="grid gap-2">
          {packages.map(({ title, detail, price, old }, at) => (
            <PackageCard
              key={title}
              name={name}
              title={title}
              detail={detail}
              price={price}
              oldPrice={old === undefined ? undefined : { amount: old, label: 'gewone prijs' }}
              defaultChecked={at === 0}
            />
          ))}
        </div>
      </FieldGroup>
      <PriceRows
        rows={[
          { label: '10 credits', amount: '€\u00a09,99' },
          { label: 'Welkomstkorting 25%', amount: '− €\u00a02,50' },
        ]}
        total={{ label: 'Totaal', amount: '€\u00a07,49' }}
      />
    </States>
  );
}
