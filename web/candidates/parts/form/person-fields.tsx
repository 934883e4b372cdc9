import type { Control } from 'react-hook-form';
import type { CvField } from '#contract/candidates/shapes/draft-fields.ts';
import { importCopy } from '#web/candidates/parts/import/import-copy.ts';
import { copy } from '#web/candidates/copy.ts';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { CountryField } from './country-field.tsx';
import type { CandidateForm } from './form-schema.ts';

type Props = {
  control: Control<CandidateForm>;
  /** The fields with values from the CV that nobody has confirmed yet. */
  unconfirmed?: readonly CvField[];
};

/** The fields for a candidate's name and contact details. */
export const PersonFields = ({ control, unconfirmed = [] }: Props) => {
  const hint = (field: CvField) => (unconfirmed.includes(field) ? { hint: importCopy.unconfirmed } : {});
  return (
    <FieldGrid>
      <TextField control={control} name="firstName" {...hint('firstName')} label={copy.firstName} autoComplete="off" />
      <TextField control={control} name="lastName" {...hint('lastName')} label={copy.lastName} autoComplete="off" />
      <TextField
        control={control}
        name="emailAddress"
        {...hint('emailAddress')}
        label={copy.emailAddress}
        type="email"
        autoComplete="off"
        full
      />
      <TextField
        control={control}
        name="contactNumber"
        {...hint('contactNumber')}
        label={copy.contactNumber}
        type="tel"
        autoComplete="off"
        optional
      />
      <TextField
        control={control}
        name="linkedIn"
        {...hint('linkedIn')}
        label={copy.linkedIn}
        autoComplete="off"
        optional
      />
      <TextField
        control={control}
        name="location"
        {...hint('location')}
        label={copy.location}
        autoComplete="off"
        optional
      />
      <CountryField control={control} name="currentCountryId" label={copy.country} />
    </FieldGrid>
  );
};
