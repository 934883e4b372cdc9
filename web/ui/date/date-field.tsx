import { bound } from '#web/ui/form/bound.tsx';
import { DateInput } from './date-input.tsx';
import type { DateInputProps } from './date-input.tsx';

export const DateField = bound<string, DateInputProps>(DateInput, '');
