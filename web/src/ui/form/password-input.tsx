import { useState, type ComponentProps } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { HideIcon, ShowIcon } from '../icons.ts';
import { Field, type FieldText } from './field.tsx';

type PasswordInputProps = FieldText & { showLabel: string; hideLabel: string } & ComponentProps<'input'>;

export function PasswordInput({ label, note, hint, error, id, showLabel, hideLabel, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ id, label, note, hint, error }}>
      {(control) => (
        <div className="password">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="input"
          />
          <IconButton
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? <HideIcon /> : <ShowIcon />}
            aria-controls={control.id}
            disabled={input.disabled}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
