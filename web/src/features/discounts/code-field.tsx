import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOffer, useOwnCode } from '../../prices/discounts.ts';
import { keepCode, useTypedCode } from '../../prices/use-discounted.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

/** Where a discount code is typed; `fromAddress` is the one a link brought (C24). */
export function CodeField({ fromAddress }: { fromAddress: string | undefined }) {
  const t = useTranslations('discounts');
  const [offer, own] = [useOffer(), useOwnCode()];
  const { code, discount, problem } = useTypedCode();
  const [text, setText] = useState('');
  useEffect(() => {
    if (fromAddress !== undefined) keepCode(fromAddress);
  }, [fromAddress]);
  const use = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim().toUpperCase();
    if (typed) keepCode(typed);
  };
  const isWorse = [offer, own].some(
    (other) =>
      discount !== undefined &&
      other !== undefined &&
      other.code !== discount.code &&
      other.value_percentage >= discount.value_percentage,
  );
  return (
    <details className="code-field" open={code !== null}>
      <summary>{t('haveCode')}</summary>
      <form onSubmit={use} className="mt-2 grid gap-2">
        <TextInput
          label={t('code')}
          error={problem}
          hint={isWorse ? t('worse') : undefined}
          value={text || (code ?? '')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <p className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="secondary" size="compact">
            {t('apply')}
          </Button>
          {code !== null && (
            <Button
              variant="quiet"
              size="compact"
              onClick={() => {
                setText('');
                keepCode(undefined);
              }}
            >
              {t('remove')}
            </Button>
          )}
        </p>
      </form>
    </details>
  );
}
