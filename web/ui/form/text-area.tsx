import { bindField } from './bind-field.tsx';
import { TextAreaInput } from './text-area-input.tsx';
import type { TextAreaInputProps } from './text-area-input.tsx';

export const TextArea = bindField<string, TextAreaInputProps>(TextAreaInput, '');
