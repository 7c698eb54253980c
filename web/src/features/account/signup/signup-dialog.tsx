import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SignupSheet } from './signup-sheet.tsx';
import { useSignupForm } from './use-signup-form.ts';
import { searchOf } from '../use-entered.ts';

/** The sign-up modal. It refuses to close only while a request runs (B8, T97). */
export function SignupDialog({
  isOpen,
  next,
  onClose,
}: {
  isOpen: boolean;
  next: string | undefined;
  onClose: () => void;
}) {
  const t = useTranslations('account.signup');
  const shell = useTranslations('shell');
  const form = useSignupForm({ next, onDone: onClose });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      locked={form.isSending}
      title={t('pageTitle')}
      closeLabel={shell('close')}
      hideTitle
      shape="wide"
      flush
    >
      <SignupSheet form={form} heading="h2" login={<Link to="/login" search={searchOf(next)} onClick={onClose} />} />
    </Dialog>
  );
}
