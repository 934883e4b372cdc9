import { useQuery } from '@tanstack/react-query';
import { useFilters } from '#web/platform/filters.ts';
import { tenantRolesQuery, type TeamGroup } from '#web/team/client.ts';
import { ArchivedRole } from '#web/team/parts/archived-role.tsx';
import { RoleEditor, permissionsByIds } from '#web/team/parts/role-editor.tsx';
import { RoleHead } from '#web/team/parts/role-heads.tsx';
import { RoleList } from '#web/team/parts/role-list.tsx';
import { RoleMatrix } from '#web/team/parts/role-matrix.tsx';
import s from '#web/team/parts/roles.module.css';
import { TeamLayout, TeamLoadError } from '#web/team/parts/team-layout.tsx';
import { copy } from '#web/team/copy.ts';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';

type Choose = (role: string | undefined) => void;

/** The selected role: editable if allowed, otherwise read-only with the reason. */
const Chosen = ({ group, chosen, choose }: { group: TeamGroup; chosen: string; choose: Choose }) => {
  const gone = (): void => choose(undefined);
  if (chosen === 'new' && group.can.create.allowed) {
    return <RoleEditor key="new" edited={null} onSaved={choose} onGone={gone} />;
  }
  const role = group.roles.find(({ _id }) => _id === chosen);
  if (role?.can.change.allowed) return <RoleEditor key={role._id} edited={role} onSaved={choose} onGone={gone} />;
  const archived = group.archivedRoles.find(({ _id }) => _id === chosen);
  if (archived) return <ArchivedRole key={archived._id} role={archived} />;
  const shown = role ? { ...role, name: role.shownName } : group.implicitRoles.find(({ key }) => key === chosen);
  if (!shown) return <EmptyState title={copy.gone}>{copy.goneText}</EmptyState>;
  return (
    <section className={s.matrix} aria-label={shown.name} key={chosen}>
      <RoleHead name={shown.name} userNames={shown.userNames} />
      {role && !role.can.change.allowed && (
        <div className={s.why}>
          <DisabledReason reasons={role.can.change.reasons} />
        </div>
      )}
      <RoleMatrix name={shown.name} rights={permissionsByIds(shown.permissions)} />
    </section>
  );
};

/** The roles and permissions page: the agency's roles, and the modules and features of the selected one. */
export const RolesPage = () => {
  const { search, set } = useFilters<{ role?: string | undefined }>();
  const group = useQuery(tenantRolesQuery);
  const chosen = search.role ?? group.data?.roles.find(({ type }) => type === 'custom')?._id ?? 'owner';
  const choose: Choose = (role) => set({ role });
  return (
    <TeamLayout title={copy.roles}>
      {group.isError && !group.data ? (
        <TeamLoadError title={copy.failedRoles} error={group.error} onRetry={() => void group.refetch()} />
      ) : group.data ? (
        <div className={s.roles}>
          <RoleList group={group.data} chosen={chosen} onAdd={() => choose('new')} />
          <Chosen group={group.data} chosen={chosen} choose={choose} />
        </div>
      ) : (
        <SkeletonRows rows={10} />
      )}
    </TeamLayout>
  );
};
