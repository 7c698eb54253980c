import { useTranslations } from 'use-intl';

/** What the tick beside a name says, and what it does not (T117). */
export function VerifiedNote({ name }: { name: string }) {
  const t = useTranslations('members');
  return (
    <details className="verified-note">
      <summary>{t('whatVerified')}</summary>
      <p>{t('verifiedText', { name })}</p>
    </details>
  );
}
