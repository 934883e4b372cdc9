import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { words } from '#web/candidates/words.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { toast } from '#web/ui/over/toast.ts';
import type { CandidateForm } from './form-schema.ts';

/** The refusals that are about who the person is. */
const aboutPerson = ['candidate-in-request', 'candidate-not-available'];

const isField = (name: string, form: CandidateForm): name is FieldPath<CandidateForm> =>
  (name.split('.', 1)[0] ?? '') in form;

/** Puts what the server says of a form to its fields, the first of them in focus; the rest is said beside. */
export const showProblemIn = (form: UseFormReturn<CandidateForm>, error: unknown): void => {
  if (!(error instanceof Problem)) {
    toast.error(error instanceof Error ? error.message : String(error));
    return;
  }
  if (aboutPerson.includes(error.code)) {
    form.setError('emailAddress', { type: 'server', message: error.message }, { shouldFocus: true });
    return;
  }
  const values = form.getValues();
  const faults = error.fields.map(({ field, message }) => ({
    field: field === 'baseSalaryIso' ? 'baseSalary' : field,
    message,
  }));
  const [first, ...rest] = faults.filter((fault) => isField(fault.field, values));
  for (const fault of rest)
    form.setError(fault.field as FieldPath<CandidateForm>, { type: 'server', message: fault.message });
  if (first)
    form.setError(
      first.field as FieldPath<CandidateForm>,
      { type: 'server', message: first.message },
      { shouldFocus: true },
    );
  toast.error(faults.length > 0 ? words.checkFields : error.message);
};
