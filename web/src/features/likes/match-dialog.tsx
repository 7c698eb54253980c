import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { memberQuery } from '../../api/queries.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { useImage } from '../../api/site/use-image.ts';
import { useMessageCost } from '../../prices/use-message-cost.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PriceLink } from '../../ui/actions/price-button.tsx';
import { ChatIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { MeetingPortraits } from '../../ui/people/portraits.tsx';

type MatchDialogProps = { profile: string; onClose: () => void };

/** Two people like each other: shown to both, once (LIKE-1). */
export function MatchDialog({ profile, onClose }: MatchDialogProps) {
  const t = useTranslations('likes');
  const shell = useTranslations('shell');
  const { call } = useApp();
  const user = useUser();
  const image = useImage();
  const { cost, inText, isFree, freeLeft } = useMessageCost();
  const { data: other } = useQuery(memberQuery(call, profile));
  const close = () => {
    onClose();
    void call('POST /api/like-seen.php', { profile, match: true }).catch(() => undefined);
  };
  if (!other || !user) return null;
  return (
    <Dialog open onClose={close} title={t('matchTitle')} hideTitle closeLabel={shell('close')}>
      <div className="match">
        <MeetingPortraits
          own={{ src: image(user.profile.main_image?.filename), alt: t('yourPhoto') }}
          other={{ src: image(other.main_image?.filename), alt: other.name }}
        />
        <p className="match-title">{t('matchTitle')}</p>
        <p className="text-ink-2">
          {t('matchText', {
            name: other.name,
            cost: isFree ? t('matchFree', { count: freeLeft }) : t('matchCost', { price: inText }),
          })}
        </p>
        <div className="match-actions">
          <PriceLink
            link={<Link to="/members/$id/chat" params={{ id: profile }} onClick={close} />}
            action={t('write', { name: other.name })}
            cost={cost}
            free={isFree}
            icon={<ChatIcon />}
            wide
          />
          <Button variant="quiet" wide onClick={close}>
            {t('later')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
