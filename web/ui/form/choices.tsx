import { bindField } from './bind-field.tsx';
import type { OptionId } from './option.ts';
import { CheckboxInput, RadioGroupInput } from './choice-inputs.tsx';
import type { CheckboxProps, RadioProps } from './choice-inputs.tsx';
import { SwitchInput } from './switch-input.tsx';
import type { SwitchProps } from './switch-input.tsx';

export const Checkbox = bindField<boolean, CheckboxProps>(CheckboxInput, false);

export const RadioGroup = bindField<OptionId | null, RadioProps>(RadioGroupInput, null);

export const Switch = bindField<boolean, SwitchProps>(SwitchInput, false);
