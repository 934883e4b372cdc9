import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { countriesQuery } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { ComboBox } from '#web/ui/form/combo/combo-box.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { CandidateForm } from './form-schema.ts';

/** A candidate's name and contact details. */
export const PersonFields = ({ control }: { control: Control<CandidateForm> }) => {
  const countries = useQuery(countriesQuery);
  return (
    <FieldGrid>
      <TextField control={control} name="firstName" label={copy.firstName} autoComplete="off" />
      <TextField control={control} name="lastName" label={copy.lastName} autoComplete="off" />
      <TextField control={control} name="emailAddress" label={copy.emailAddress} type="email" autoComplete="off" full />
      <TextField
        control={control}
        name="contactNumber"
        label={copy.contactNumber}
        type="tel"
        autoComplete="off"
        optional
      />
      <TextField control={control} name="linkedIn" label={copy.linkedIn} autoComplete="off" optional />
      <TextField control={control} name="location" label={copy.location} autoComplete="off" optional />
      <ComboBox
        control={control}
        name="currentCountryId"
        label={copy.country}
        optional
        options={(countries.data ?? []).map(({ id, value }) => ({ id, label: value }))}
      />
    </FieldGrid>
  );
};
