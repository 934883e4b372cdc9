import { Plus, X } from 'lucide-react';
import { useFieldArray, type Control } from 'react-hook-form';
import { words } from '#web/engagements/words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/choices.tsx';
import { FieldGrid, FormSection } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { DraftValues } from './draft-values.ts';
import s from './draft.module.css';

type Props = { control: Control<DraftValues> };

/** What agencies must bring, and whom they talk to. */
export const AgenciesPart = ({ control }: Props) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'requirements' });
  return (
    <FormSection title={words.partAgencies} text={words.partAgenciesText}>
      <div className={s.parts}>
        <FieldGrid>
          <Checkbox control={control} name="requiresPrequalification" label={words.needsPrequalification} full />
          <Checkbox control={control} name="requiresConsent" label={words.needsConsent} full />
          <TextField control={control} name="hiringLeadName" label={words.hiringLead} full />
          <TextField control={control} name="hiringLeadEmail" label={words.hiringLeadEmail} type="email" />
          <TextField control={control} name="hiringLeadMobile" label={words.hiringLeadMobile} type="tel" optional />
        </FieldGrid>
        {fields.map(({ id }, at) => (
          <fieldset key={id} className={s.entry} aria-label={words.requirement({ number: at + 1 })}>
            <TextField
              control={control}
              name={`requirements.${at}.text`}
              label={words.requirement({ number: at + 1 })}
            />
            <Checkbox control={control} name={`requirements.${at}.isMandatory`} label={words.mustHave} />
            <Button
              kind="quiet"
              size="sm"
              icon
              aria-label={words.removeRequirement({ number: at + 1 })}
              onClick={() => remove(at)}
            >
              <X aria-hidden="true" />
            </Button>
          </fieldset>
        ))}
        <div>
          <Button size="sm" onClick={() => append({ text: '', isMandatory: true })}>
            <Plus aria-hidden="true" />
            {words.addRequirement}
          </Button>
        </div>
      </div>
    </FormSection>
  );
};
