import { useState, type SyntheticEvent } from 'react';
import { Problem } from '#web/platform/api/problem.ts';
import { useChangeServiceLevel } from '#web/response-times/client.ts';
import { copy } from '#web/response-times/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './response-times.module.css';

/** The working days within which the client answers. */
export const ServiceLevelForm = ({ serviceLevelDays }: { serviceLevelDays: number }) => {
  const [days, setDays] = useState<number | null>(serviceLevelDays);
  const change = useChangeServiceLevel();
  const error = change.error instanceof Problem ? change.error.fields[0]?.message : undefined;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The server reports what is no number from 1 to 30.
    change.mutate(days ?? 0, {
      onSuccess: () => toast.success(copy.saved),
      onError: (problem) => {
        if (!(problem instanceof Problem) || problem.fields.length === 0) toast.problem(problem);
      },
    });
  };
  return (
    <form className={s.form} noValidate aria-label={copy.level} onSubmit={save}>
      <p>{copy.levelText}</p>
      <div className={s.field}>
        <NumberInput label={copy.levelLabel} unit={copy.levelUnit} value={days} onChange={setDays} error={error} />
      </div>
      <div>
        <Button kind="primary" type="submit" pending={change.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
};
