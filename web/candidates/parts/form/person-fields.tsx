import type { Control } from 'react-hook-form';
import type { CvField } from '#contract/candidates/shapes/draft-fields.ts';
import type { Right } from '#contract/common/refusal.ts';
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
  /** Whether name, contact details and country can be changed. */
  changePerson?: Right<string> | undefined;
};

/** The fields for a candidate's name and contact details. */
export const PersonFields = ({ control, unconfirmed = [], changePerson }: Props) => {
  const hint = (field: CvField) => (unconfirmed.includes(field) ? { hint: importCopy.unconfirmed } : {});
  return (
    <FieldGrid>
      <TextField
        control={control}
        name="firstName"
        off={changePerson}
        {...hint('firstName')}
        label={copy.firstName}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="lastName"
        off={changePerson}
        {...hint('lastName')}
        label={copy.lastName}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="emailAddress"
        off={changePerson}
        {...hint('emailAddress')}
        label={copy.emailAddress}
        type="email"
        autoComplete="off"
        full
      />
      <TextField
        control={control}
        name="contactNumber"
        off={changePerson}
        {...hint('contactNumber')}
        label={copy.contactNumber}
        type="tel"
        autoComplete="off"
        optional
      />
      <TextField
        control={control}
        name="linkedIn"
        off={changePerson}
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
      <CountryField control={control} name="currentCountryId" label={copy.country} off={changePerson} />
    </FieldGrid>
  );
};
