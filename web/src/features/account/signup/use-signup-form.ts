import { useQueryClient } from '@tanstack/react-query';
import { calendarDay } from '@vonk/contract/calendar';
import { checkSignup, figuresOf, type SignupField } from '@vonk/contract/signup';
import type { Origin } from '@vonk/contract/tracking';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError, isRefused } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { useErrorText } from '../../../texts/use-error-text.ts';
import { focusMistake } from '../../../ui/form/focus-mistake.ts';
import { changesOf, emptyDraft, inputOf, type SignupDraft, valuesOf } from './signup-draft.ts';
import { useNameCheck } from './use-name-check.ts';
import { useSignup } from './use-signup.ts';
import { readLanding, readTracking } from './tracking.ts';
import { useEntered } from '../use-entered.ts';
import { useSendLock } from '../../../api/sending/use-send-lock.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

type Mistakes = Partial<Record<SignupField, string | undefined>>;

/** Where somebody goes on to, and whom they sign up for. */
export interface SignupReason {
  next: string | undefined;
  /** The public id of a member who can be written to. */
  profile?: string | undefined;
}

export interface SignupForm {
  readonly draft: SignupDraft;
  /** Changes the draft, and takes back what was said about the field. */
  change(changes: Partial<SignupDraft>, field?: SignupField): void;
  /** Names that are free, where the one that was typed is taken. */
  readonly freeNames: readonly string[];
  /** The words under each field. */
  readonly mistakes: Mistakes;
  /** Judges one field when it is left. */
  leave(field: SignupField): void;
  /** Sends, or leads the focus to the first wrong field in `form`. */
  submit(form: HTMLFormElement): void;
  readonly isSending: boolean;
  /** What is wrong with the whole: the connection, too many tries, not now. */
  readonly problem: string | undefined;
  /** Nobody may sign up from here today, without a reason (C28): what is mistaken, a person mends. */
  readonly isNotNow: boolean;
  readonly isEmailTaken: boolean;
  /** The address a mail went to, where the site tells no more than that (ACC-9). */
  readonly mailedTo: string | undefined;
}

/** The sign-up form: judges as the server does, sends, shows what is wrong. What is typed outlives the form (B8). */
export function useSignupForm({ next, profile, onDone }: SignupReason & { onDone?: () => void }): SignupForm {
  const { store } = useSignup();
  const errorText = useErrorText();
  const judge = useJudge();
  const [draft, setDraft] = useState(store.read);
  const [found, setMistakes] = useState<Mistakes>({});
  const name = useNameCheck(draft.name);
  const mistakes = name.isTaken ? { name: errorText('name_taken', {}), ...found } : found;
  const show = (shown: Mistakes, form: HTMLFormElement) => {
    flushSync(() => setMistakes(shown));
    focusMistake(form);
  };
  const lock = useSendLock();
  const { mutate, isPending, error, data } = useSend({ next, profile, onDone, show });
  const refusal = error instanceof CallError ? error : undefined;

  return {
    draft,
    change(changes, field) {
      const changed = { ...draft, ...changes };
      store.write(changed);
      setDraft(changed);
      if (field) setMistakes(({ [field]: _mended, ...others }) => others);
    },
    mistakes,
    freeNames: name.suggestions,
    leave(field) {
      if (valuesOf(draft)[field])
        afterPress(() => setMistakes((known) => ({ ...known, [field]: judge(draft)[field] })));
    },
    submit(form) {
      if (lock.isTaken()) return;
      const wrong = judge(draft);
      if (name.isTaken || Object.keys(wrong).length > 0) show(wrong, form);
      else {
        lock.take();
        mutate({ draft, form }, { onSettled: lock.release });
      }
    },
    isSending: isPending,
    problem: error && !refusal?.field ? refusal?.message || errorText('internal') : undefined,
    isNotNow: isRefused<'POST /api/signup.php'>(error, 'signup_not_now'),
    isEmailTaken: isRefused<'POST /api/signup.php'>(error, 'email_taken') && mistakes.email !== undefined,
    mailedTo: data && !data.user ? draft.email : undefined,
  };
}

/** Waits until a pressed button is let go: a text that appears meanwhile would move the button from under the press. */
function afterPress(work: () => void): void {
  if (document.querySelector('button:active, a:active'))
    window.addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}

/** Whoever signed up for nobody in particular is asked about their profile first. */
const afterSignup = '/complete-signup';

interface Sending extends SignupReason {
  onDone: (() => void) | undefined;
  show(found: Mistakes, form: HTMLFormElement): void;
}

/** What brought this tab here. */
function originOf(): Origin {
  const landing = readLanding();
  return { ...readTracking(), ...(landing !== undefined && { landing }) };
}

function useSend({ next, profile, onDone, show }: Sending) {
  const { call } = useApp();
  const { store } = useSignup();
  const queryClient = useQueryClient();
  const entered = useEntered();
  return useMutation({
    mutationFn: ({ draft }: { draft: SignupDraft; form: HTMLFormElement }) =>
      call('POST /api/signup.php', inputOf(draft, originOf(), profile)),
    onSuccess: async ({ user }, { draft: { answers, like } }) => {
      store.write(emptyDraft);
      if (!user) return;
      // Without them the account is whole too; the profile asks again.
      if (Object.keys(answers).length > 0) await call('PUT /api/profile.php', changesOf(answers)).catch(() => {});
      if (like !== undefined) await call('POST /api/like.php', { profile: like }).catch(() => {});
      onDone?.();
      await entered(user, next ?? afterSignup);
    },
    onError: (failure, { form }) => {
      // What was free while it was typed is not any more.
      void queryClient.invalidateQueries({ queryKey: keys.nameChecks });
      if (failure instanceof CallError && failure.field) show({ [failure.field]: failure.message }, form);
    },
  });
}

/** What is wrong with a draft, in words. The age is left to the server, where an answer counts (T69). */
function useJudge(): (draft: SignupDraft) => Mistakes {
  const { settings } = useApp();
  const errorText = useErrorText();
  return (draft) => {
    const found = checkSignup(valuesOf(draft), { today: calendarDay(new Date(), settings.time_zone) });
    return Object.fromEntries(
      Object.entries(found).map(([field, mistake]) => [
        field,
        errorText(mistake, figuresOf(mistake, settings.minimum_age)),
      ]),
    );
  };
}
