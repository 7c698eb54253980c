import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { Button } from '../../ui/actions/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { LanderAnswers } from './lander.ts';

interface LanderFormProps {
  start: (answers: LanderAnswers) => void;
  /** The button's own words. */
  label?: string | undefined;
  /** Field and button below each other at every width. */
  stacked?: boolean | undefined;
  /** Instead of the promise under the form. */
  note?: ReactNode;
}

/** The first step of signing up, in the first screen: an address and one button. */
export function LanderForm({ start, label, stacked, note }: LanderFormProps) {
  const t = useTranslations('landers.form');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    start({ email: field.current?.value ?? '' });
  };
  return (
    <form
      className={classes('lander-form', stacked && 'lander-form-stacked')}
      action="/signup"
      noValidate
      onSubmit={send}
    >
      <label className="field-label" htmlFor={id}>
        {t('email')}
      </label>
      <div className="lander-form-row">
        <input
          ref={field}
          id={id}
          className="input"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('example')}
        />
        <Button type="submit">{label ?? t('start')}</Button>
      </div>
      <p className="lander-form-note">{note ?? <Terms />}</p>
    </form>
  );
}

/** Age, no subscription, and how many messages are free. */
export function Terms() {
  const t = useTranslations('landers.form');
  const { minimum_age, signup_credits, message_credits } = useApp().settings;
  const count = message_credits === 0 ? 0 : Math.floor(signup_credits / message_credits);
  return t('terms', { age: String(minimum_age), count });
}
