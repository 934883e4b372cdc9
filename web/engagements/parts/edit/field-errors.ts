import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { Problem } from '#web/platform/api/problem.ts';

/** Says at each field what the server has to say of it. */
export const setFieldErrors = <Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  nameOf: (field: string) => string = (field) => field,
): void => {
  if (!(error instanceof Problem)) return;
  for (const [at, { field, message }] of error.fields.entries()) {
    setError(nameOf(field) as FieldPath<Form>, { type: 'server', message }, { shouldFocus: at === 0 });
  }
};
/** Whether fields tell what a save was refused for. */
export const hasFieldErrors = (error: Error | null): boolean => error instanceof Problem && error.fields.length > 0;
