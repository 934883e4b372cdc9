import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { setFieldErrors } from '#web/ui/form/set-field-errors.ts';
import { toast } from '#web/ui/overlay/toast.ts';

/** Shows a refusal by the server at the fields that it names, and as a toast. */
export const showFormErrors = <Form extends FieldValues>(
  error: Error,
  setError: UseFormSetError<Form>,
  names: readonly FieldPath<Form>[],
): void => {
  setFieldErrors(error, setError, names);
  toast.problem(error);
};
