import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../ui/actions/button.tsx';
import { ReportIcon } from '../../ui/icons.ts';

type ReportLinkProps = {
  profile: string;
  /** The photo of the profile that it is about. */
  photo?: string | undefined;
};

/**
 * The way to report a profile, or one photo of it: two clicks from where one sees it, also for a guest (T59). A photo
 * goes along as evidence.
 */
export function ReportLink({ profile, photo }: ReportLinkProps) {
  const t = useTranslations('shell');
  return (
    <LinkButton
      variant="quiet"
      size="compact"
      icon={<ReportIcon />}
      link={<Link to="/report" search={{ about: `/members/${profile}`, photo }} />}
    >
      {t('report')}
    </LinkButton>
  );
}
