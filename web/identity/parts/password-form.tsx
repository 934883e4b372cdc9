import { requiredMessage } from '#contract/common/text-messages.ts';
import { passwordError } from '#contract/identity/rules.ts';
import { copy } from '../copy.ts';
import { NewPasswordField } from './new-password.tsx';
import { OneAnswerForm, type OneAnswer } from './one-answer-form.tsx';

const faultOf = (password: string): string | undefined =>
  password === '' ? requiredMessage(copy.newPassword) : passwordError(password);

/** Chooses a password for an address. */
export const PasswordForm = ({ email, ...said }: OneAnswer<() => void> & { email: string }) => (
  <OneAnswerForm {...said} field="password" faultOf={faultOf}>
    {(control) => (
      <>
        {/* For the keeper of passwords, which wants to know whose it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField {...control} />
      </>
    )}
  </OneAnswerForm>
);
