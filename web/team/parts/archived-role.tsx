import { useArchiveRole, type TeamRole } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { permissionsByIds } from './role-editor.tsx';
import { RoleHead } from './role-heads.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import s from './roles.module.css';

/** An archived role. It is read-only, and can be restored with one click. */
export const ArchivedRole = ({ role }: { role: TeamRole }) => {
  const set = useArchiveRole();
  return (
    <section className={s.matrix} aria-label={role.name}>
      <RoleHead name={role.name} userNames={role.userNames}>
        <Button
          kind="primary"
          off={role.can.change}
          pending={set.isPending}
          onClick={() =>
            set.mutate(
              { roleId: role._id, isArchived: false },
              {
                onSuccess: () => void toast.success(copy.takenIn({ name: role.name })),
                onError: (error) => void toast.problem(error),
              },
            )
          }
        >
          {copy.takeIn}
        </Button>
      </RoleHead>
      <Banner tone="info">{copy.archivedText}</Banner>
      <RoleMatrix name={role.name} rights={permissionsByIds(role.permissions)} />
    </section>
  );
};
