import type { Control } from 'react-hook-form';
import { words } from '#web/testimonials/words.ts';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { People } from './person-schema.ts';

/** Who is asked: their name, where they work and as what, and their address. */
export const PersonFields = ({ control, at }: { control: Control<People>; at: number }) => (
  <FieldGrid>
    <TextField control={control} name={`people.${at}.fullName`} label={words.name} />
    <TextField control={control} name={`people.${at}.email`} type="email" label={words.email} />
    <TextField control={control} name={`people.${at}.company`} label={words.organization} />
    <TextField control={control} name={`people.${at}.jobTitle`} label={words.jobTitle} />
  </FieldGrid>
);
