import { requiredMessage } from '#contract/common/text-messages.ts';
import { passwordError } from '#contract/identity/rules.ts';
import { copy } from '../copy.ts';
import { NewPasswordField } from './new-password.tsx';
import { SingleFieldForm, type SingleFieldFormProps } from './single-field-form.tsx';

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
