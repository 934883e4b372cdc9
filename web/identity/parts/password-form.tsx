import type { Ref } from 'react';
import { requiredMessage, hasOuterWhitespace } from '#contract/common/text-messages.ts';
import { passwordError } from '#contract/identity/rules.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { copy } from '../copy.ts';
import { SingleFieldForm, type SingleFieldFormProps } from './single-field-form.tsx';

/**
 * A field for a new password. Leading and trailing spaces are reported, since they are easy to type by mistake and
 * can't be seen.
 */
const NewPasswordField = (field: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}) => (
  <TextInput
    {...field}
    label={copy.newPassword}
    type="password"
    autoComplete="new-password"
    large
    hint={hasOuterWhitespace(field.value) ? copy.passwordEdge : copy.passwordHint}
  />
);

const faultOf = (password: string): string | undefined =>
  password === '' ? requiredMessage(copy.newPassword) : passwordError(password);

/** A form in which a user chooses the password for an email address. */
export const PasswordForm = ({ email, ...said }: SingleFieldFormProps<() => void> & { email: string }) => (
  <SingleFieldForm {...said} field="password" faultOf={faultOf}>
    {(control) => (
      <>
        {/* Tells password managers which account this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField {...control} />
      </>
    )}
  </SingleFieldForm>
);
