import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { singleLineTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { externalSignInName } from '#web/platform/external-sign-in-name.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldGrid, FormSection } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy } from '../../copy.ts';
import { fieldErrorMessages } from '../account-calls.ts';
import { useSaveNames, useSaveUsername, type PersonalSettings } from './account-query.ts';
import s from './account.module.css';

const namesSchema = z.object({
  firstName: requiredTextSchema(copy.firstName, 100),
  lastName: requiredTextSchema(copy.lastName, 100),
  nickname: singleLineTextSchema(copy.nickname, 100),
});
const names = ['firstName', 'lastName', 'nickname'] as const;

/** The form for first name, last name and nickname. The email address can't be edited here, and the form shows why. */
export const NamesForm = ({ settings }: { settings: PersonalSettings }) => {
  const save = useSaveNames();
  const { firstName, lastName, nickname, email } = settings;
  const form = useForm<z.input<typeof namesSchema>, unknown, z.output<typeof namesSchema>>({
    resolver: standardSchemaResolver(namesSchema),
    defaultValues: { firstName, lastName, nickname },
  });
  const { control } = form;
  const submit = form.handleSubmit((typed) =>
    save.mutate(typed, {
      onSuccess: (saved) => {
        form.reset({ ...typed, ...saved });
        toast.success(copy.personalSaved);
      },
      onError: (error) => {
        const told = fieldErrorMessages(error);
        for (const name of names) if (told[name] !== undefined) form.setError(name, { message: told[name] });
        if (Object.keys(told).length === 0) toast.problem(error);
      },
    }),
  );
  return (
    <FormSection title={copy.personal} text={copy.personalText}>
      <form className={s.stack} noValidate aria-label={copy.personal} onSubmit={(event) => void submit(event)}>
        <FieldGrid>
          <TextField control={control} name="firstName" label={copy.firstName} autoComplete="given-name" />
          <TextField control={control} name="lastName" label={copy.lastName} autoComplete="family-name" />
          {externalSignInName() === null && (
            <TextField control={control} name="nickname" label={copy.nickname} autoComplete="nickname" optional />
          )}
          <TextInput
            label={copy.email}
            type="email"
            value={email}
            onChange={() => undefined}
            off={[{ code: 'email-is-fixed', text: copy.emailOff }]}
          />
        </FieldGrid>
        <Button kind="primary" type="submit" pending={save.isPending}>
          {copy.save}
        </Button>
      </form>
    </FormSection>
  );
};

const usernameSchema = z.object({ username: requiredTextSchema(copy.userName, 100) });

export const UsernameForm = ({ settings }: { settings: PersonalSettings }) => {
  const save = useSaveUsername();
  const form = useForm<z.input<typeof usernameSchema>>({
    resolver: standardSchemaResolver(usernameSchema),
    defaultValues: { username: settings.userName },
  });
  const submit = form.handleSubmit(({ username }) =>
    save.mutate(username, {
      onSuccess: ({ userName }) => {
        form.reset({ username: userName ?? username });
        toast.success(copy.userNameSaved);
      },
      onError: (error) => {
        const told = fieldErrorMessages(error)['username'];
        if (told === undefined) toast.problem(error);
        else form.setError('username', { message: told });
      },
    }),
  );
  return (
    <FormSection title={copy.userName} text={copy.userNameText}>
      <form className={s.stack} noValidate aria-label={copy.userName} onSubmit={(event) => void submit(event)}>
        <TextField control={form.control} name="username" label={copy.userName} autoComplete="off" />
        <Button kind="primary" type="submit" pending={save.isPending}>
          {copy.userNameSave}
        </Button>
      </form>
    </FormSection>
  );
};
