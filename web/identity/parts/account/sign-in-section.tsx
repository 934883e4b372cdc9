import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { changePasswordEndpoint } from '#contract/identity/endpoints.ts';
import { passwordError, passwordFormFragment } from '#contract/identity/rules.ts';
import { noRetries } from '#web/platform/api/retry.ts';
import { callApi } from '#web/platform/client.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy } from '../../copy.ts';
import { requestPasswordReset, fieldErrorMessages } from '../account-calls.ts';
import { useFormSubmit } from '../use-submit.ts';
import s from './account.module.css';
import type { PersonalSettings } from './account-query.ts';

const schema = z.object({
  password: z.string().min(1, requiredMessage(copy.currentPassword)),
  newPassword: z.string().check((context) => {
    const message = passwordError(context.value);
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
  }),
});
const fields = ['password', 'newPassword'] as const;
const empty = { password: '', newPassword: '' };

/**
 * The settings section for the password. The user can change it here or, after forgetting it, reset it through an
 * emailed link.
 */
export const SignInSection = ({ settings }: { settings: PersonalSettings }) => {
  const { pending, send } = useFormSubmit();
  const form = useForm<z.input<typeof schema>>({ resolver: standardSchemaResolver(schema), defaultValues: empty });
  const change = useMutation({
    mutationFn: (typed: z.input<typeof schema>) => callApi(changePasswordEndpoint, typed, { retries: noRetries }),
    onSuccess: () => {
      form.reset(empty);
      toast.success(copy.passwordChanged);
    },
    onError: (error) => {
      const told = fieldErrorMessages(error);
      for (const field of fields) if (told[field] !== undefined) form.setError(field, { message: told[field] });
      if (Object.keys(told).length === 0) toast.problem(error);
    },
  });
  const asked = useRef<HTMLFormElement>(null);
  // If the user follows the link again while on this page, the page scrolls to the form again.
  const visit = useLocation({
    select: ({ hash, state }) => (hash === passwordFormFragment ? (state.askedAt ?? 0) : undefined),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (visit === undefined) return;
    asked.current?.scrollIntoView({ block: 'center' });
    setFocus('password');
  }, [setFocus, visit]);
  const submit = form.handleSubmit((typed) => change.mutate(typed));
  const mail = () =>
    send(async () => {
      await requestPasswordReset(settings.email);
      toast.success(copy.passwordMailed);
    });
  return (
    <FormSection title={copy.signInTitle} text={copy.signInText}>
      <form
        ref={asked}
        className={s.stack}
        noValidate
        aria-label={copy.changePassword}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          control={form.control}
          name="password"
          label={copy.currentPassword}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          control={form.control}
          name="newPassword"
          label={copy.newPassword}
          type="password"
          autoComplete="new-password"
          hint={copy.passwordHint}
        />
        <div className={s.actions}>
          <Button kind="primary" type="submit" pending={change.isPending}>
            {copy.changePassword}
          </Button>
          <Button kind="quiet" pending={pending} onClick={() => void mail()}>
            {copy.passwordForgotten}
          </Button>
        </div>
      </form>
    </FormSection>
  );
};
