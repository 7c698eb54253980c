import { type AnswerState, maxAnswer, type OpenTalk } from '@vonk/contract/admin/queues/inbox';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { v7 as newKey } from 'uuid';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { PausedIcon, SendIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useIsOffline } from '../../../device/use-is-offline.ts';
import { useAdmin } from '../../api/context.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { BlockPicker } from '../../parts/texts/block-picker.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { One } from './queries.ts';
import { useKeptDraft } from './use-kept-draft.ts';

type AnswerPartProps = {
  one: One;
  site: string;
  talk: OpenTalk;
  answer: AnswerState;
  pausedUntil: string | null;
  /** Whether one has the conversation still. */
  isHeld: boolean;
  later: () => void;
  onDone: () => void;
  onKeep: (kept: Promise<unknown>) => void;
};

/** Where one writes as the profile, or why nobody may now (T6, T7, T9). */
export function AnswerPart(props: AnswerPartProps) {
  const { one, site, talk, answer, pausedUntil, isHeld, later, onDone, onKeep } = props;
  const t = useTranslations('admin-inbox');
  const common = useTranslations('admin.queue');
  const { call } = useAdmin();
  const toast = useToast();
  const isOffline = useIsOffline();
  const { act, isBusy } = useAct();
  const [key, setKey] = useState(() => newKey());
  const { text, write, ...draft } = useKeptDraft(one, { begun: talk.draft, isHeld, onKeep });
  const { member, profile } = talk;
  const field = useRef<HTMLTextAreaElement>(null);
  const mayWrite = answer === 'open' && isHeld && !isOffline;
  const send = () => {
    if (!mayWrite || isBusy || text.trim() === '') return;
    act(async () => {
      await draft.send(call('POST /api/admin/inbox-reply', { ...one, key, text }));
      setKey(newKey());
      toast({ text: t('sent', { profile: profile.name }) });
      onDone();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const laterButton = (
    <Button variant="secondary" onClick={later}>
      {common('later')} <KeyCap>S</KeyCap>
    </Button>
  );
  if (answer === 'paused') return <Paused {...{ talk, pausedUntil }}>{laterButton}</Paused>;
  return (
    <div className="talk-answer">
      {answer === 'notice_unread' && (
        <Alert kind="info">
          <p>{t('unread', member)}</p>
        </Alert>
      )}
      {answer === 'open' && talk.messages.some((message) => message.is_asking) && (
        <Alert kind="info">
          <p>{t('readAgain', member)}</p>
        </Alert>
      )}
      <BlockPicker
        kind="answer"
        site={one.site}
        locale={null}
        values={{ name: member.name, profile: profile.name }}
        field={field}
        most={maxAnswer}
        onChange={write}
      />
      <Textarea
        ref={field}
        label={t('answerAs', { profile: profile.name })}
        hint={t('promise')}
        lines={2}
        maxLength={maxAnswer}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget: { value } }) => write(value)}
        counter={{
          used: text.length,
          most: maxAnswer,
          text: t('counter', { used: String(text.length), most: String(maxAnswer) }),
          nearLabel: t('nearlyFull'),
          fullLabel: t('full'),
        }}
      />
      <p className="pane-intro">{t.rich('signed', { site, b: bold })}</p>
      <div className="queue-buttons">
        <Button
          icon={<SendIcon />}
          busy={isBusy}
          disabledReason={whyNot(answer, { isHeld, isOffline, text, t })}
          onClick={send}
        >
          {t('send', { profile: profile.name })}
        </Button>
        {laterButton}
      </div>
    </div>
  );
}

const bold = (words: ReactNode) => <b>{words}</b>;

type PausedProps = Pick<AnswerPartProps, 'talk' | 'pausedUntil'> & { children: ReactNode };

/** The brake holds: neither of the two writes, and nothing goes out when it is over (T9). */
function Paused({ talk: { member, profile }, pausedUntil, children }: PausedProps) {
  const t = useTranslations('admin-inbox.paused');
  const format = useFormatter();
  const until =
    pausedUntil === null ? '' : format.dateTime(new Date(pausedUntil), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="talk-answer">
      <div className="note-line">
        <PausedIcon />
        <div>
          <h2>{t('title', { until })}</h2>
          <p className="pane-intro">{t('text', { name: member.name, profile: profile.name })}</p>
        </div>
      </div>
      <div className="queue-buttons">{children}</div>
    </div>
  );
}

interface Why {
  isHeld: boolean;
  isOffline: boolean;
  text: string;
  t: ReturnType<typeof useTranslations<'admin-inbox'>>;
}

function whyNot(answer: AnswerState, { isHeld, isOffline, text, t }: Why): string | undefined {
  if (!isHeld) return t('why.notHeld');
  if (isOffline) return t('why.offline');
  if (answer !== 'open') return t(`why.${answer}`);
  return text.trim() === '' ? t('why.empty') : undefined;
}
