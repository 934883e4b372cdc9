import { useQuery } from '@tanstack/react-query';
import type { Right } from '#contract/common/refusal.ts';
import { staffQuery, useAddStaff, type StaffList, type StaffKind } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Avatar } from '#web/ui/indicators/avatar.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './team.module.css';

type Props = { title: string; text: string; kind: StaffKind; people: StaffList[StaffKind]; right: Right };

const People = ({ title, text, kind, people, right }: Props) => {
  const add = useAddStaff();
  return (
    <section className={s.staff} aria-label={title}>
      <h3>{title}</h3>
      <p className={s.quiet}>{text}</p>
      {people.length === 0 && <p>{copy.noStaff}</p>}
      <ul>
        {people.map(({ _id, name, isAdded }) => (
          <li key={_id}>
            <Avatar name={name} url={null} size="md" />
            <span>{name}</span>
            {isAdded ? (
              <span className={s.quiet}>{copy.added}</span>
            ) : (
              <Button
                size="sm"
                aria-label={copy.addNamed({ name })}
                off={right}
                pending={add.isPending && add.variables.staffId === _id}
                onClick={() =>
                  add.mutate(
                    { staffId: _id, kind },
                    {
                      onSuccess: () => toast.success(copy.userAdded),
                      onError: (error) => toast.problem(error),
                    },
                  )
                }
              >
                {copy.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A dialog that adds Rolecall's account managers and tech support to the agency. */
export const AddStaffDialog = ({ onClose }: { onClose: () => void }) => {
  const staff = useQuery(staffQuery);
  return (
    <Dialog
      open
      size="md"
      title={copy.addStaff}
      onClose={onClose}
      footer={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <div className={s.form}>
        <p className={s.quiet}>{copy.staffText}</p>
        {staff.isError && !staff.data && (
          <ErrorState inline title={copy.failedStaff} onRetry={() => void staff.refetch()} />
        )}
        {staff.data ? (
          <>
            <People
              title={copy.accountManagers}
              text={copy.accountManagersText}
              kind="accountManagers"
              people={staff.data.accountManagers}
              right={staff.data.can.addAccountManager}
            />
            <People
              title={copy.techSupport}
              text={copy.techSupportText}
              kind="techSupport"
              people={staff.data.techSupport}
              right={staff.data.can.addTechSupport}
            />
          </>
        ) : (
          !staff.isError && <SkeletonText lines={6} />
        )}
      </div>
    </Dialog>
  );
};
