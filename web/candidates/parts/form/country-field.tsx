import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { countriesQuery } from '#web/candidates/client.ts';
import type { DisabledReasons } from '#web/ui/button/disabled-reason.tsx';
import { ComboBox } from '#web/ui/form/combo/combo-box.tsx';

type Props<Form extends FieldValues> = {
  control: Control<Form>;
  name: FieldPath<Form>;
  label: string;
  off?: DisabledReasons;
};

/** A select for a person's current country. */
export const CountryField = <Form extends FieldValues>({ control, name, label, off }: Props<Form>) => {
  const countries = useQuery(countriesQuery);
  return (
    <ComboBox
      control={control}
      name={name}
      label={label}
      off={off}
      optional
      options={(countries.data ?? []).map(({ id, value }) => ({ id, label: value }))}
    />
  );
};
