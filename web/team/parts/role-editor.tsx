import { useState } from 'react';
import type { Permission } from '#contract/common/permissions.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { defaultRolePermissions, permissionById, withoutPermission, withPermission } from '#contract/team/rules.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useDeleteRole, useSaveRole, useArchiveRole, type TeamRole } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { RoleHead, SwitchedPermissionsNote, type SwitchedPermissions } from './role-heads.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import s from './roles.module.css';

type Props = {
  /** The role to edit, or null for a new role, which starts with a standard user's permissions. */
  edited: TeamRole | null;
  onSaved: (roleId: string) => void;
  onGone: () => void;
};

/** Returns the permissions with these IDs, as listed in a role. */
export const permissionsByIds = (ids: readonly string[]): readonly Permission[] =>
  ids.map(permissionById).filter((one) => one !== undefined);

/** The editor for a custom role: its name, and a switch for each permission, which also switches linked permissions. */
export const RoleEditor = ({ edited: role, onSaved, onGone }: Props) => {
  const first = { name: role?.name ?? '', rights: role ? permissionsByIds(role.permissions) : defaultRolePermissions };
  const [name, setName] = useState(first.name);
  const [rights, setRights] = useState(first.rights);
  const [turned, setTurned] = useState<SwitchedPermissions | null>(null);
  const [asked, setAsked] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const save = useSaveRole();
  const remove = useDeleteRole();
  const archive = useArchiveRole();
  const problem = save.error instanceof Problem ? save.error : null;
  const atName = asked && name.trim() === '' ? requiredMessage(copy.roleName) : problem?.fields[0]?.message;

  const turn = (permission: Permission, on: boolean): void => {
    const after = on ? withPermission(rights, permission) : withoutPermission(rights, permission);
    const [more, less] = on ? [after, rights] : [rights, after];
    const moved = more.filter((one) => one !== permission && !less.includes(one));
    setTurned({ permission, on, moved, before: rights });
    setRights(after);
  };
  const cancel = (): void => {
    if (!role) {
      onGone();
      return;
    }
    setName(first.name);
    setRights(first.rights);
    setTurned(null);
    save.reset();
  };
  const send = (): void => {
    setAsked(true);
    if (name.trim() === '') return;
    save.mutate(
      { roleId: role?._id ?? null, name: name.trim(), rights },
      {
        onSuccess: (saved) => {
          setTurned(null);
          toast.success(role ? copy.roleUpdated : copy.roleCreated);
          onSaved(saved._id);
        },
      },
    );
  };
  return (
    <section className={s.matrix} aria-label={role?.name ?? copy.newRole}>
      <RoleHead name={role?.name ?? copy.newRole} userNames={role?.userNames ?? null}>
        {role && (
          <>
            <Button
              off={role.can.delete}
              whyAt="elsewhere"
              pending={archive.isPending}
              onClick={() =>
                archive.mutate(
                  { roleId: role._id, isArchived: true },
                  {
                    onSuccess: () => void toast.success(copy.archiveDone({ name: role.name })),
                    onError: (error) => void toast.problem(error),
                  },
                )
              }
            >
              {copy.archive}
            </Button>
            <Button kind="stop" off={role.can.delete} onClick={() => setDeleting(true)}>
              {copy.delete}
            </Button>
          </>
        )}
        <Button onClick={cancel}>{copy.cancel}</Button>
        <Button kind="primary" pending={save.isPending} onClick={send}>
          {copy.save}
        </Button>
      </RoleHead>
      <div className={s.name}>
        <TextInput label={copy.roleName} value={name} onChange={setName} error={atName} autoComplete="off" />
      </div>
      {save.isError && problem?.fields[0] === undefined && <Banner tone="bad">{save.error.message}</Banner>}
      <SwitchedPermissionsNote
        turned={turned}
        onUndo={() => {
          if (turned) setRights(turned.before);
          setTurned(null);
        }}
      />
      <RoleMatrix
        name={role?.name ?? copy.newRole}
        rights={rights}
        moved={turned ? { with: turned.permission, all: turned.moved } : undefined}
        onTurn={turn}
      />
      {role && (
        <ConfirmDialog
          open={deleting}
          danger
          title={copy.deleteTitle({ name: role.name })}
          confirm={copy.delete}
          pending={remove.isPending}
          error={remove.error?.message}
          onConfirm={() =>
            remove.mutate(role._id, {
              onSuccess: () => {
                toast.success(copy.roleDeleted);
                onGone();
              },
            })
          }
          onClose={() => setDeleting(false)}
        >
          {copy.deleteText}
        </ConfirmDialog>
      )}
    </section>
  );
};
