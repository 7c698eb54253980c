import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../ui/actions/button.tsx';
import { ReportIcon } from '../../ui/icons.ts';

/** The way to report a profile and what is on it: two clicks from where one sees it, also for a guest (T59). */
export function ReportLink({ profile }: { profile: string }) {
  const t = useTranslations('shell');
  return (
    <LinkButton
      variant="quiet"
      size="compact"
      icon={<ReportIcon />}
      link={<Link to="/report" search={{ about: `/members/${profile}` }} />}
    >
      {t('report')}
    </LinkButton>
  );
}
