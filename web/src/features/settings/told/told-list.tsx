import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { CallOutput } from '@vonk/contract/api';
import { type UnrefusableType, unrefusableTypes } from '@vonk/contract/notifications';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { toldQuery } from '../queries.ts';

type Telling = CallOutput<'GET /api/tellings.php'>['tellings'][number];
type Told = NonNullable<Telling['push']>;

/** What the member was told outside the site, by which way, and what became of it. */
export function ToldList() {
  const t = useTranslations('settings.told');
  const { call } = useApp();
  const toast = useToast();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(toldQuery(call));
  const tellings = data.pages.flatMap((page) => page.tellings);
  const showMore = async () => {
    const { error } = await fetchNextPage();
    if (error) toast({ kind: 'error', text: error.message });
  };
  return (
    <details className="told">
      <summary>{t('title')}</summary>
      <div className="told-list">
        <p className="text-sm text-ink-2">
          {t('intro')} {tellings.length === 0 && t('none')}
        </p>
        {tellings.length > 0 && (
          <ul className="settings-list">
            {tellings.map((telling) => (
              <ToldItem key={telling.id} telling={telling} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <p>
            <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void showMore()}>
              {t('more')}
            </Button>
          </p>
        )}
      </div>
    </details>
  );
}

const isUnrefusable = (kind: Telling['kind']): kind is UnrefusableType =>
  (unrefusableTypes as readonly string[]).includes(kind);

function ToldItem({ telling: { kind, count, at, push, mail } }: { telling: Telling }) {
  const t = useTranslations('settings');
  const format = useFormatter();
  const type = isUnrefusable(kind) ? t(`told.own.${kind}`) : t(`types.${kind}`);
  return (
    <li>
      <span>
        {count === 1 ? type : t('told.counted', { type, count: String(count) })}
        <span className="choice-detail">
          {format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' })}
        </span>
        {mail && <Way name={t('notifications.mail')} told={mail} />}
        {push && <Way name={t('notifications.push')} told={push} />}
      </span>
    </li>
  );
}

function Way({ name, told: { outcome, at } }: { name: string; told: Told }) {
  const t = useTranslations('settings.told');
  const format = useFormatter();
  const said = at
    ? t('toldAt', { at: format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' }) })
    : t(`outcomes.${outcome}`);
  return <span className="choice-detail">{t('way', { name, said })}</span>;
}
