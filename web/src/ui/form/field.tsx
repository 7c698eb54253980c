import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../icons.ts';

/** What every form control says about itself. */
export type FieldText = {
  label: ReactNode;
  /** Stands behind the label in grey: "(18+)". */
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Ties a control to its label, hint and error. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = FieldText & {
  id?: string | undefined;
  /** Beside the hint, as a counter. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ id, label, note, hint, error, aside, children }: FieldProps) {
  const ownId = useId();
  const control = controlOf(id ?? ownId, { hint, error });
  return (
    <div className="field">
      <label className="field-label" htmlFor={control.id}>
        <LabelText label={label} note={note} />
      </label>
      {children(control)}
      <Below id={control.id} hint={hint} error={error} aside={aside} />
    </div>
  );
}

type FieldGroupProps = FieldText & { id?: string | undefined; className?: string | undefined; children: ReactNode };

/** A group of controls under one legend, with one hint and one error. */
export function FieldGroup({ id, label, note, hint, error, className, children }: FieldGroupProps) {
  const ownId = useId();
  const control = controlOf(id ?? ownId, { hint, error });
  return (
    <fieldset className={className ?? 'field'} aria-describedby={control['aria-describedby']}>
      <legend className="field-label">
        <LabelText label={label} note={note} />
      </legend>
      {children}
      <Below id={control.id} hint={hint} error={error} />
    </fieldset>
  );
}

/** The error of a control: icon and text, read with the control it describes. */
export function FieldError({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <p id={id} className="field-error">
      <ErrorIcon />
      <span>{children}</span>
    </p>
  );
}

function LabelText({ label, note }: Pick<FieldText, 'label' | 'note'>) {
  return (
    <>
      {label}
      {note !== undefined && <span className="field-note"> {note}</span>}
    </>
  );
}

function Below({ id, hint, error, aside }: Pick<FieldText, 'hint' | 'error'> & { id: string; aside?: ReactNode }) {
  const hasHint = hint !== undefined && hint !== null;
  return (
    <>
      {(hasHint || aside !== undefined) && (
        <div className="field-below">
          {hasHint && (
            <p id={`${id}-hint`} className="field-hint">
              {hint}
            </p>
          )}
          {aside}
        </div>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

/** The attributes that tie a control to the hint and error with its id. */
export function controlOf(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>): FieldControl {
  const described = [error !== undefined && `${id}-error`, hint !== undefined && hint !== null && `${id}-hint`].filter(
    Boolean,
  );
  return {
    id,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}
