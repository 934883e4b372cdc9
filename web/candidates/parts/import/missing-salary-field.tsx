import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { importCopy } from './import-copy.ts';
import s from './import.module.css';

type Props = { name: string; currency: string; onSave: (salary: string) => Promise<void> };

/**
 * A field for the salary in an imported CV's row. CVs don't contain a salary, and the field saves the user from opening
 * the form.
 */
export const MissingSalaryField = ({ name, currency, onSave }: Props) => {
  const [salary, setSalary] = useState('');
  const [busy, setBusy] = useState(false);
  const isAmount = /^\d{1,12}(\.\d{1,2})?$/.test(salary.trim()) && Number(salary) > 0;
  const save = async (): Promise<void> => {
    if (!isAmount || busy) return;
    setBusy(true);
    await onSave(salary.trim());
    setBusy(false);
  };
  return (
    <form
      className={s.fix}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        className={s.amount}
        inputMode="decimal"
        aria-label={importCopy.salaryOf({ name, currency })}
        placeholder={importCopy.salary}
        value={salary}
        onChange={(event) => setSalary(event.target.value)}
        // Without this, the table's keyboard shortcuts would react to letters typed here.
        onKeyDown={(event) => event.stopPropagation()}
      />
      <Button size="sm" type="submit" pending={busy}>
        {importCopy.save}
      </Button>
    </form>
  );
};
