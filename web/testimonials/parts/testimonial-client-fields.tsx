import type { Control } from 'react-hook-form';
import { copy } from '#web/testimonials/copy.ts';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { TestimonialClients } from './person-schema.ts';

/** The fields for a client who will be asked for a testimonial: name, company, position and email address. */
export const TestimonialClientFields = ({ control, at }: { control: Control<TestimonialClients>; at: number }) => (
  <FieldGrid>
    <TextField control={control} name={`people.${at}.fullName`} label={copy.name} />
    <TextField control={control} name={`people.${at}.email`} type="email" label={copy.email} />
    <TextField control={control} name={`people.${at}.company`} label={copy.organization} />
    <TextField control={control} name={`people.${at}.jobTitle`} label={copy.jobTitle} />
  </FieldGrid>
);
