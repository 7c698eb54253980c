import type { LanderName } from '@vonk/contract/landers';
import { type Lander, useWords } from './lander.ts';

/** The one claim of a lander, and a line below it. */
export function Claim({
  name,
  lander,
  figures,
}: {
  name: LanderName;
  lander: Lander;
  figures?: Record<string, string | number>;
}) {
  const { title, lead } = useWords(name, lander, figures);
  return (
    <div className="lander-claim">
      <h1>{title}</h1>
      <p className="lander-lead">{lead}</p>
    </div>
  );
}
