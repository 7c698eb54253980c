import { blikDigits } from '@vonk/contract/payments';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextInput } from '../../../ui/form/text-input.tsx';

/** The code of a bank app with which an order is paid; nothing is asked where the provider asks for it itself. */
export function useBlikAnswer(isAsked = false) {
  // Read when the order is placed, so that what was typed before this script ran counts.
  const ref = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const digits = () => ref.current?.value.replaceAll(/\D/g, '') ?? '';
  return {
    question: { ref, isAsked, isWrong, onChange: () => setWrong(false) },
    /** Undefined: it is typed at the page of the provider. */
    read: (): string | undefined => (isAsked && digits() !== '' ? digits() : undefined),
    /** Whether what was typed is no code; then it is said, and the field has the focus. */
    fails(): boolean {
      const typed = isAsked ? (ref.current?.value.trim() ?? '') : '';
      const fails = typed !== '' && digits().length !== blikDigits;
      setWrong(fails);
      if (fails) ref.current?.focus();
      return fails;
    },
  };
}

type BlikQuestionProps = {
  ref: RefObject<HTMLInputElement | null>;
  isAsked: boolean;
  isWrong: boolean;
  onChange: () => void;
};

/** Asks for the six digits of BLIK; left empty, the provider asks for them (PAY-2). */
export function BlikQuestion({ ref, isAsked, isWrong, onChange }: BlikQuestionProps) {
  const t = useTranslations('payments.pay');
  if (!isAsked) return null;
  return (
    <TextInput
      ref={ref}
      label={t('blik')}
      hint={t('blikHint')}
      error={isWrong ? t('blikWrong') : undefined}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      onChange={onChange}
    />
  );
}
