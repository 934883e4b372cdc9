import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { maxNameLength } from '#contract/team/rules.ts';
import { emailError, requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import { useCreateUser } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/choices.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { RoleChoices } from './role-choices.tsx';
import s from './team.module.css';
import { showFormErrors } from './form-errors.ts';

const email = z.email();
const name = (label: string, ...missing: readonly string[]) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxNameLength - 1, tooLongMessage(label, maxNameLength)),
      ...missing.map((message) => z.minLength(1, message)),
    );

const schema = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, requiredMessage(copy.email)),
    z.refine((typed) => typed === '' || email.safeParse(typed).success, emailError),
  ),
  firstName: name(copy.firstName, copy.firstNameMissing),
  lastName: name(copy.lastName, copy.lastNameMissing),
  userName: name(copy.username),
  sendLogin: z.boolean(),
});

interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  userName: string;
  sendLogin: boolean;
}

/** A dialog that adds a user with roles to the agency. If that fails, the input is kept. */
export const AddUserDialog = ({ onClose }: { onClose: () => void }) => {
  const [roleIds, setRoleIds] = useState<readonly string[]>([]);
  const create = useCreateUser();
  const { control, handleSubmit, setError } = useForm<NewUser>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: '', firstName: '', lastName: '', userName: '', sendLogin: true },
  });
  const send = handleSubmit((typed) =>
    create.mutate(
      { ...typed, roleIds: [...roleIds] },
      {
        onSuccess: () => {
          toast.success(copy.userAdded);
          onClose();
        },
        onError: (error) => showFormErrors(error, setError, ['email', 'firstName', 'lastName', 'userName']),
      },
    ),
  );
  return (
    <Dialog
      open
      alert
      size="md"
      title={copy.addUser}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" pending={create.isPending} onClick={() => void send()}>
            {copy.addUser}
          </Button>
        </>
      }
    >
      <form className={s.form} noValidate aria-label={copy.addUser} onSubmit={(event) => void send(event)}>
        <p className={s.quiet}>{copy.addUserText}</p>
        <FieldGrid>
          <TextField control={control} name="email" type="email" label={copy.email} autoComplete="off" full />
          <TextField control={control} name="firstName" label={copy.firstName} autoComplete="off" />
          <TextField control={control} name="lastName" label={copy.lastName} autoComplete="off" />
          <TextField
            control={control}
            name="userName"
            label={copy.username}
            hint={copy.usernameHint}
            autoComplete="off"
            optional
            full
          />
        </FieldGrid>
        <RoleChoices chosen={roleIds} onChange={setRoleIds} />
        <Checkbox control={control} name="sendLogin" label={copy.sendNow} hint={copy.sendNowHint} />
      </form>
    </Dialog>
  );
};
