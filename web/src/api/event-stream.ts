import { liveBeatSeconds, type LiveHello, type LiveKind, liveKinds, type LivePayloads } from '@vonk/contract/live';

/** Whether news reaches this tab by itself: `waiting` also means "connection lost, trying again". */
export type LiveState = 'off' | 'waiting' | 'open';

export interface StreamOptions {
  /** The number of the last event that what is on screen has seen. */
  start: number;
  emit<Kind extends LiveKind>(kind: Kind, payload: LivePayloads[Kind]): void;
  setState(state: LiveState): void;
  /** Fetches everything again: too much happened in between to be told one by one. */
  refetch(): void;
  /** Finds out whether there still is a session: the server refused the stream. */
  checkSession(): void;
}

/** How long a hidden tab keeps its stream. */
const hiddenMilliseconds = 30_000;
const firstPause = 1000;
const longestPause = 30_000;
/**
 * A line that was silent for so long is dead, though the browser may not know it: after sleep, or on another network.
 */
const silentMilliseconds = liveBeatSeconds * 2000;

/**
 * Keeps one event stream while the tab is visible, and comes back from where it stopped: after errors with growing
 * pauses, all different, so that not every browser returns at one moment. Answers how to stop.
 */
export function keepStream(options: StreamOptions): () => void {
  const { setState } = options;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const line: Line = { last: String(options.start), heardAt: 0, pause: firstPause };

  const isHidden = () => document.visibilityState === 'hidden';
  const isSilent = () => performance.now() - line.heardAt > silentMilliseconds;
  const open = () => {
    setState('waiting');
    source = openSource(line, options, reopenLater);
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const rest = () => {
    close();
    // From here on the clock asks (B7): badges of a tab nobody looks at go on counting.
    setState('waiting');
  };
  const reopenLater = () => {
    close();
    setState('waiting');
    // A hidden tab waits until it is looked at.
    if (!isHidden()) timer = setTimeout(open, line.pause * (0.5 + Math.random()));
    line.pause = Math.min(line.pause * 2, longestPause);
  };
  const openAnew = () => {
    close();
    line.pause = firstPause;
    if (!isHidden()) open();
  };
  const onVisibility = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(rest, hiddenMilliseconds);
    else if (!source || isSilent()) openAnew();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && openAnew();

  openAnew();
  const watching = setInterval(() => source && isSilent() && openAnew(), silentMilliseconds / 4);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', openAnew);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    clearInterval(watching);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', openAnew);
    window.removeEventListener('pageshow', onPageShow);
    close();
  };
}

/** What is known of the line to the server. */
interface Line {
  last: string;
  heardAt: number;
  pause: number;
}

function openSource(
  line: Line,
  { emit, setState, refetch, checkSession }: StreamOptions,
  onLost: () => void,
): EventSource {
  const source = new EventSource(`/api/events?last_event_id=${line.last}`);
  line.heardAt = performance.now();
  const heard = (event: Event) => {
    line.heardAt = performance.now();
    if (event instanceof MessageEvent && event.lastEventId) line.last = event.lastEventId;
  };
  source.addEventListener('hello', (event) => {
    heard(event);
    line.pause = firstPause;
    setState('open');
    const hello: LiveHello = JSON.parse(event.data);
    if (hello.refetch) refetch();
  });
  source.addEventListener('beat', heard);
  for (const kind of liveKinds)
    source.addEventListener(kind, (event) => {
      heard(event);
      // Taken as it comes: the server's tests parse all that it tells.
      emit(kind, JSON.parse(event.data));
    });
  source.addEventListener('reconnect', onLost);
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) checkSession();
    onLost();
  });
  return source;
}
