import { bindField } from '#web/ui/form/bind-field.tsx';
import type { OptionId } from '#web/ui/form/option.ts';
import { ComboInput } from './combo-input.tsx';
import type { ComboInputProps } from './combo-input.tsx';

export const ComboBox = bindField<OptionId | '', ComboInputProps>(ComboInput, '');
