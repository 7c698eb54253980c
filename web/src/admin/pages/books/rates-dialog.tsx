import type { FilesAtDesk, QuarterAtDesk } from '@vonk/contract/admin/money/books';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAdmin } from '../../api/context.ts';

type RatesDialogProps = {
  quarter: QuarterAtDesk;
  site: number;
  onClose: () => void;
  onDone: (files: FilesAtDesk) => void;
};

/** A rate as it is typed, `4,2512` or `4.2512`; undefined for what is none. */
const readRate = (typed: string): number | undefined =>
  /^\d{1,6}([.,]\d{1,8})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) || undefined : undefined;

/** Asks what a euro was in each other currency of a quarter, for its return is in euro. */
export function RatesDialog({ quarter: { quarter, currencies }, site, onClose, onDone }: RatesDialogProps) {
  const t = useTranslations('admin-books');
  const common = useTranslations('admin');
  const { call } = useAdmin();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: (typed: typeof values) =>
      Object.fromEntries(
        currencies
          .filter((currency) => readRate(typed[currency] ?? '') === undefined)
          .map((currency) => [currency, 'amount_invalid' as const]),
      ),
    send: (typed) => {
      const rates = currencies.map((currency) => ({ currency, rate: readRate(typed[currency] ?? '') ?? 0 }));
      return call('POST /api/admin/quarter-files', { site, quarter, rates });
    },
    onSent: onDone,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quarterTitle', { name: quarter.replace('-', ' ') })}
      closeLabel={common('close')}
    >
      <Form className="grid gap-4" onSend={(form) => submit(form, values)}>
        <p>{t('quarterText')}</p>
        {problem && <Alert kind="error">{problem}</Alert>}
        {currencies.map((currency, at) => (
          <TextInput
            key={currency}
            label={t('rate', { currency })}
            error={mistakes[currency] && t('noRate')}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus={at === 0 || undefined}
            value={values[currency] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              mend(currency);
              setValues({ ...values, [currency]: value });
            }}
          />
        ))}
        <Button type="submit" wide busy={isSending}>
          {t('make')}
        </Button>
      </Form>
    </Dialog>
  );
}
