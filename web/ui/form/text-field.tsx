import { bindField } from './bind-field.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';

/* In a separate file, so that the sign-in page, a form of two inputs, need not load the form library. */
export const TextField = bindField<string, TextInputProps>(TextInput, '');
