import { useSuspenseQuery } from '@tanstack/react-query';
import type { OwnVerification } from '@vonk/contract/verification';
import { useApp } from '../../../api/use-app.ts';
import { verificationQuery } from '../queries.ts';
import { BeginForm } from './begin-form.tsx';
import { Outcome } from './outcome.tsx';
import { Task } from './task.tsx';
import { Verified } from './verified.tsx';
import { Waiting } from './waiting.tsx';

/** My verification: what it is, and the one next step (T117). */
export function VerificationPart() {
  const { call } = useApp();
  const { data } = useSuspenseQuery(verificationQuery(call));
  return <Step verification={data} />;
}

function Step({ verification }: { verification: OwnVerification }) {
  switch (verification.state) {
    case 'open':
      return <Task verification={verification} />;
    case 'waiting':
      return <Waiting />;
    case 'verified':
      return <Verified verification={verification} />;
    default:
      return (
        <>
          <Outcome verification={verification} />
          <BeginForm verification={verification} />
        </>
      );
  }
}
