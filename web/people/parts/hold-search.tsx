import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { HoldablePerson } from '#contract/people/shapes/holds.ts';
import { maxHoldReasonLength } from '#contract/people/states.ts';
import { peopleWithEmailQuery, usePlaceHold } from '#web/people/client.ts';
import { holdCopy as copy } from '#web/people/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './people.module.css';

const columnsOf = (onHold: (person: HoldablePerson) => void): readonly Column<HoldablePerson>[] => [
  { id: 'name', header: copy.person, title: true, cell: candidateName },
  { id: 'agency', header: copy.agency, width: 216, stack: 'line', cell: (row) => row.agencyName },
  {
    id: 'count',
    header: copy.submissions,
    width: 120,
    end: true,
    stack: 'hide',
    cell: (row) => String(row.submissions),
  },
  {
    id: 'last',
    header: copy.lastSubmission,
    width: 152,
    end: true,
    stack: 'corner',
    cell: (row) => <DateText value={row.lastSubmitted} />,
  },
  {
    id: 'do',
    header: copy.state,
    width: 136,
    end: true,
    stack: 'start',
    cell: (row) =>
      row.heldSince === null ? (
        <Button size="sm" onClick={() => onHold(row)}>
          {copy.place}
        </Button>
      ) : (
        copy.onHold
      ),
  },
];

const PlaceHold = ({ person, onClose }: { person: HoldablePerson; onClose: () => void }) => {
  const place = usePlaceHold();
  const name = candidateName(person);
  return (
    <ConfirmDialog
      open
      title={copy.placeTitle({ name, agency: person.agencyName })}
      confirm={copy.place}
      reason={{ label: copy.reason, max: maxHoldReasonLength }}
      pending={place.isPending}
      error={place.error instanceof Problem ? place.error.message : undefined}
      onConfirm={(reason) =>
        place.mutate(
          { personId: person.personId, reason },
          {
            onSuccess: () => {
              toast.success(copy.placed({ name }));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {copy.placeText}
    </ConfirmDialog>
  );
};

/** A search by email address, for finding people to put on hold. */
export const HoldSearch = ({ email, onSearch }: { email: string; onSearch: (email: string) => void }) => {
  const [typed, setTyped] = useState(email);
  const [holding, setHolding] = useState<HoldablePerson | null>(null);
  const found = useQuery(peopleWithEmailQuery(email));
  const refused = found.error instanceof Problem ? found.error.fields[0]?.message : undefined;
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <Block title={copy.find} note={copy.findNote}>
      <form className={s.find} noValidate onSubmit={search}>
        <TextInput label={copy.email} type="email" value={typed} onChange={setTyped} error={refused} />
        <Button type="submit">{copy.search}</Button>
      </form>
      {found.isError && refused === undefined && (
        <ErrorState title={copy.failedSearch} onRetry={() => void found.refetch()} />
      )}
      {email !== '' && !found.isError && (
        <Table
          label={copy.found}
          columns={columnsOf(setHolding)}
          rows={found.data?.records}
          rowKey={(row) => row.personId}
          rowName={candidateName}
          empty={
            <EmptyState inline title={copy.nobody}>
              {copy.nobodyText({ email })}
            </EmptyState>
          }
        />
      )}
      {holding && <PlaceHold person={holding} onClose={() => setHolding(null)} />}
    </Block>
  );
};
