import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ChatIcon, CreditsIcon, FictionalIcon } from '../../../ui/icons.ts';
import { Linked, type LinkElement } from '../../../ui/link.tsx';
import { SignupForm } from './signup-form.tsx';
import { readTracking } from './tracking.ts';
import type { SignupForm as Form } from './use-signup-form.ts';
import { LikedNote, useWanted, WantedPerson } from './wanted/wanted-person.tsx';

interface SignupSheetProps {
  form: Form;
  /** To logging in, for who has an account. */
  login: LinkElement;
  heading: 'h1' | 'h2';
  /** Beside the form from 992 px: the member one signs up for; without it whom one liked, else the promises. */
  aside?: ReactNode;
  /** The name of who gets a first message. */
  recipient?: string | undefined;
}

/** The whole of signing up, on a page and in the modal: from 992 px something stands beside the form. */
export function SignupSheet({ form, login, heading: Heading, aside, recipient }: SignupSheetProps) {
  const t = useTranslations('account.signup');
  const liked = useWanted(form.draft.like);
  return (
    <div className="lg:grid lg:grid-cols-[320px_1fr]">
      <aside className="hidden lg:block bg-sunken p-8">
        {aside ?? (liked ? <WantedPerson member={liked} /> : <Promises />)}
      </aside>
      <div className="lg:px-10 lg:py-7">
        {useIsOpen() ? (
          <>
            <Heading className="text-2xl lg:text-xl">{t('title')}</Heading>
            <p className="text-ink-2 mt-1 mb-4">{t('intro')}</p>
            {liked && <LikedNote member={liked} />}
            <SignupForm form={form} recipient={recipient} login={<Linked link={login}>{t('logIn')}</Linked>} />
          </>
        ) : (
          <EmptyState
            heading={Heading}
            title={t('closedTitle')}
            action={<LinkButton link={login}>{t('logIn')}</LinkButton>}
          >
            {t('closedText')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

const neverChanges = () => () => {};
const hasSource = () => readTracking().network !== undefined;

/** Whether this visitor may sign up here: not at all, or only from a traffic source (C6). The server decides again. */
function useIsOpen(): boolean {
  const { signups, network } = useApp().settings;
  const isFromSource = useSyncExternalStore(neverChanges, hasSource, () => network !== null);
  return signups === 'all' || (signups === 'with_trafficsource' && isFromSource);
}

function Promises() {
  const t = useTranslations('account.signup');
  const { message_credits, signup_credits } = useApp().settings;
  const count = message_credits > 0 ? Math.floor(signup_credits / message_credits) : 0;
  return (
    <ul className="grid gap-6">
      <Promise icon={<CreditsIcon />} title={t('promiseFree')} text={t('promiseFreeText')} />
      {count > 0 && (
        <Promise icon={<ChatIcon />} title={t('promiseMessages', { count })} text={t('promiseMessagesText')} />
      )}
      <Promise icon={<FictionalIcon />} title={t('promiseLabels')} text={t('promiseLabelsText')} />
    </ul>
  );
}

function Promise({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex gap-3">
      {icon}
      <span>
        <span className="block font-strong">{title}</span>
        <span className="text-sm text-ink-2">{text}</span>
      </span>
    </li>
  );
}
