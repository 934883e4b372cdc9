import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { nameLimit } from '#contract/team/rules.ts';
import { requiredWords, tooLongWords } from '#contract/common/text-words.ts';
import { useCreateUser } from '#web/team/client.ts';
import { words } from '#web/team/words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/choices.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog } from '#web/ui/over/dialog.tsx';
import { toast } from '#web/ui/over/toast.ts';
import { RoleChoices } from './role-choices.tsx';
import s from './team.module.css';
import { tellForm } from './tell-form.ts';

const email = z.email();
const name = (label: string, ...missing: readonly string[]) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(nameLimit - 1, tooLongWords(label, nameLimit)),
      ...missing.map((message) => z.minLength(1, message)),
    );

const schema = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, requiredWords(words.email)),
    z.refine((typed) => typed === '' || email.safeParse(typed).success, 'Please enter a valid email address.'),
  ),
  firstName: name(words.firstName, words.firstNameMissing),
  lastName: name(words.lastName, words.lastNameMissing),
  userName: name(words.username),
  sendLogin: z.boolean(),
});

interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  userName: string;
  sendLogin: boolean;
}

/** Adds somebody to the agency, with their roles; what was typed stays where they could not be added. */
export const AddUser = ({ onClose }: { onClose: () => void }) => {
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
          toast.success(words.userAdded);
          onClose();
        },
        onError: (error) => tellForm(error, setError, ['email', 'firstName', 'lastName', 'userName']),
      },
    ),
  );
  return (
    <Dialog
      open
      alert
      size="md"
      title={words.addUser}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" pending={create.isPending} onClick={() => void send()}>
            {words.addUser}
          </Button>
        </>
      }
    >
      <form className={s.form} noValidate aria-label={words.addUser} onSubmit={(event) => void send(event)}>
        <p className={s.quiet}>{words.addUserText}</p>
        <FieldGrid>
          <TextField control={control} name="email" type="email" label={words.email} autoComplete="off" full />
          <TextField control={control} name="firstName" label={words.firstName} autoComplete="off" />
          <TextField control={control} name="lastName" label={words.lastName} autoComplete="off" />
          <TextField
            control={control}
            name="userName"
            label={words.username}
            hint={words.usernameHint}
            autoComplete="off"
            optional
            full
          />
        </FieldGrid>
        <RoleChoices chosen={roleIds} onChange={setRoleIds} />
        <Checkbox control={control} name="sendLogin" label={words.sendNow} hint={words.sendNowHint} />
      </form>
    </Dialog>
  );
};
