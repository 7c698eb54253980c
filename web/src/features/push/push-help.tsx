import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHideNotice } from '../../api/notices.ts';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { BrowserPush } from '../../device/push/push-subscription.ts';

const browsers = ['chrome', 'safari', 'firefox', 'edge'] as const;
type Browser = (typeof browsers)[number];

/** The browser somebody looks at this with; Chrome's steps are those of most others. */
function thisBrowser(): Browser {
  const agent = navigator.userAgent;
  if (/Edg\//.test(agent)) return 'edge';
  if (/Firefox\//.test(agent)) return 'firefox';
  if (/Safari\//.test(agent) && !/Chrom/.test(agent)) return 'safari';
  return 'chrome';
}

/** How to open what was closed in the browser: the steps of this one first, and a way out that is as large. */
export function PushHelp({ look }: { look: () => Promise<BrowserPush> }) {
  const t = useTranslations('push.denied');
  const { settings } = useApp();
  const hide = useHideNotice();
  const [isStill, setStill] = useState(false);
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return null;
  const own = thisBrowser();
  const ordered = [own, ...browsers.filter((browser) => browser !== own)];
  const site = settings.name;
  return (
    <section className="grid gap-3">
      <div>
        <h3>{t('title')}</h3>
        <p className="text-sm text-ink-2">{t('text')}</p>
      </div>
      {ordered.map((browser) => (
        <details key={browser} open={browser === own} className="push-help">
          <summary>
            <span>
              {t(`browsers.${browser}.name`)}
              {browser === own && <span className="font-normal text-ink-2"> · {t('here')}</span>}
            </span>
          </summary>
          <ol>
            {(['step1', 'step2', 'step3'] as const).map((step) => (
              <li key={step}>{t(`browsers.${browser}.${step}`, { site })}</li>
            ))}
          </ol>
        </details>
      ))}
      <p role="status" className="text-sm text-ink-2">
        {isStill && t('still')}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={() => void look().then((state) => setStill(state === 'denied'))}>{t('again')}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            hide('push');
            setLeft(true);
          }}
        >
          {t('never')}
        </Button>
      </div>
    </section>
  );
}
