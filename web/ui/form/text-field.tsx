import { bindField } from './bind-field.tsx';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';

/* In a file of its own: the sign-in page has a form of two inputs and does without the library of forms. */
export const TextField = bindField<string, TextInputProps>(TextInput, '');
