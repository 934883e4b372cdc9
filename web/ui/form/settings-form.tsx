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
  /** The text above the fields about the settings' effect. */
  lead: string;
  change: { mutate: (given: Given, outcome: Outcome) => void; isPending: boolean };
  /** The values to send; the server reports invalid ones. */
  given: Given;
  /** The message after saving. */
  saved: string;
  children: ReactNode;
};

/** A form on a settings page. The fields show refusals of their values; other refusals appear as a message. */
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

/** A number field in a settings form; the only field whose value the server can refuse. */
export const SettingsNumberField = ({ refused, ...number }: NumberInputProps & { refused: Error | null }) => (
  <div className={s.number}>
    <NumberInput {...number} error={refused instanceof Problem ? refused.fields[0]?.message : undefined} />
  </div>
);
