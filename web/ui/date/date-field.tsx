import { bindField } from '#web/ui/form/bind-field.tsx';
import { DateInput } from './date-input.tsx';
import type { DateInputProps } from './date-input.tsx';

export const DateField = bindField<string, DateInputProps>(DateInput, '');
