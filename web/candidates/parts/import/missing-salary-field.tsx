import { useId, useRef, useState } from 'react';
import { baseSalarySchema } from '#web/candidates/parts/form/form-schema.ts';
import { Button } from '#web/ui/button/button.tsx';
import { withoutSeparators } from '#web/ui/form/amount-field.tsx';
import { importCopy } from './import-copy.ts';
import s from './import.module.css';

type Props = { name: string; currency: string; onSave: (salary: string) => Promise<void> };

/**
 * A field for the salary in an imported CV's row. CVs don't contain a salary, and the field saves the user from opening
 * the form.
 */
export const MissingSalaryField = ({ name, currency, onSave }: Props) => {
  const id = useId();
  const [salary, setSalary] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const save = async (): Promise<void> => {
    if (busy) return;
    const checked = baseSalarySchema().safeParse(withoutSeparators(salary));
    if (!checked.success) {
      setError(checked.error.issues[0]?.message);
      input.current?.focus();
      return;
    }
    setBusy(true);
    await onSave(checked.data);
    setBusy(false);
  };
  return (
    <form
      className={s.fix}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        ref={input}
        className={s.amount}
        inputMode="decimal"
        autoComplete="off"
        aria-label={importCopy.salaryOf({ name, currency })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        placeholder={importCopy.salary}
        value={salary}
        onChange={(event) => {
          setSalary(event.target.value);
          setError(undefined);
        }}
        // Without this, the table's keyboard shortcuts would react to letters typed here.
        onKeyDown={(event) => event.stopPropagation()}
      />
      <Button size="sm" type="submit" pending={busy}>
        {importCopy.save}
      </Button>
      {error !== undefined && (
        <p className={s.fault} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </form>
  );
};
