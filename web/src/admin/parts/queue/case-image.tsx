import { type ReactNode, useState } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';

type CaseImageProps = { src: string; alt: string; brokenTitle: string; brokenText: ReactNode };

/** A picture of a case, or that it cannot be shown and what one does then. */
export function CaseImage({ src, alt, brokenTitle, brokenText }: CaseImageProps) {
  const [broken, setBroken] = useState<string>();
  return broken === src ? (
    <Alert kind="error" title={brokenTitle}>
      <p>{brokenText}</p>
    </Alert>
  ) : (
    <img src={src} alt={alt} onError={() => setBroken(src)} />
  );
}
