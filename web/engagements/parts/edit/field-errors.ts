import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { Problem } from '#web/platform/api/problem.ts';

/** Shows the server's error messages at the fields they concern. */
export const setServerFieldErrors = <Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  nameOf: (field: string) => string = (field) => field,
): void => {
  if (!(error instanceof Problem)) return;
  for (const [at, { field, message }] of error.fields.entries()) {
    setError(nameOf(field) as FieldPath<Form>, { type: 'server', message }, { shouldFocus: at === 0 });
  }
};
/** Whether the fields already show why a save was refused. */
export const hasFieldErrors = (error: Error | null): boolean => error instanceof Problem && error.fields.length > 0;
