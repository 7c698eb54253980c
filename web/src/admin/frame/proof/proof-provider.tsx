import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ProofForm } from './proof-form.tsx';

/** Thrown to whoever asked for a proof that its owner did not give: nothing was done. */
export class NotProved extends Error {}

type WithProof = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

const ProofContext = createContext<WithProof>((work) => work());

/**
 * Does what is sensitive: where the server asks a fresh proof, a dialog takes it and the work is done again. Throws
 * `NotProved` when the dialog was closed.
 */
export const useWithProof = (): WithProof => useContext(ProofContext);

const asksProof = (error: unknown): boolean => error instanceof CallError && error.code === 'fresh_login_required';

/** Takes the proof for whatever stands inside. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('admin');
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<{ proved(): void; closed(): void }>(undefined);
  const withProof = useCallback<WithProof>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!asksProof(error)) throw error;
      await new Promise<void>((resolve, reject) => {
        answer.current = { proved: resolve, closed: () => reject(new NotProved()) };
        setAsking(true);
      });
      return work();
    }
  }, []);
  const close = () => {
    setAsking(false);
    answer.current?.closed();
  };
  return (
    <ProofContext value={withProof}>
      {children}
      <Dialog open={isAsking} onClose={close} title={t('proof.title')} closeLabel={t('close')}>
        <ProofForm
          onProved={() => {
            setAsking(false);
            answer.current?.proved();
          }}
        />
      </Dialog>
    </ProofContext>
  );
}
