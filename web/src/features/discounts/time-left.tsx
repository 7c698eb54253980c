import { useServerClock } from '../../api/server-clock.ts';
import { Countdown } from '../../ui/money/countdown.tsx';
import { useWords } from './use-words.ts';

/** Hours, minutes and seconds until a discount's real end. */
export function TimeLeft({ endsAt }: { endsAt: number }) {
  const { startsAt, now } = useServerClock();
  const { left } = useWords();
  return <Countdown endsAt={endsAt} startsAt={startsAt} now={now} label={left} />;
}
