import { emailError, requiredMessage } from '#contract/common/text-messages.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { copy } from '../copy.ts';
import { isEmailAddress } from './email-pattern.ts';
import { SingleFieldForm, type SingleFieldFormProps } from './single-field-form.tsx';

const faultOf = (email: string): string | undefined => {
  if (email.trim() === '') return requiredMessage(copy.email);
  return isEmailAddress(email.trim()) ? undefined : emailError.error();
};

/** A form that requests an email to an address. The answer is the same whether or not the address has an account. */
export const EmailAddressForm = ({
  send,
  onSent,
  ...said
}: SingleFieldFormProps<(email: string) => void> & { first?: string }) => (
  <SingleFieldForm
    {...said}
    field="email"
    faultOf={faultOf}
    send={(email) => send(email.trim())}
    onSent={(email) => onSent(email.trim())}
  >
    {(control) => <TextInput label={copy.email} type="email" autoComplete="email" large {...control} />}
  </SingleFieldForm>
);
