import { useEffect, useRef, type ReactNode } from 'react';

type ErrorPageProps = {
  title: string;
  /** What happened and the code: "Deze pagina bestaat niet, of niet meer. Foutcode 404." */
  message: string;
  /** Home on a 404, retry otherwise. */
  action: ReactNode;
};

/** A page that could not be shown. The heading takes focus, so that it is read. */
export function ErrorPage({ title, message, action }: ErrorPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="error-page">
      <div className="error-page-bubble" aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{message}</p>
      {action}
    </main>
  );
}
