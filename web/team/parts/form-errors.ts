import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { Problem } from '#web/platform/api/problem.ts';
import { toast } from '#web/ui/overlay/toast.ts';

/** Shows a refusal of the server at the fields that it names, and as a toast. */
export const setFormErrors = <Form extends FieldValues>(
  error: Error,
  setError: UseFormSetError<Form>,
  names: readonly FieldPath<Form>[],
): void => {
  const told = error instanceof Problem ? error.fields : [];
  for (const name of names) {
    const message = told.find(({ field }) => field === name)?.message;
    if (message !== undefined) setError(name, { message });
  }
  toast.problem(error);
};
