import { bound } from './bound.tsx';
import type { Id } from './option.ts';
import { SelectInput } from './select-input.tsx';
import type { SelectInputProps } from './select-input.tsx';

export const Select = bound<Id | '', SelectInputProps>(SelectInput, '');
