import { Fragment, type ReactNode } from 'react';

/** What is known of something, name and value; what is not known is left out. */
export const Facts = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <dl className="facts pane">
    {facts
      .filter(({ value }) => value !== null && value !== '')
      .map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
);
