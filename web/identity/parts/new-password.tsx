import type { Ref } from 'react';
import { hasOuterWhitespace } from '#contract/common/text-messages.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { copy } from '../copy.ts';

/**
 * A field for a new password. Leading and trailing spaces are reported, since they are easy to type by mistake and
 * can't be seen.
 */
export const NewPasswordField = (field: {
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
