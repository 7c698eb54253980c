import type { LanderModel } from '@vonk/contract/landers';
import { maxQuoteCharacters } from '@vonk/contract/profile';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../../api/use-app.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { ChatIcon } from '../../../../ui/icons.ts';
import { FictionalMark } from '../../../../ui/people/fictional-mark.tsx';
import { Claim } from '../../claim.tsx';
import type { HeroProps } from '../../lander.ts';
import { LanderForm } from '../../lander-form.tsx';
import { castOf, ModelPicture, usePeople } from '../../people.tsx';
import '../../lander.css';
import './network.css';

const cast = ['tom', 'eline', 'carla'] as const;

/** One question, a column of answers. */
export function Network({ lander, start }: HeroProps) {
  const t = useTranslations('landers.socialnetwork');
  return (
    <section className="lander-network">
      <div className="lander-network-words">
        <Claim name="socialnetwork" lander={lander} />
        <LanderForm start={start} stacked />
      </div>
      <div className="lander-network-feed" role="group" aria-label={t('answers')}>
        <p className="lander-network-question">
          <small>{t('question')}</small>
          <b>{t(lander.words === 'sunday' ? 'sundayQuestion' : 'plainQuestion')}</b>
        </p>
        {castOf(lander, cast).map((model) => (
          <Post key={model} model={model} onAnswer={() => start({})} />
        ))}
      </div>
      <Own start={start} />
    </section>
  );
}

function Post({ model, onAnswer }: { model: LanderModel; onAnswer: () => void }) {
  const t = useTranslations('landers.socialnetwork');
  const { who, quote, caption } = usePeople()(model);
  return (
    <article className="lander-network-post">
      <header>
        <ModelPicture model={model} sizes="44px" className="avatar" />
        <p>{caption}</p>
      </header>
      <p className="bubble">{quote}</p>
      <Button variant="quiet" size="compact" icon={<ChatIcon />} onClick={onAnswer}>
        {t('answer', { who: who.replace(/,.*/, '') })}
      </Button>
    </article>
  );
}

function Own({ start }: Pick<HeroProps, 'start'>) {
  const t = useTranslations('landers');
  const shell = useTranslations('shell');
  const { fictional_visibility } = useApp().settings;
  const [quote, setQuote] = useState('');
  return (
    <aside className="lander-network-own">
      <h2>{t('socialnetwork.yours')}</h2>
      <form
        className="grid gap-3 mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          start({ quote });
        }}
      >
        <Textarea
          label={t('socialnetwork.yoursLabel')}
          hint={t('socialnetwork.yoursText')}
          voice
          lines={2}
          maxLength={maxQuoteCharacters}
          value={quote}
          onChange={({ currentTarget }) => setQuote(currentTarget.value)}
        />
        <Button type="submit" variant="secondary">
          {t('form.start')}
        </Button>
      </form>
      {fictional_visibility !== 'off' && (
        <>
          <h2 className="mt-7">{t('socialnetwork.who')}</h2>
          <p className="lander-form-note mb-3">{t('socialnetwork.whoText')}</p>
          <FictionalMark shape="pill" text={{ title: shell('fictionalTitle'), explanation: shell('fictionalText') }} />
        </>
      )}
    </aside>
  );
}
