import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AddIcon, RemoveIcon } from '../../../ui/icons.ts';
import { type PackTyped, packLine, packsTyped } from './site-draft.ts';

interface PacksFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  currency: string;
  typed: readonly string[];
  onType: (typed: readonly string[]) => void;
}

/** The packs that are sold: how many credits, and what they cost with VAT. */
export function PacksField({ label, hint, error, currency, typed, onType }: PacksFieldProps) {
  const t = useTranslations('admin-sites.packs');
  const packs = packsTyped(typed);
  const change = (at: number, part: Partial<PackTyped>) =>
    onType(packs.map((pack, index) => packLine(index === at ? { ...pack, ...part } : pack)));
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <ul className="grant-lines">
        {packs.map(({ credits, price }, at) => (
          // A pack has no name of its own: its place in the list is what one changes.
          <li key={at}>
            <TextInput
              label={t('credits')}
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={error === undefined ? undefined : true}
              value={credits}
              onChange={({ currentTarget: { value } }) => change(at, { credits: value })}
            />
            <TextInput
              label={t('price', { currency })}
              inputMode="decimal"
              autoComplete="off"
              value={price}
              onChange={({ currentTarget: { value } }) => change(at, { price: value })}
            />
            <IconButton
              label={t('remove', { credits })}
              icon={<RemoveIcon />}
              onClick={() => onType(typed.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="compact"
        icon={<AddIcon />}
        onClick={() => onType([...typed, packLine({ credits: '', price: '' })])}
      >
        {t('add')}
      </Button>
    </FieldGroup>
  );
}
