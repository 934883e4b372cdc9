import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { requiredWords, tooLongWords } from '#contract/common/text-words.ts';
import { nameLimit } from '#contract/team/rules.ts';
import { useEditUser, useRenameUser, type TeamUser } from '#web/team/client.ts';
import { words } from '#web/team/words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Why } from '#web/ui/button/why.tsx';
import { FieldGrid, FormSection } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { toast } from '#web/ui/over/toast.ts';
import s from './team.module.css';
import { tellForm } from './tell-form.ts';

const name = (label: string) => z.string().check(z.trim(), z.maxLength(nameLimit - 1, tooLongWords(label, nameLimit)));

/** Whether a name is missing is for the server to say. */
const namesSchema = z.object({
  firstName: name(words.firstName),
  lastName: name(words.lastName),
  nickname: name(words.nickname),
});

interface Names {
  firstName: string;
  lastName: string;
  nickname: string;
}

/** The names of a user. */
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
        onSuccess: () => toast.success(words.savedUser),
        onError: (error) => tellForm(error, setError, ['firstName', 'lastName', 'nickname']),
      },
    ),
  );
  if (!user.can.edit.allowed) {
    return (
      <FormSection title={words.information} text={words.informationText}>
        <div className={s.form}>
          <Facts
            facts={[
              [words.firstName, given.primary_contact_first_name],
              [words.lastName, given.primary_contact_last_name],
              [words.nickname, given.nickname],
              [words.username, user.username],
            ]}
          />
          <Why reasons={user.can.edit.reasons} />
        </div>
      </FormSection>
    );
  }
  return (
    <FormSection title={words.information} text={words.informationText}>
      <form className={s.form} noValidate aria-label={words.information} onSubmit={(event) => void send(event)}>
        <FieldGrid>
          <TextField control={control} name="firstName" label={words.firstName} autoComplete="off" />
          <TextField control={control} name="lastName" label={words.lastName} autoComplete="off" />
          <TextField control={control} name="nickname" label={words.nickname} autoComplete="off" optional />
        </FieldGrid>
        <div>
          <Button kind="primary" type="submit" pending={edit.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </FormSection>
  );
};

const usernameSchema = z.object({
  userName: name(words.username).check(z.minLength(1, requiredWords(words.username))),
});

/** The username, which is changed by itself. */
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
        onSuccess: () => toast.success(words.usernameUpdated),
        onError: (error) => tellForm(error, setError, ['userName']),
      },
    ),
  );
  return (
    <FormSection title={words.username} text={words.usernameText}>
      <form className={s.form} noValidate aria-label={words.username} onSubmit={(event) => void send(event)}>
        <TextField control={control} name="userName" label={words.username} autoComplete="off" />
        <div>
          <Button type="submit" pending={rename.isPending}>
            {words.changeUsername}
          </Button>
        </div>
      </form>
    </FormSection>
  );
};
