import { bindField } from './bind-field.tsx';
import { NumberInput } from './number-input.tsx';
import type { NumberInputProps } from './number-input.tsx';

export const NumberField = bindField<number | null, NumberInputProps>(NumberInput, null);
