import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { languageNames, type Locale } from '@vonk/contract/locales';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useAdmin } from '../../api/context.ts';
import { type LanderDraft, previewInput } from './lander-draft.ts';
import { landerPreviewQuery } from './queries.ts';

/** How wide and high the page is looked at, in pixels. */
const screens = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 800 } } as const;
type Screen = keyof typeof screens;
/** Who types is not followed letter by letter. */
const settleMilliseconds = 600;

/** The landing page itself with what is being written, as wide as a phone or a desk, in any of its languages. */
export function LanderPreview({
  site,
  locales,
  draft,
}: {
  site: number;
  locales: readonly Locale[];
  draft: LanderDraft;
}) {
  const t = useTranslations('admin-landers');
  const { call } = useAdmin();
  const errorText = useErrorText();
  const [screen, setScreen] = useState<Screen>('phone');
  const [locale, setLocale] = useState<Locale>(locales[0] ?? 'nl');
  const input = useSettled(previewInput(site, draft, locale));
  const query = useQuery({ ...landerPreviewQuery(call, input), placeholderData: keepPreviousData });
  const address = query.data?.address;
  return (
    <section className="campaign-preview" aria-label={t('preview.title')}>
      <h3>{t('preview.title')}</h3>
      <p className="pane-intro">{t('preview.hint')}</p>
      <div className="block-acts">
        <ChipSelect
          label={t('preview.screen')}
          value={screen}
          options={(Object.keys(screens) as Screen[]).map((value) => ({ value, label: t(`preview.screens.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setScreen(value === 'desktop' ? value : 'phone')}
        />
        <ChipSelect
          label={t('preview.language')}
          value={locale}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ currentTarget: { value } }) => setLocale(locales.find((one) => one === value) ?? locale)}
        />
        {typeof address === 'string' && (
          <a href={address} target="_blank" rel="noreferrer">
            {t('preview.open')}
          </a>
        )}
      </div>
      {query.error && <Alert kind="error">{messageOf(query.error) || errorText('internal')}</Alert>}
      {address === null && <p>{t('preview.aroundMember')}</p>}
      {typeof address === 'string' && <Frame {...{ address, screen }} title={t('preview.title')} />}
    </section>
  );
}

/** What the server said of a draft, such as that a claim is not its own to make. */
const messageOf = (error: Error): string => (error instanceof CallError ? error.message : '');

/** The page at its own width, made as small as the room there is; it stands without a script, as for any visitor. */
function Frame({ address, screen, title }: { address: string; screen: Screen; title: string }) {
  const room = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(0);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWide(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { width, height } = screens[screen];
  const scale = Math.min(1, wide / width);
  const sides = { '--wide': `${width}px`, '--high': `${height}px`, '--scale': scale } as CSSProperties;
  return (
    <div ref={room} className="lander-room">
      <div className="lander-frame" style={sides}>
        {wide > 0 && <iframe src={address} title={title} sandbox="allow-same-origin" referrerPolicy="no-referrer" />}
      </div>
    </div>
  );
}

/** A value once it did not change for a moment. */
function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as Value;
}
