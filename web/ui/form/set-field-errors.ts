import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { Problem } from '#web/platform/api/problem.ts';

/** Shows the server's refusal at the fields that it names. Returns whether it names any. */
export const setFieldErrors = <Form extends FieldValues>(
  error: Error,
  setError: UseFormSetError<Form>,
  names: readonly FieldPath<Form>[],
): boolean => {
  const told = error instanceof Problem ? error.fields : [];
  for (const name of names) {
    const message = told.find(({ field }) => field === name)?.message;
    if (message !== undefined) setError(name, { message });
  }
  return told.length > 0;
};
