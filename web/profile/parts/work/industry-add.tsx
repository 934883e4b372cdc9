import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { industriesOfSectorQuery, sectorsQuery } from '#web/profile/client.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import type { OptionId } from '#web/ui/form/option.ts';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from '../lists.module.css';
import { subIndustriesQuery, useAddIndustries } from './calls.ts';
import { workCopy } from './copy.ts';

const numberOf = (id: OptionId | ''): number | null => (typeof id === 'number' ? id : null);
const optionsOf = (rows: readonly { id: number; value: string }[] | undefined) =>
  (rows ?? []).map(({ id, value }) => ({ id, label: value }));

/**
 * A form that adds an industry, or several of its sub-industries at once, and shows why any of them couldn't be added.
 */
export const AddIndustry = () => {
  const [sectorId, setSector] = useState<OptionId | ''>('');
  const [industryId, setIndustry] = useState<OptionId | ''>('');
  const [parts, setParts] = useState<readonly number[]>([]);
  const [missing, setMissing] = useState(false);
  const sectors = useQuery(sectorsQuery);
  const industries = useQuery(industriesOfSectorQuery(numberOf(sectorId) ?? ''));
  const known = useQuery(subIndustriesQuery(numberOf(industryId)));
  const add = useAddIndustries();
  const send = (): void => {
    setMissing(industryId === '');
    if (typeof industryId !== 'number') return;
    const asked: readonly (number | null)[] = parts.length === 0 ? [null] : parts;
    add.mutate(
      asked.map((subIndustryId) => ({ industryId, subIndustryId })),
      {
        onSuccess: ({ results }) => {
          const faults = results.flatMap(({ error }) => error ?? []);
          if (faults.length === results.length) toast.error(faults.join(', '));
          else {
            toast.success(workCopy.savedIndustry);
            if (faults.length > 0) toast.warning(faults.join(', '));
            // By now the list may show the added sub-industries, and the user may have chosen others, which must be
            // kept.
            setParts((now) => (now === parts ? [] : now));
          }
        },
        onError: (error) => toast.problem(error),
      },
    );
  };
  return (
    <form
      className={s.add}
      noValidate
      aria-label={workCopy.addIndustry}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SelectInput
        label={workCopy.sector}
        value={sectorId}
        options={optionsOf(sectors.data)}
        onChange={(id) => {
          setSector(id);
          setIndustry('');
          setParts([]);
        }}
      />
      <SelectInput
        label={workCopy.industry}
        value={industryId}
        options={optionsOf(industries.data)}
        error={missing ? requiredMessage(workCopy.industry) : undefined}
        hint={sectorId === '' ? workCopy.sectorFirst : undefined}
        onChange={(id) => {
          setMissing(false);
          setIndustry(id);
          setParts([]);
        }}
      />
      {industryId !== '' && known.data && (
        <fieldset className={s.choices}>
          <legend>{workCopy.partsOfIndustry}</legend>
          {known.data.map(({ id, value }) => (
            <CheckboxInput
              key={id}
              label={value}
              value={parts.includes(id)}
              onChange={(on) => setParts((before) => (on ? [...before, id] : before.filter((one) => one !== id)))}
            />
          ))}
        </fieldset>
      )}
      <div>
        <Button type="submit" pending={add.isPending}>
          {workCopy.addIndustry}
        </Button>
      </div>
    </form>
  );
};
