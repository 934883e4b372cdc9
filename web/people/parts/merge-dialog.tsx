import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { ListedPerson, PersonView } from '#contract/people/shapes.ts';
import { ChoiceItem, ChoiceList } from '#web/candidates/public.tsx';
import { peopleQuery, useMergePeople } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as common } from '#web/ui/copy.ts';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import s from './people.module.css';

const PersonChoice = ({
  person,
  chosen,
  onChoose,
}: {
  person: ListedPerson;
  chosen: boolean;
  onChoose: () => void;
}) => (
  <ChoiceItem pressed={chosen} onChoose={onChoose}>
    {candidateName(person)}
    <small>{person.emailAddress}</small>
    <small>
      {[person.location, copy.submissionCount({ count: person.submissions })].filter((part) => part !== '').join(' · ')}
    </small>
  </ChoiceItem>
);

/**
 * A dialog that finds a duplicate and merges it into this person. The search is prefilled with the person's last name.
 */
export const MergeDialog = ({ person, onClose }: { person: PersonView; onClose: () => void }) => {
  // If the duplicate has a later submission, the merge gives the person the duplicate's name, but the dialog keeps the
  // name it opened with.
  const [name] = useState(candidateName(person));
  const [q, setQ] = useState(person.lastName);
  const [other, setOther] = useState<ListedPerson | null>(null);
  const [isAsked, setAsked] = useState(false);
  const found = useQuery(peopleQuery({ q }));
  const merge = useMergePeople();
  const others = found.data?.records.filter(({ personId }) => personId !== person.personId);
  const go = (): void => {
    setAsked(true);
    if (!other || merge.isPending) return;
    merge.mutate(
      { personId: person.personId, otherPersonId: other.personId },
      {
        onSuccess: () => {
          toast.success(copy.merged({ other: candidateName(other), name }));
          onClose();
        },
      },
    );
  };
  const problem = merge.error?.message ?? (isAsked && !other ? copy.choosePerson : undefined);
  return (
    <Dialog
      open
      title={copy.mergeTitle({ name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" pending={merge.isPending} onClick={go}>
            {copy.merge}
          </Button>
        </>
      }
    >
      <p className={s.about}>{copy.mergeHint({ name })}</p>
      <SearchBox
        label={copy.searchDuplicate}
        value={q}
        onChange={(text) => {
          setQ(text);
          setOther(null);
        }}
      />
      {found.isError && (
        <ErrorState inline title={copy.failedList} onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isPending && <SkeletonRows rows={3} label={copy.loadingPeople} />}
      {others?.length === 0 && <p className={s.quiet}>{copy.noDuplicate}</p>}
      <ChoiceList>
        {others?.map((one) => (
          <li key={one.personId}>
            <PersonChoice person={one} chosen={one.personId === other?.personId} onChoose={() => setOther(one)} />
          </li>
        ))}
      </ChoiceList>
      {problem !== undefined && (
        <p role="alert" className={s.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
};
