import type { ShownClaim } from '@vonk/contract/claims';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useDayText } from '../../texts/use-day-text.ts';

/** What the site claims of itself: only what its register holds today, each with what it rests on (T18). */
export function Claims() {
  const { settings } = useApp();
  if (settings.claims.length === 0) return null;
  return (
    <ul className="premium-claims">
      {settings.claims.map((claim) => (
        <Claim key={`${claim.kind} ${claim.seal?.certificate ?? ''}`} claim={claim} />
      ))}
    </ul>
  );
}

/** As it was measured: a figure that is rounded up would claim more. */
const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

function Claim({ claim }: { claim: ShownClaim }) {
  const t = useTranslations('premium.claims');
  const format = useFormatter();
  const dayText = useDayText();
  const { definition, seal } = claim;
  const [day, until] = [dayText(claim.measured_on), dayText(claim.expires_on)];
  return (
    <li>
      <b>
        {seal ? t('seal', seal) : t('premium_matches', { figure: format.number((claim.figure ?? 0) / 100, percent) })}
      </b>
      <span className="purchase-small">
        {seal ? t('given', { definition, day, until }) : t('measured', { definition, day, sample: claim.sample ?? 0 })}
      </span>
    </li>
  );
}
