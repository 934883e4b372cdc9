import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { officeAddressInput } from '#contract/profile/shapes/address.ts';
import { countriesQuery, regionsQuery } from '#web/profile/client.ts';
import { copy } from '#web/profile/copy.ts';
import { ComboBox } from '#web/ui/form/combo/combo-box.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

type Props<Form extends FieldValues, Context, Output> = {
  control: Control<Form, Context, Output>;
  /** The path of the address within the form's values, for example `office.`. */
  at?: string;
};

/** The fields for an address. The region is determined by the country and shown below it. */
export const AddressFields = <Form extends FieldValues, Context, Output>({
  control,
  at = '',
}: Props<Form, Context, Output>) => {
  const nameOf = (field: keyof typeof officeAddressInput): FieldPath<Form> => `${at}${field}` as FieldPath<Form>;
  const countries = useQuery(countriesQuery);
  const regions = useQuery(regionsQuery);
  const countryId: unknown = useWatch({ control, name: nameOf('countryId') });
  const country = countries.data?.find(({ id }) => id === countryId);
  const region = regions.data?.find(({ id }) => id === country?.regionId);
  return (
    <>
      <TextField control={control} name={nameOf('address1')} label={copy.address1} autoComplete="address-line1" full />
      <TextField
        control={control}
        name={nameOf('address2')}
        label={copy.address2}
        autoComplete="address-line2"
        full
        optional
      />
      <TextField control={control} name={nameOf('city')} label={copy.city} autoComplete="address-level2" />
      <TextField
        control={control}
        name={nameOf('stateProvince')}
        label={copy.stateProvince}
        autoComplete="address-level1"
        optional
      />
      <TextField control={control} name={nameOf('postal')} label={copy.postal} autoComplete="postal-code" />
      <ComboBox
        control={control}
        name={nameOf('countryId')}
        label={copy.country}
        options={(countries.data ?? []).map(({ id, value }) => ({ id, label: value }))}
        hint={region && copy.regionIs({ region: region.value })}
      />
      <TextField control={control} name={nameOf('phone')} label={copy.phone} type="tel" optional />
      <TextField control={control} name={nameOf('email')} label={copy.email} type="email" optional />
    </>
  );
};
