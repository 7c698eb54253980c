import type { User } from '@vonk/contract/account';
import { lazy, Suspense } from 'react';
import { CallError } from '../../../api/call.ts';

const Form = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));

/** Whether a login goes on with its second step. */
export const asksSecondStep = (error: Error | null | undefined): boolean =>
  error instanceof CallError && error.code === 'second_step_required';

/** The second step of a login, fetched for the few who switched it on. */
export function SecondStep(props: { onEntered: (user: User) => void; onBack: () => void }) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
