import { bindField } from './bind-field.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';

/*
 * A text field for forms. It is in a separate file because the sign-in page, a form with only two inputs, shouldn't
 * have to load the form library.
 */
export const TextField = bindField<string, TextInputProps>(TextInput, '');
