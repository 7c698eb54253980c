import type { User } from '@vonk/contract/account';
import { lazy, Suspense } from 'react';
import { isRefused } from '../../../api/call.ts';

const Form = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));

/** Whether a login goes on with its second step, whatever proved who it is. */
export const asksSecondStep = (error: Error | null | undefined): boolean =>
  isRefused<'POST /api/user.php'>(error, 'second_step_required');

/** The second step of a login, fetched for the few who switched it on. */
export function SecondStep(props: { onEntered: (user: User) => void; onBack: () => void }) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
