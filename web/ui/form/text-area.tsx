import { bound } from './bound.tsx';
import { TextAreaInput } from './text-area-input.tsx';
import type { TextAreaInputProps } from './text-area-input.tsx';

export const TextArea = bound<string, TextAreaInputProps>(TextAreaInput, '');
