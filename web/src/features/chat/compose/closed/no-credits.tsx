import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../../api/use-app.ts';
import { packagesQuery } from '../../../../prices/packages.ts';
import { useDiscounted } from '../../../../prices/use-discounted.ts';
import { useMoney } from '../../../../prices/use-money.ts';
import { LinkButton } from '../../../../ui/actions/button.tsx';
import { PriceLink } from '../../../../ui/actions/price-button.tsx';
import { ComposerBlock } from '../../../../ui/chat/composer.tsx';

/** Stands in place of the composer without credits: what is kept, and the smallest pack with its price. */
export function NoCredits({ name, draft }: { name: string; draft: string }) {
  const t = useTranslations('chat');
  const { pathname } = useLocation();
  const hasDraft = draft.trim() !== '';
  return (
    <ComposerBlock
      title={t('noCreditsTitle')}
      draft={hasDraft ? draft : undefined}
      draftLabel={t('keptDraft')}
      actions={
        <>
          <SmallestPack next={pathname} />
          <LinkButton variant="secondary" link={<Link to="/credits" search={{ next: pathname }} />}>
            {t('otherCredits')}
          </LinkButton>
        </>
      }
    >
      {t('noCreditsText', { name })} {hasDraft && t('draftKept')} {t('readingIsFree')}
    </ComposerBlock>
  );
}

/** Nothing until its price is known: a button that costs money names it. */
function SmallestPack({ next }: { next: string }) {
  const t = useTranslations('chat');
  const { call } = useApp();
  const money = useMoney();
  const discounted = useDiscounted();
  const { data: offer } = useQuery(packagesQuery(call));
  const pack = offer?.packages.toSorted((one, other) => one.credits - other.credits)[0];
  if (!offer || !pack) return null;
  const { currency, country } = offer;
  const { minor } = discounted({ totalMinor: pack.total_minor, currency, country });
  return (
    <PriceLink
      link={<Link to="/credits/$id/{-$paymentmethod}" params={{ id: String(pack.credits) }} search={{ next }} />}
      action={t('buyCredits')}
      cost={t('packPrice', { credits: String(pack.credits), price: money(pack.total_minor - minor, currency) })}
    />
  );
}
