import type { CallOutput } from '@vonk/contract/api';
import type { LanderModel } from '@vonk/contract/landers';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ProgressBars } from '../../ui/feedback/progress.tsx';
import { RadioCard, RadioPicture } from '../../ui/form/choices.tsx';
import { FieldGroup } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { modelPhoto } from '../../ui/people/model-photo.ts';
import { type FinderAge, type FinderAnswers, type FinderStep, isAnswered } from './answers.ts';

type Countries = CallOutput<'GET /api/regions.php'>['countries'];

interface QuestionProps {
  answers: FinderAnswers;
  change: (changes: Partial<FinderAnswers>) => void;
  countries: Countries;
}

interface FinderProps extends QuestionProps {
  steps: readonly FinderStep[];
  at: number;
  goTo: (at: number) => void;
  /** All is answered. */
  onDone: () => void;
  isBusy: boolean;
  /** What becomes of the answers. */
  note: string;
}

/** One question a step, big answers, and a way back. */
export function Finder({ steps, at, goTo, onDone, isBusy, note, ...question }: FinderProps) {
  const t = useTranslations('finder');
  const step = steps[at] ?? 'seek';
  const isLast = at === steps.length - 1;
  const isOpen = !isAnswered(step, question.answers);
  const place = t('step', { at: String(at + 1), of: String(steps.length) });
  return (
    <form
      ref={useFocusOnQuestion(at)}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) return;
        if (isLast) onDone();
        else goTo(at + 1);
      }}
    >
      <div className="grid gap-2">
        <p className="text-sm text-ink-2">{place}</p>
        <ProgressBars done={at + 1} of={steps.length} label={place} />
      </div>
      <Question key={step} step={step} {...question} />
      <div className="flex flex-wrap justify-end gap-3">
        {at > 0 && (
          <Button variant="secondary" onClick={() => goTo(at - 1)}>
            {t('back')}
          </Button>
        )}
        <Button
          type="submit"
          busy={isBusy}
          disabledReason={isOpen ? t('choose') : undefined}
          className="max-lg:grow lg:min-w-50"
        >
          {t(isLast ? 'show' : 'next')}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{note}</p>
    </form>
  );
}

/** A new question is read out, and the next Tab leads into its answers. */
function useFocusOnQuestion(at: number) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) form.current?.querySelector('h1')?.focus();
    shown.current = at;
  }, [at]);
  return form;
}

function Question({ step, ...props }: QuestionProps & { step: FinderStep }) {
  return { who: <Who {...props} />, seek: <Seek {...props} />, age: <Age {...props} />, place: <Place {...props} /> }[
    step
  ];
}

function Cards({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const heading = (
    <h1 className="text-2xl" tabIndex={-1}>
      {title}
    </h1>
  );
  return (
    <FieldGroup label={heading} hint={note}>
      <div className="mt-3 mb-1 grid gap-3 lg:grid-cols-2 lg:gap-5">{children}</div>
    </FieldGroup>
  );
}

function Who({ answers, change }: QuestionProps) {
  const t = useTranslations();
  const { genders } = useApp().settings;
  return (
    <Cards title={t('finder.who')}>
      {genders.map((gender) => (
        <RadioCard key={gender} name="who" checked={answers.gender === gender} onChange={() => change({ gender })}>
          {t(`account.genders.${gender}`)}
        </RadioCard>
      ))}
    </Cards>
  );
}

function Seek({ answers, change }: QuestionProps) {
  const t = useTranslations();
  const { genders } = useApp().settings;
  return (
    <Cards title={t('finder.seek')} note={t('finder.seekNote')}>
      {genders.map((gender) => (
        <RadioCard
          key={gender}
          name="seek"
          checked={answers.looksFor === gender}
          onChange={() => change({ looksFor: gender })}
        >
          {t(`account.lookedFor.${gender}`)}
        </RadioCard>
      ))}
    </Cards>
  );
}

const drawn: Readonly<Record<FinderAge, readonly LanderModel[]>> = {
  younger: ['eline', 'ruben', 'fatima'],
  older: ['marloes', 'edwin', 'yvonne'],
};

function Age({ answers, change }: QuestionProps) {
  const t = useTranslations('finder');
  return (
    <Cards title={t('age')} note={`${t('ageNote')} ${t('models')}`}>
      {(['younger', 'older'] as const).map((age) => (
        <RadioPicture
          key={age}
          name="age"
          checked={answers.age === age}
          onChange={() => change({ age })}
          picture={drawn[age].map((model) => (
            <img
              key={model}
              {...modelPhoto(model, '(min-width: 992px) 110px, 30vw')}
              width={400}
              height={500}
              decoding="async"
            />
          ))}
        >
          {t(age)}
        </RadioPicture>
      ))}
    </Cards>
  );
}

function Place({ answers, change, countries }: QuestionProps) {
  const t = useTranslations('finder');
  const regions = countries.find(({ code }) => code === answers.country)?.regions ?? [];
  return (
    <Cards title={t('place')} note={t('placeNote')}>
      <Select
        label={t('country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={answers.country}
        onChange={({ currentTarget }) => change({ country: currentTarget.value, region: '' })}
      />
      <Select
        label={t('region')}
        options={[
          { value: '', label: t('everywhere') },
          ...regions.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={answers.region}
        onChange={({ currentTarget }) => change({ region: currentTarget.value })}
      />
    </Cards>
  );
}
