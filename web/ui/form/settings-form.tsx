import type { ReactNode, SyntheticEvent } from 'react';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy } from '#web/ui/copy.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import s from './settings-form.module.css';

type Outcome = { onSuccess: () => void; onError: (problem: Error) => void };

type Props<Given> = {
  label: string;
  /** The text above the fields, which explains the settings' effect. */
  lead: string;
  change: { mutate: (given: Given, outcome: Outcome) => void; isPending: boolean };
  /** The values to send. The server reports invalid ones. */
  given: Given;
  /** The message shown after saving. */
  saved: string;
  children: ReactNode;
};

/** A form on a settings page. Refusals of a field's value are shown at the field, and other refusals as a message. */
export const SettingsForm = <Given,>({ label, lead, change, given, saved, children }: Props<Given>) => {
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    change.mutate(given, {
      onSuccess: () => toast.success(saved),
      onError: (problem) => {
        if (!(problem instanceof Problem) || problem.fields.length === 0) toast.problem(problem);
      },
    });
  };
  return (
    <form className={s.form} noValidate aria-label={label} onSubmit={save}>
      <p>{lead}</p>
      {children}
      <div>
        <Button kind="primary" type="submit" pending={change.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
};

/** A number field in a settings form, for forms in which the server can refuse only this field's value. */
export const SettingsNumberField = ({ refused, ...number }: NumberInputProps & { refused: Error | null }) => (
  <div className={s.number}>
    <NumberInput {...number} error={refused instanceof Problem ? refused.fields[0]?.message : undefined} />
  </div>
);
