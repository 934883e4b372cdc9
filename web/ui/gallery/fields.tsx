import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import { Button } from '#web/ui/button/button.tsx';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { Checkbox, RadioGroup, Switch } from '#web/ui/form/choices.tsx';
import { ComboBox } from '#web/ui/form/combo/combo-box.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { DateRange } from '#web/ui/date/date-range.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { FieldGrid, FormSection, SaveBar } from '#web/ui/form/sections.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import { logoLimits } from '#web/ui/upload/limits.ts';

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, requiredMessage('Name')), z.maxLength(40, tooLongMessage('Name', 40))),
  email: z.string().check(z.minLength(1, requiredMessage('Email'))),
  role: z.number(requiredMessage('Role category')),
  country: z.union([z.number(), z.literal('')]),
  salary: z.string().check(z.minLength(1, requiredMessage('Base salary'))),
  openings: z.nullable(z.number()),
  start: z.string(),
  kind: z.nullable(z.number()),
  agreed: z.boolean(),
  note: z.string().check(z.maxLength(200, tooLongMessage('Note', 200))),
});

const roles = [
  { id: 1, label: 'Executive' },
  { id: 2, label: 'Professional' },
  { id: 3, label: 'Skilled/Semi-skilled' },
];
const countries = [
  'Australia',
  'Canada',
  'Fiji',
  'Ireland',
  'New Zealand',
  'Philippines',
  'Singapore',
  'Tonga',
  'United Kingdom',
  'United States',
].map((label, id) => ({ id, label }));

const off = [
  { code: 'verified', text: 'You can’t change a confirmed email address.', who: 'Rolecall support can change it.' },
];

export const FieldSection = () => {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      name: '',
      email: 'beatrix@lindholm.example',
      role: 2,
      country: 0,
      salary: '118400',
      openings: 3,
      start: '2026-11-20',
      kind: 1,
      agreed: true,
      note: 'Available from January.',
    },
  });
  const { control } = form;
  const [range, setRange] = useState({ from: '', to: '' });
  const [on, setOn] = useState(true);
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => toast.success('Candidate saved'))(event)}
      aria-label="Candidate"
    >
      <FormSection title="Person" text="Shown to the client.">
        <FieldGrid>
          <TextField control={control} name="name" label="Name" />
          <TextField control={control} name="email" label="Email" type="email" off={off} />
          <Select control={control} name="role" label="Role category" options={roles} />
          <ComboBox control={control} name="country" label="Country" options={countries} optional />
        </FieldGrid>
      </FormSection>
      <FormSection title="Terms" text="In the engagement’s currency.">
        <FieldGrid>
          <MoneyField
            control={control}
            name="salary"
            label="Base salary"
            currency="AUD"
            hint="Between 108,000.00 and 121,000.00."
          />
          <NumberField control={control} name="openings" label="Notice period" unit="weeks" optional />
          <DateField control={control} name="start" label="Start date" />
          <TextInput label="Password" type="password" value="correct-horse" onChange={() => undefined} />
          <RadioGroup
            control={control}
            name="kind"
            label="Recruitment type"
            full
            across
            options={[
              { id: 1, label: 'Permanent' },
              { id: 2, label: 'Contract' },
            ]}
          />
          <Checkbox
            control={control}
            name="agreed"
            full
            label="The candidate has agreed to be submitted"
            hint="Ask them before you submit."
          />
          <TextArea control={control} name="note" label="Note" full optional max={200} rows={3} />
        </FieldGrid>
      </FormSection>
      <FormSection title="Invalid, read-only and disabled">
        <FieldGrid>
          <TextInput label="Link" value="https://rolecall.example/check/4fj2" readOnly onChange={() => undefined} />
          <TextInput label="Subject" value="" error="Subject is required!" onChange={() => undefined} />
          <Checkbox
            control={control}
            name="agreed"
            label="Set by the role"
            off={[{ code: 'role', text: 'You can’t change predefined roles.' }]}
          />
          <SwitchInput label="Video Walkthrough" value={on} onChange={setOn} />
          <Switch control={control} name="agreed" label="Agreed" />
          <SwitchInput
            label="View"
            value
            off={[{ code: 'role', text: 'You can’t change predefined roles.' }]}
            onChange={() => undefined}
          />
        </FieldGrid>
      </FormSection>
      <FormSection title="Files and days">
        <FieldGrid>
          <UploadField
            label="Documents"
            many
            send={async (_file, { onProgress }) => {
              for (const percent of [20, 40, 64, 80]) {
                onProgress(percent);
                await new Promise((done) => setTimeout(done, 300));
              }
            }}
            onChange={() => undefined}
          />
          <UploadField
            label="Company logo"
            limits={logoLimits}
            onChange={() => undefined}
            present={[{ name: 'harbour.png', size: 41_200 }]}
          />
          <DateRange full label="Submitted" value={range} onChange={setRange} />
        </FieldGrid>
      </FormSection>
      <SaveBar>
        <Button kind="primary" type="submit">
          Submit Candidate
        </Button>
        <Button kind="quiet">Save as draft</Button>
        <span>Draft saved 15:01</span>
      </SaveBar>
    </form>
  );
};
