import { useLocation } from '@tanstack/react-router';
import { createElement } from 'react';
import { createLatePart, useLatePart } from '../../device/late-part.ts';
import { useUser } from '../../api/use-app.ts';

const dialog = createLatePart(async () => (await import('./activation-reminder-dialog.tsx')).ActivationReminderDialog);

/**
 * Who comes from a partner's sign-up on a phone is reminded of the mail in a modal; everybody else by the alert.
 */
export function ActivationReminder() {
  const user = useUser();
  const search: Readonly<Record<string, unknown>> = useLocation().search;
  const isAsked =
    search['api_signup_complete'] !== undefined &&
    user?.status === 'not_confirmed' &&
    user.profile.status === 'disabled';
  const Dialog = useLatePart(dialog, isAsked);
  return Dialog && user ? createElement(Dialog, { email: user.email, isAsked }) : null;
}
