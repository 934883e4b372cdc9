import { OctagonAlert } from 'lucide-react';
import { useFormState, type Control, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { copy } from '#web/candidates/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import type { CandidateForm } from './form-schema.ts';
import s from './candidate-form.module.css';

/** The refusals that concern the person's identity. */
const aboutPerson = [
  'candidate-in-request',
  'candidate-not-available',
  'too-many-checks',
  'already-asked',
  'asked-recently',
  'refused-recently',
];

const isField = (name: string, form: CandidateForm): name is FieldPath<CandidateForm> =>
  (name.split('.', 1)[0] ?? '') in form;

const faultsOf = (error: Problem): { field: string; message: string }[] =>
  aboutPerson.includes(error.code)
    ? [{ field: 'emailAddress', message: error.message }]
    : error.fields.map(({ field, message }) => ({ field: field === 'baseSalaryIso' ? 'baseSalary' : field, message }));

/**
 * Shows the server's errors at their fields and focuses the first of these. Beside the button, asks the user to check the
 * marked fields, or shows the error if it names no field.
 */
export const showFieldErrors = (form: UseFormReturn<CandidateForm>, error: unknown): void => {
  const faults = error instanceof Problem ? faultsOf(error) : [];
  const values = form.getValues();
  for (const [at, { field, message }] of faults.filter((fault) => isField(fault.field, values)).entries()) {
    form.setError(field as FieldPath<CandidateForm>, { type: 'server', message }, { shouldFocus: at === 0 });
  }
  const said = error instanceof Error ? error.message : String(error);
  form.setError('root', { type: 'server', message: faults.length > 0 ? copy.checkFields : said });
};

/** The reason why the form wasn't submitted, shown beside the Submit button. */
export const FormProblem = ({ control }: { control: Control<CandidateForm> }) => {
  const { errors } = useFormState({ control });
  return (
    <span role="alert" className={s.problem}>
      {errors.root?.message !== undefined && (
        <>
          <OctagonAlert aria-hidden="true" />
          {errors.root.message}
        </>
      )}
    </span>
  );
};
