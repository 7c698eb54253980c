import type { ComponentProps } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** Gets the element, to put the focus on a field that is wrong. */
  onSend: (form: HTMLFormElement) => void;
};

/** A form of which we say ourselves what is wrong, and which sends no page away. */
export const Form = ({ onSend, ...form }: FormProps) => (
  <form
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend(event.currentTarget);
    }}
  />
);
