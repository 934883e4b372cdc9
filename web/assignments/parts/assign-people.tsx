import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssignableUserView } from '#contract/assignments/shapes.ts';
import { assignablePeopleQuery, useSetAssignments } from '#web/assignments/client.ts';
import { copy } from '#web/assignments/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Avatar } from '#web/ui/indicators/avatar.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as common } from '#web/ui/copy.ts';
import s from './assignments.module.css';

/** The number of people above which the dialog has a search field. */
const many = 8;

const isCalled = ({ name, email }: AssignableUserView, text: string): boolean =>
  `${name} ${email}`.toLowerCase().includes(text.trim().toLowerCase());

type Props = { engagementId: string; onClose: () => void };

/** A dialog that assigns people to an engagement. Assignments that others change meanwhile are kept. */
export const AssignPeopleDialog = ({ engagementId, onClose }: Props) => {
  const people = useQuery(assignablePeopleQuery(engagementId));
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [text, setText] = useState('');
  const set = useSetAssignments();
  const isOn = ({ userId, isAssigned }: AssignableUserView): boolean => turned.get(userId) ?? isAssigned;
  const save = (): void =>
    set.mutate(
      { engagementId, userIds: (people.data ?? []).filter(isOn).map(({ userId }) => userId) },
      {
        onSuccess: () => {
          toast.success(copy.saved);
          onClose();
        },
      },
    );
  const shown = (people.data ?? []).filter((one) => isCalled(one, text));
  return (
    <Dialog
      open
      size="md"
      title={copy.assign}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" pending={set.isPending} onClick={save}>
            {copy.save}
          </Button>
        </>
      }
    >
      <div className={s.form}>
        <p className={s.quiet}>{copy.assignText}</p>
        {set.isError && <Banner tone="bad">{set.error.message}</Banner>}
        {people.isError && !people.data && (
          <ErrorState inline title={copy.failedPeople} onRetry={() => void people.refetch()} />
        )}
        {(people.data?.length ?? 0) > many && <SearchBox label={copy.search} value={text} onChange={setText} />}
        {people.data ? (
          <div className={s.choices} role="group" aria-label={copy.assign}>
            {shown.map((one) => (
              <CheckboxInput
                key={one.userId}
                label={
                  <span className={s.person}>
                    <Avatar name={one.name} url={one.picture} me={one.isMe} />
                    {one.name}
                  </span>
                }
                hint={one.email}
                off={one.isAssigned ? undefined : one.can.assign}
                value={isOn(one)}
                onChange={(on) => setTurned(new Map(turned).set(one.userId, on))}
              />
            ))}
            {shown.length === 0 && <p className={s.quiet}>{copy.noneFound}</p>}
          </div>
        ) : (
          !people.isError && <SkeletonText lines={5} />
        )}
      </div>
    </Dialog>
  );
};
