import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#web/platform/session.ts';
import {
  allUsersQuery,
  useDeleteUser,
  useMakeOwner,
  useSendPasswordEmail,
  useSetRoles,
  type TeamUser,
} from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { RoleChoices } from './role-choices.tsx';
import s from './team.module.css';
import { userFullName } from './user-columns.tsx';

const tell = (error: Error): void => void toast.problem(error);

/** A user's roles, chosen from the agency's roles and saved together. */
export const UserRoles = ({ user }: { user: TeamUser }) => {
  const [chosen, setChosen] = useState<readonly string[]>(user.roles.map(({ _id }) => _id));
  const set = useSetRoles();
  if (!user.can.assignRoles.allowed) {
    return (
      <FormSection title={copy.rolesTitle} text={copy.countsAs({ role: user.resolvedRole })}>
        <div className={s.form}>
          <p>{user.user_metadata.user_role}</p>
          <DisabledReason reasons={user.can.assignRoles.reasons} />
        </div>
      </FormSection>
    );
  }
  return (
    <FormSection title={copy.rolesTitle} text={copy.countsAs({ role: user.resolvedRole })}>
      <div className={s.form}>
        <RoleChoices chosen={chosen} onChange={setChosen} />
        <div>
          <Button
            kind="primary"
            pending={set.isPending}
            onClick={() =>
              set.mutate(
                { userId: user.user_id, roleIds: [...chosen] },
                { onSuccess: () => toast.success(copy.savedUser), onError: tell },
              )
            }
          >
            {copy.saveRoles}
          </Button>
        </div>
      </div>
    </FormSection>
  );
};

/** The user's last sign-in, and their invitation email. */
export const UserSignIn = ({ user }: { user: TeamUser }) => {
  const send = useSendPasswordEmail();
  return (
    <FormSection title={copy.signIn} text={copy.sendPasswordText({ email: user.email })}>
      <div className={s.form}>
        <p>
          {user.last_login === null ? (
            copy.signInNever
          ) : (
            <>
              {copy.signInLast} <DateText value={user.last_login} time />
            </>
          )}
        </p>
        <div>
          <Button
            pending={send.isPending}
            off={user.can.sendLogin}
            onClick={() =>
              send.mutate(user.user_id, { onSuccess: () => toast.success(copy.passwordSent), onError: tell })
            }
          >
            {copy.sendPassword}
          </Button>
        </div>
      </div>
    </FormSection>
  );
};

/** The actions that transfer the ownership of the agency to a user, or share it with them. */
export const UserOwnership = ({ user }: { user: TeamUser }) => {
  const [asking, setAsking] = useState(false);
  const [stays, setStays] = useState(false);
  const make = useMakeOwner();
  const name = userFullName(user);
  return (
    <FormSection title={copy.ownership} text={copy.ownershipText}>
      <div>
        <Button off={user.can.makeOwner} onClick={() => setAsking(true)}>
          {copy.makeOwner}
        </Button>
      </div>
      <Dialog
        open={asking}
        alert
        title={copy.makeOwnerTitle({ name })}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{copy.cancel}</Button>
            <Button
              kind="primary"
              pending={make.isPending}
              onClick={() =>
                make.mutate(
                  { userId: user.user_id, staysOwner: stays },
                  {
                    onSuccess: () => {
                      toast.success(copy.ownerMade({ name }));
                      setAsking(false);
                    },
                  },
                )
              }
            >
              {copy.makeOwner}
            </Button>
          </>
        }
      >
        <div className={s.form}>
          {make.isError && <Banner tone="bad">{make.error.message}</Banner>}
          <CheckboxInput label={copy.makeOwnerStay} value={stays} onChange={setStays} />
          {!stays && <p>{copy.makeOwnerGo}</p>}
        </div>
      </Dialog>
    </FormSection>
  );
};

/** The action that deletes a user and hands over their open work. */
export const UserDeletion = ({ user, onGone }: { user: TeamUser; onGone: () => Promise<void> }) => {
  const me = useSession().user.id;
  const [asking, setAsking] = useState(false);
  const [successor, setSuccessor] = useState(me);
  const all = useQuery({ ...allUsersQuery, enabled: asking });
  const remove = useDeleteUser(async () => {
    toast.success(copy.userDeleted);
    await onGone();
  });
  const name = userFullName(user);
  const others = (all.data ?? []).filter(
    (one) => one.user_id !== user.user_id && (one.email_verified || one.user_id === me),
  );
  return (
    <FormSection title={copy.deleteUser} text={copy.deleteUserText}>
      <div>
        <Button kind="stop" off={user.can.delete} onClick={() => setAsking(true)}>
          {copy.deleteUser}
        </Button>
      </div>
      <Dialog
        open={asking}
        alert
        title={copy.deleteUserTitle({ name })}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{copy.cancel}</Button>
            <Button
              kind="danger"
              pending={remove.isPending}
              onClick={() => remove.mutate({ userId: user.user_id, handOverTo: successor })}
            >
              {copy.deleteUser}
            </Button>
          </>
        }
      >
        <div className={s.form}>
          {remove.isError && <Banner tone="bad">{remove.error.message}</Banner>}
          <p>{copy.deleteUserText}</p>
          <SelectInput
            label={copy.handOver}
            value={successor}
            options={others.map((one) => ({
              id: one.user_id,
              label: one.user_id === me ? copy.me({ name: userFullName(one) }) : userFullName(one),
            }))}
            onChange={(chosen) => setSuccessor(chosen === '' ? me : String(chosen))}
          />
        </div>
      </Dialog>
    </FormSection>
  );
};
