import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import type { ServiceArea } from '#contract/profile/shapes/area.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { countriesQuery, regionsQuery, useCreateArea } from '#web/profile/client.ts';
import { copy } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ComboInput } from '#web/ui/form/combo/combo-input.tsx';
import type { OptionId } from '#web/ui/form/option.ts';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './lists.module.css';

const wholeRegion = 'all';

/** A form that adds a region, or one of its countries, to the areas served. */
export const AddArea = ({ areas }: { areas: readonly ServiceArea[] }) => {
  const regions = useQuery(regionsQuery);
  const countries = useQuery(countriesQuery);
  const create = useCreateArea();
  const [regionId, setRegion] = useState<OptionId | ''>('');
  const [countryId, setCountry] = useState<OptionId | ''>(wholeRegion);
  const [missing, setMissing] = useState(false);
  const fault = (field: string): string | undefined =>
    create.error instanceof Problem ? create.error.fields.find((one) => one.field === field)?.message : undefined;
  const there = new Set(areas.map((area) => area.countryId));
  const ofRegion = (countries.data ?? []).filter((one) => one.regionId === regionId && !there.has(one.id));
  const add = (): void => {
    setMissing(regionId === '');
    if (typeof regionId !== 'number') return;
    create.mutate(
      { regionId, countryId: typeof countryId === 'number' ? countryId : null },
      {
        onSuccess: () => {
          toast.success(copy.savedRegion);
          setCountry(wholeRegion);
        },
        onError: (error) => {
          if (!(error instanceof Problem) || error.fields.length === 0) toast.problem(error);
        },
      },
    );
  };
  return (
    <form
      className={s.add}
      noValidate
      aria-label={copy.addRegion}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <SelectInput
        label={copy.region}
        value={regionId}
        options={(regions.data ?? []).map(({ id, value }) => ({ id, label: value }))}
        error={missing ? requiredMessage(copy.region) : fault('regionId')}
        onChange={(id) => {
          create.reset();
          setMissing(false);
          setRegion(id);
          setCountry(wholeRegion);
        }}
      />
      <ComboInput
        label={copy.country}
        value={countryId}
        options={[
          { id: wholeRegion, label: copy.wholeRegion },
          ...ofRegion.map(({ id, value }) => ({ id, label: value })),
        ]}
        error={fault('countryId')}
        onChange={(id) => {
          create.reset();
          setCountry(id);
        }}
      />
      <div>
        <Button type="submit" pending={create.isPending}>
          {copy.addRegion}
        </Button>
      </div>
    </form>
  );
};
