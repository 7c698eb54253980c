import { useQuery } from '@tanstack/react-query';
import type { StaffPerson } from '@vonk/contract/admin/people';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { InviteIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { peopleQuery } from '../../api/queries.ts';
import { Loaded } from '../../parts/layout/pane.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { RightsTable } from './rights-table.tsx';

/** Who works here, what they may, and the way in and out (STAFF-1). */
export function PeoplePage() {
  const t = useTranslations('admin-people');
  const { call } = useAdmin();
  const query = useQuery(peopleQuery(call));
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState<StaffPerson['id']>();
  const person = query.data?.find(({ id }) => id === chosen);
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <Button icon={<InviteIcon />} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      <section className="pane pane-flush" aria-label={t('title')}>
        <Loaded query={query}>{(people) => <PeopleTable people={people} onChoose={setChosen} />}</Loaded>
      </section>
      <RightsTable />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      {person && <PersonDialog key={person.id} person={person} onClose={() => setChosen(undefined)} />}
    </>
  );
}
