import { VerifiedIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** The tick beside the name of who was compared with their main photo; what it means stands on their page (T117). */
export function VerifiedMark({ label }: { label: string }) {
  return (
    <span className="verified-mark">
      <VerifiedIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
