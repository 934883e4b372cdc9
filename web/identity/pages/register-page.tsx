import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FocusEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { hasOuterWhitespace } from '#contract/common/text-messages.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { registerEndpoint } from '#contract/identity/endpoints.ts';
import { register } from '#contract/identity/operations/registration.ts';
import { usesFreeEmailService } from '#contract/identity/rules.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { registerAgency, fieldErrorMessages } from '../parts/account-calls.ts';
import { savePendingEmail } from '../parts/pending-email.ts';
import s from '../parts/sign-in-layout.module.css';
import { SignInLayout } from '../parts/sign-in-layout.tsx';
import { useFormSubmit } from '../parts/use-submit.ts';
import { copy } from '../copy.ts';

type Fields = SentInputOf<typeof register>;
const names = ['organizationName', 'firstName', 'lastName', 'email', 'userName'] as const;

/** The page that registers an agency and its owner, who must then confirm their email address. */
export const RegisterPage = () => {
  const navigate = useNavigate();
  const { pending, send } = useFormSubmit();
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(register.input),
    defaultValues: { organizationName: '', firstName: '', lastName: '', email: '', userName: '' },
  });
  const { control } = form;
  const email = useWatch({ control, name: 'email' });
  const trim = ({ target }: FocusEvent<HTMLFormElement>): void => {
    const left = names.find((name) => name === target.getAttribute('name'));
    if (left && hasOuterWhitespace(form.getValues(left))) form.setValue(left, form.getValues(left).trim());
  };
  const told = (error: unknown): boolean => {
    const fields = fieldErrorMessages(error, registerEndpoint.names);
    for (const name of names) if (fields[name] !== undefined) form.setError(name, { message: fields[name] });
    return Object.keys(fields).length > 0;
  };
  const submit = form.handleSubmit((input) =>
    send(async () => {
      await registerAgency(input);
      savePendingEmail(input.email);
      toast.success(copy.registered);
      await navigate({ to: '/confirm-email-first' });
    }, told),
  );
  return (
    <SignInLayout>
      <form className={s.form} noValidate onBlur={trim} onSubmit={(event) => void submit(event)}>
        <h1>{copy.registerTitle}</h1>
        <p className={s.lead}>{copy.registerLead}</p>
        <TextField
          control={control}
          name="organizationName"
          autoComplete="organization"
          label={copy.organizationName}
        />
        <div className={s.two}>
          <TextField control={control} name="firstName" autoComplete="given-name" label={copy.firstName} />
          <TextField control={control} name="lastName" autoComplete="family-name" label={copy.lastName} />
        </div>
        <TextField
          control={control}
          name="email"
          type="email"
          autoComplete="email"
          label={copy.email}
          hint={
            usesFreeEmailService(email) ? (
              <span className={s.warned} role="status">
                {copy.freeMail}
              </span>
            ) : undefined
          }
        />
        <TextField
          control={control}
          name="userName"
          autoComplete="nickname"
          label={copy.userName}
          hint={copy.userNameHint}
        />
        <Button kind="primary" size="lg" wide type="submit" pending={pending} className={s.submit}>
          {copy.register}
        </Button>
        <p className={s.ways}>
          <Link to="/">{copy.backToLogin}</Link>
        </p>
      </form>
    </SignInLayout>
  );
};
