import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../../api/use-app.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DateOfBirth } from '../../../../ui/form/date/date-of-birth.tsx';
import { type DatePart, emptyDate } from '../../../../ui/form/date/date-parts.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FictionalMark } from '../../../../ui/people/fictional-mark.tsx';
import { type HeroProps, useWords } from '../../lander.ts';
import '../../lander.css';
import './adult-only.css';

/** Night, a huge age, and the date of birth as the first step: its own gate, with nobody to be seen before it. */
export function AdultOnly({ lander, start }: HeroProps) {
  const { minimum_age } = useApp().settings;
  const [isYounger, setYounger] = useState(false);
  return (
    <section className="lander-adult" data-scheme="dark">
      <p className="lander-adult-age" aria-hidden="true">
        {minimum_age}+
      </p>
      <div className="lander-adult-gate">
        {isYounger ? <Younger /> : <Gate lander={lander} start={start} onYounger={() => setYounger(true)} />}
      </div>
    </section>
  );
}

function Gate({ lander, start, onYounger }: HeroProps & { onYounger: () => void }) {
  const t = useTranslations('landers.adultonly');
  const account = useTranslations('account');
  const { fictional_visibility } = useApp().settings;
  const { title, lead } = useWords('adultonly', lander);
  const [birthDate, setBirthDate] = useState(emptyDate);
  const form = useRef<HTMLFormElement>(null);
  // The page comes alive while the first digits are typed: what stands in the fields by then was heard by nobody.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    const part = (name: DatePart) => String(typed.get(name) ?? '');
    setBirthDate({ day: part('day'), month: part('month'), year: part('year') });
  }, []);
  return (
    <Form ref={form} onSend={() => start({ birthDate })}>
      <p className="lander-form-note">{t('step')}</p>
      <h1>{title}</h1>
      <p className="lander-adult-lead">{lead}</p>
      <DateOfBirth
        label={account('signup.birthDate')}
        value={birthDate}
        labels={{ day: account('date.day'), month: account('date.month'), year: account('date.year') }}
        placeholders={{
          day: account('date.dayShort'),
          month: account('date.monthShort'),
          year: account('date.yearShort'),
        }}
        onChange={setBirthDate}
      />
      <div className="lander-adult-ways">
        <Button type="submit">{t('next')}</Button>
        <Button variant="secondary" onClick={onYounger}>
          {t('younger')}
        </Button>
      </div>
      {fictional_visibility !== 'off' && <Learn />}
    </Form>
  );
}

function Learn() {
  const t = useTranslations('landers.adultonly');
  const shell = useTranslations('shell');
  return (
    <div className="lander-adult-learn">
      <FictionalMark shape="pill" text={{ title: shell('fictionalTitle'), explanation: shell('fictionalText') }} />
      <p className="lander-form-note">{t('learn')}</p>
    </div>
  );
}

function Younger() {
  const t = useTranslations('landers.adultonly');
  const { minimum_age } = useApp().settings;
  return (
    <div role="status">
      <h1>{t('youngerTitle')}</h1>
      <p className="lander-adult-lead">{t('youngerText', { age: String(minimum_age) })}</p>
    </div>
  );
}
