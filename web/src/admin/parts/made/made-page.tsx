import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Loaded } from '../layout/pane.tsx';

type MadePageProps<Data, Row> = {
  title: string;
  intro: ReactNode;
  /** What makes another one; it is there once it is known what there is. */
  make: { label: string; onMake: () => void };
  query: UseQueryResult<Data>;
  rowsOf: (data: Data) => readonly Row[];
  /** What stands there while there are none. */
  none: { title: string; text: string };
  /** What stands above the list, whether it has anything or not. */
  above?: ReactNode;
  /** As many are shown, and what is said where there are more. */
  most?: { rows: number; text: string };
  /** The list, in a pane of its own. */
  children: (data: Data) => ReactNode;
};

/** The page of what staff make for a site, such as codes or landing pages: its head, its list or that there is none. */
export function MadePage<Data, Row>({
  title,
  intro,
  make,
  query,
  rowsOf,
  none,
  above,
  most,
  children,
}: MadePageProps<Data, Row>) {
  return (
    <>
      <PageHead
        title={title}
        intro={intro}
        actions={
          query.data && (
            <Button icon={<AddIcon />} onClick={make.onMake}>
              {make.label}
            </Button>
          )
        }
      />
      <Loaded query={query}>
        {(data) => (
          <>
            {above}
            {rowsOf(data).length === 0 ? (
              <EmptyState title={none.title}>{none.text}</EmptyState>
            ) : (
              <section className="pane pane-flush" aria-label={title}>
                {children(data)}
              </section>
            )}
            {most && rowsOf(data).length === most.rows && <p className="pane-note">{most.text}</p>}
          </>
        )}
      </Loaded>
    </>
  );
}
