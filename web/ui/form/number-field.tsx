import { bound } from './bound.tsx';
import { NumberInput } from './number-input.tsx';
import type { NumberInputProps } from './number-input.tsx';

export const NumberField = bound<number | null, NumberInputProps>(NumberInput, null);
