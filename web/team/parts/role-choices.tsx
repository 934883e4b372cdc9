import { useQuery } from '@tanstack/react-query';
import { tenantRolesQuery } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import s from './team.module.css';

type Props = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };

/** A choice of the agency's roles. A role that can't be assigned shows the reason. */
export const RoleChoices = ({ chosen, onChange }: Props) => {
  const group = useQuery(tenantRolesQuery);
  if (group.isError && !group.data) {
    return <ErrorState inline title={copy.failedRoles} onRetry={() => void group.refetch()} />;
  }
  if (!group.data) return <SkeletonText lines={6} />;
  // Roles for Rolecall's staff are listed only if the user already has them, since they can't be assigned to others.
  const given = group.data.roles.filter(
    ({ _id, can }) =>
      chosen.includes(_id) || can.give.allowed || can.give.reasons.every(({ code }) => code !== 'staff-role'),
  );
  return (
    <div className={s.choices} role="group" aria-label={copy.roles}>
      <p className={s.quiet}>{chosen.length === 0 ? copy.noneChosen : copy.rolesText}</p>
      {given.map((role) => (
        <CheckboxInput
          key={role._id}
          label={role.shownName}
          hint={copy.features({ count: role.permissions.length })}
          value={chosen.includes(role._id)}
          off={chosen.includes(role._id) ? undefined : role.can.give}
          onChange={(on) => onChange(on ? [...chosen, role._id] : chosen.filter((one) => one !== role._id))}
        />
      ))}
    </div>
  );
};
