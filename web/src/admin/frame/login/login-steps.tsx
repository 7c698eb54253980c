import type { SecondStep, StaffMe } from '@vonk/contract/admin/entrance';
import { useEffect, useState } from 'react';
import { useAdmin } from '../../api/context.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';

type LoginStepsProps = {
  /** Who was logged in before; they may still be somebody else. */
  email?: string | undefined;
  onEntered: (me: StaffMe) => void;
  /** Hears when the second step is shown, and when one goes back. */
  onStep?: ((isSecond: boolean) => void) | undefined;
};

/** Logs in: the password, then always a second step (STAFF-1). */
export function LoginSteps({ email = '', onEntered, onStep }: LoginStepsProps) {
  const { texts } = useAdmin();
  const [isReady, setReady] = useState(false);
  const [address, setAddress] = useState(email);
  const [steps, setSteps] = useState<readonly SecondStep[]>();
  // The words come with this part alone: a session seldom ends on an open page.
  useEffect(() => void texts.load(['admin-entrance']).then(() => setReady(true)), [texts]);
  if (!isReady) return null;
  const goTo = (next: readonly SecondStep[] | undefined) => {
    setSteps(next);
    onStep?.(next !== undefined);
  };
  return steps ? (
    <CodeStep email={address} steps={steps} onEntered={onEntered} onBack={() => goTo(undefined)} />
  ) : (
    <PasswordStep
      email={address}
      onPassed={(passed, next) => {
        setAddress(passed);
        goTo(next);
      }}
    />
  );
}
