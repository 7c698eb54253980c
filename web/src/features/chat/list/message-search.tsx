import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { useFictionalText } from '../../../api/site/use-fictional-text.ts';
import { FictionalMark } from '../../../ui/people/fictional-mark.tsx';
import { useSaid } from '../message/use-said.ts';
import { useWhen } from '../message/use-when.ts';

/** Messages that hold what was searched, newest first; each leads to its place. */
export function MessageSearch({ text }: { text: string }) {
  const t = useTranslations('chat');
  const fictionalText = useFictionalText();
  const said = useSaid();
  const when = useWhen();
  const { call, settings } = useApp();
  const { data, error } = useQuery({
    queryKey: keys.chatSearch(text),
    queryFn: () => call('GET /api/chat-search.php', { text }),
    staleTime: 30_000,
    retry: false,
  });
  const now = new Date(settings.server_time);
  return (
    <section aria-label={t('foundTitle', { text })} aria-busy={!data && !error}>
      <p className="chat-list-none" role="status">
        {error?.message ?? (data && t('foundCount', { count: data.found.length }))}
      </p>
      <ul>
        {data?.found.map(({ conversation, profile, message }) => (
          <li key={`${conversation} ${message.seq}`}>
            <Link to="/chats/$id" params={{ id: conversation }} hash={`message-${message.seq}`} className="chat-row">
              <span className="chat-row-text">
                <span className="chat-row-line">
                  <span className="chat-row-name">
                    {message.mine ? t('youTo', { name: profile.name }) : profile.name}
                  </span>
                  <span className="chat-row-time">{when.brief(new Date(message.created_at), now)}</span>
                </span>
                {profile.kind !== 'member' && <FictionalMark shape="tag" text={fictionalText(profile.kind)} />}
                <span className="chat-row-preview">{around(said(message), text)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const before = 24;

/** A message from a little before what was found in it. */
function around(body: string, text: string): string {
  const at = body.toLowerCase().indexOf(text.toLowerCase());
  return at <= before ? body : `…${body.slice(at - before)}`;
}
