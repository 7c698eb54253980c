import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export type PremiumFeature = 'photos' | 'search';

/** Says that a feature belongs to premium, by its name, and how one gets it (CHAT-6). Needs the texts `premium`. */
export function PremiumDialog({ feature, onClose }: { feature: PremiumFeature; onClose: () => void }) {
  const t = useTranslations('premium.alert');
  const shell = useTranslations('shell');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(feature)}
      closeLabel={shell('close')}
      footer={<LinkButton link={<Link to="/premium" />}>{t('open')}</LinkButton>}
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
