import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import { maxNameLength } from '#contract/team/rules.ts';
import { useEditUser, useRenameUser, type TeamUser } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { FieldGrid, FormSection } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './team.module.css';
import { showFormErrors } from './form-errors.ts';

const name = (label: string) =>
  z.string().check(z.trim(), z.maxLength(maxNameLength - 1, tooLongMessage(label, maxNameLength)));

/** The schema of the names. The server reports missing names. */
const namesSchema = z.object({
  firstName: name(copy.firstName),
  lastName: name(copy.lastName),
  nickname: name(copy.nickname),
});

interface Names {
  firstName: string;
  lastName: string;
  nickname: string;
}

/** The form for a user's names. */
export const UserNames = ({ user }: { user: TeamUser }) => {
  const { user_metadata: given } = user;
  const edit = useEditUser();
  const { control, handleSubmit, setError } = useForm<Names>({
    resolver: standardSchemaResolver(namesSchema),
    defaultValues: {
      firstName: given.primary_contact_first_name,
      lastName: given.primary_contact_last_name,
      nickname: given.nickname,
    },
  });
  const send = handleSubmit((typed) =>
    edit.mutate(
      { userId: user.user_id, ...typed },
      {
        onSuccess: () => toast.success(copy.savedUser),
        onError: (error) => showFormErrors(error, setError, ['firstName', 'lastName', 'nickname']),
      },
    ),
  );
  if (!user.can.edit.allowed) {
    return (
      <FormSection title={copy.information} text={copy.informationText}>
        <div className={s.form}>
          <Facts
            facts={[
              [copy.firstName, given.primary_contact_first_name],
              [copy.lastName, given.primary_contact_last_name],
              [copy.nickname, given.nickname],
              [copy.username, user.username],
            ]}
          />
          <DisabledReason reasons={user.can.edit.reasons} />
        </div>
      </FormSection>
    );
  }
  return (
    <FormSection title={copy.information} text={copy.informationText}>
      <form className={s.form} noValidate aria-label={copy.information} onSubmit={(event) => void send(event)}>
        <FieldGrid>
          <TextField control={control} name="firstName" label={copy.firstName} autoComplete="off" />
          <TextField control={control} name="lastName" label={copy.lastName} autoComplete="off" />
          <TextField control={control} name="nickname" label={copy.nickname} autoComplete="off" optional />
        </FieldGrid>
        <div>
          <Button kind="primary" type="submit" pending={edit.isPending}>
            {copy.save}
          </Button>
        </div>
      </form>
    </FormSection>
  );
};

const usernameSchema = z.object({
  userName: name(copy.username).check(z.minLength(1, requiredMessage(copy.username))),
});

/** The form for the username, which is saved separately. */
export const UserUsername = ({ user }: { user: TeamUser }) => {
  const rename = useRenameUser();
  const { control, handleSubmit, setError } = useForm<{ userName: string }>({
    resolver: standardSchemaResolver(usernameSchema),
    defaultValues: { userName: user.username },
  });
  const send = handleSubmit(({ userName }) =>
    rename.mutate(
      { userId: user.user_id, userName },
      {
        onSuccess: () => toast.success(copy.usernameUpdated),
        onError: (error) => showFormErrors(error, setError, ['userName']),
      },
    ),
  );
  return (
    <FormSection title={copy.username} text={copy.usernameText}>
      <form className={s.form} noValidate aria-label={copy.username} onSubmit={(event) => void send(event)}>
        <TextField control={control} name="userName" label={copy.username} autoComplete="off" />
        <div>
          <Button type="submit" pending={rename.isPending}>
            {copy.changeUsername}
          </Button>
        </div>
      </form>
    </FormSection>
  );
};
