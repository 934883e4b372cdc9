import { bindField } from './bind-field.tsx';
import type { OptionId } from './option.ts';
import { SelectInput } from './select-input.tsx';
import type { SelectInputProps } from './select-input.tsx';

export const Select = bindField<OptionId | '', SelectInputProps>(SelectInput, '');
