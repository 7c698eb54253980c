import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/form/form.tsx';

interface StepFormProps {
  title: string;
  intro: string;
  children: ReactNode;
  /** The way on that keeps what stands here. */
  save: { label: string; onPress: () => void; isBusy?: boolean };
  /** The way on without; it is as large. */
  skip: { label?: string; onPress: () => void };
}

/** One question about the own profile, with two equal ways on. */
export function StepForm({ title, intro, children, save, skip }: StepFormProps) {
  const t = useTranslations('steps');
  return (
    <Form className="grid gap-5" onSend={() => save.onPress()}>
      <div>
        <h1 className="text-2xl" tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-1 text-ink-2">{intro}</p>
      </div>
      {children}
      <div className="grid grid-cols-2 gap-3 lg:max-w-[360px]">
        <Button variant="secondary" onClick={skip.onPress}>
          {skip.label ?? t('later')}
        </Button>
        <Button type="submit" busy={save.isBusy}>
          {save.label}
        </Button>
      </div>
    </Form>
  );
}
