import { bound } from '#web/ui/form/bound.tsx';
import type { Id } from '#web/ui/form/option.ts';
import { ComboInput } from './combo-input.tsx';
import type { ComboInputProps } from './combo-input.tsx';

export const ComboBox = bound<Id | '', ComboInputProps>(ComboInput, '');
