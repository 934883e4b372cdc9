import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupQuery, useChangeRoles, type TeamUser } from '#web/team/client.ts';
import { words } from '#web/team/words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Failed } from '#web/ui/face/faces.tsx';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { CheckboxInput } from '#web/ui/form/choices.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Dialog } from '#web/ui/over/dialog.tsx';
import { toast } from '#web/ui/over/toast.ts';
import s from './team.module.css';
import { nameOf } from './user-columns.tsx';

/** Which roles a user holds: chosen among those of the agency, and saved together. */
export const RolesDialog = ({ user, onClose }: { user: TeamUser; onClose: () => void }) => {
  const held = user.roles.map(({ _id }) => _id);
  const [chosen, setChosen] = useState<readonly string[]>(held);
  const group = useQuery(groupQuery);
  const change = useChangeRoles();
  const save = (): void => {
    const added = chosen.filter((one) => !held.includes(one));
    const removed = held.filter((one) => !chosen.includes(one));
    change.mutate(
      { userId: user.user_id, added, removed },
      {
        onSuccess: () => {
          toast.success(words.savedUser);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={words.rolesOf({ name: nameOf(user) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" pending={change.isPending} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className={s.choices}>
        <p className={s.quiet}>{chosen.length === 0 ? words.noneChosen : words.rolesHint}</p>
        {change.isError && <Banner tone="bad">{change.error.message}</Banner>}
        {group.isError && <Failed inline title={words.failedRoles} onRetry={() => void group.refetch()} />}
        {group.data
          ? group.data.roles.map((role) => (
              <CheckboxInput
                key={role._id}
                label={role.shownName}
                hint={words.features({ count: role.permissions.length })}
                value={chosen.includes(role._id)}
                onChange={(on) =>
                  setChosen((before) => (on ? [...before, role._id] : before.filter((one) => one !== role._id)))
                }
              />
            ))
          : !group.isError && <SkeletonText lines={6} />}
      </div>
    </Dialog>
  );
};
