import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AddIcon } from '../../../ui/icons.ts';
import { TypedFilter } from '../filters/typed-filter.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Loaded } from '../layout/pane.tsx';

type MadePageProps<Data, Row> = {
  title: string;
  intro: ReactNode;
  /** What makes another one, where one may be made; it is there once it is known what there is. */
  make?: { label: string; onMake: () => void } | undefined;
  query: UseQueryResult<Data>;
  rowsOf: (data: Data) => readonly Row[];
  /** What stands there while there are none. */
  none: { title: string; text: string };
  /** What stands above the list, whether it has anything or not. */
  above?: ReactNode;
  /** Looks in all of the list, and not in what of it stands there; what is said where that finds nothing. */
  search?: { label: string; kept: string; onChange: (value: string) => void; none: { title: string; text: string } };
  /** Chooses among all of it, where more than words is looked for. */
  filters?: ReactNode;
  /** What stands below the list: the way to the rest of it. */
  more?: ReactNode;
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
  search,
  filters,
  more,
  children,
}: MadePageProps<Data, Row>) {
  const missing = search && search.kept !== '' ? search.none : none;
  return (
    <>
      <PageHead
        title={title}
        intro={intro}
        actions={
          query.data &&
          make && (
            <Button icon={<AddIcon />} onClick={make.onMake}>
              {make.label}
            </Button>
          )
        }
      />
      {query.data && above}
      {search && (
        <form className="filters" role="search" aria-label={search.label} onSubmit={(event) => event.preventDefault()}>
          <TypedFilter type="search" label={search.label} kept={search.kept} onChange={search.onChange} />
        </form>
      )}
      {filters}
      <Loaded query={query}>
        {(data) => (
          <>
            {rowsOf(data).length === 0 ? (
              <EmptyState title={missing.title}>{missing.text}</EmptyState>
            ) : (
              <section className="pane pane-flush" aria-label={title}>
                {children(data)}
                {more}
              </section>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
