import { maxQuoteCharacters } from '@vonk/contract/profile';
import { countGraphemes } from '@vonk/contract/text';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { StepForm } from './step-form.tsx';
import { useStep } from './use-step.ts';

interface QuoteStepProps {
  quote: string;
  change: (quote: string) => void;
  onNext: () => void;
}

const beginnings = ['begin1', 'begin2', 'begin3'] as const;

/** The one sentence that stands beside the photo. */
export function QuoteStep({ quote, change, onNext }: QuoteStepProps) {
  const t = useTranslations();
  const { save, isBusy, errorOf } = useStep(onNext);
  const field = useRef<HTMLDivElement>(null);
  const used = countGraphemes(quote);
  const begin = (words: string) => {
    change(`${words} `);
    field.current?.querySelector('textarea')?.focus();
  };
  return (
    <StepForm
      title={t('profile.quote')}
      intro={t('steps.quoteText')}
      save={{ label: t('steps.done'), onPress: () => save({ quote }), isBusy }}
      skip={{ onPress: onNext }}
    >
      <div ref={field}>
        <Textarea
          label={t('steps.quoteLabel')}
          hint={t('steps.quoteHint')}
          lines={3}
          voice
          counter={{
            used,
            most: maxQuoteCharacters,
            text: t('profile.counter', { used, most: maxQuoteCharacters }),
            nearLabel: t('profile.counterNear'),
            fullLabel: t('profile.counterFull'),
          }}
          error={errorOf('quote')}
          value={quote}
          onChange={({ target }) => change(target.value)}
        />
      </div>
      {quote.trim() === '' && (
        <div>
          <p className="mb-2 text-sm font-strong">{t('steps.stuck')}</p>
          <div className="flex flex-wrap gap-2">
            {beginnings.map((name) => (
              <Chip key={name} onClick={() => begin(t(`steps.${name}`))}>
                {t(`steps.${name}`)} …
              </Chip>
            ))}
          </div>
        </div>
      )}
    </StepForm>
  );
}
