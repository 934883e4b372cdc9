import { useState, type SyntheticEvent } from 'react';
import type { OwnershipTerms } from '#contract/tenants/shapes.ts';
import { ownershipScopes } from '#contract/tenants/states.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useChangeOwnershipTerms } from '#web/tenants/client.ts';
import { copy } from '#web/tenants/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { RadioGroupInput } from '#web/ui/form/choice-inputs.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './ownership-form.module.css';

const optionOf = {
  all_requests: { id: 'all_requests', label: copy.allRequests, detail: copy.allRequestsHint },
  this_request: { id: 'this_request', label: copy.thisRequest, detail: copy.thisRequestHint },
} as const;

/** How long, and where, candidates belong to the agency that submitted them first. */
export const OwnershipForm = ({ terms }: { terms: OwnershipTerms }) => {
  const [days, setDays] = useState<number | null>(terms.ownershipDays);
  const [where, setWhere] = useState<OwnershipTerms['ownershipScope']>(terms.ownershipScope);
  const change = useChangeOwnershipTerms();
  const error = change.error instanceof Problem ? change.error.fields[0]?.message : undefined;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The server reports a number that is out of range.
    change.mutate(
      { ownershipDays: days ?? 0, ownershipScope: where },
      {
        onSuccess: () => toast.success(copy.ownershipSaved),
        onError: (problem) => {
          if (!(problem instanceof Problem) || problem.fields.length === 0) toast.problem(problem);
        },
      },
    );
  };
  return (
    <form className={s.form} noValidate aria-label={copy.ownershipTerms} onSubmit={save}>
      <p>{copy.ownershipText}</p>
      <div className={s.days}>
        <NumberInput label={copy.ownershipDays} unit={copy.daysUnit} value={days} onChange={setDays} error={error} />
      </div>
      <RadioGroupInput
        label={copy.ownershipScope}
        options={ownershipScopes.map((one) => optionOf[one])}
        value={where}
        onChange={(id) => setWhere(id === 'this_request' ? 'this_request' : 'all_requests')}
      />
      <div>
        <Button kind="primary" type="submit" pending={change.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
};
