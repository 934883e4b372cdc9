import type { Control } from 'react-hook-form';
import { RequirementFields, type WithRequirements } from '#web/engagements/parts/edit/requirement-fields.tsx';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { Checkbox } from '#web/ui/form/choices.tsx';
import { FieldGrid, FormSection } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { DraftValues } from './draft-values.ts';
import s from './draft.module.css';

type Props = { control: Control<DraftValues> };

/** The section of the form for requirements and the contact person. */
export const AgencyRequirementsSection = ({ control }: Props) => (
  <FormSection title={own.partAgencies} text={own.partAgenciesText}>
    <div className={s.parts}>
      <FieldGrid>
        <Checkbox control={control} name="requiresPrequalification" label={own.needsPrequalification} full />
        <Checkbox control={control} name="requiresConsent" label={own.needsConsent} full />
        <Checkbox
          control={control}
          name="requiresCandidateConsent"
          label={own.needsCandidateConsent}
          hint={own.needsCandidateConsentHint}
          full
        />
        <TextField control={control} name="hiringLeadName" label={copy.hiringLead} full />
        <TextField control={control} name="hiringLeadEmail" label={own.hiringLeadEmail} type="email" />
        <TextField control={control} name="hiringLeadMobile" label={own.hiringLeadMobile} type="tel" optional />
      </FieldGrid>
      {/* Fields are addressed by name, so the control of the whole form also works for a part of it. */}
      <RequirementFields control={control as unknown as Control<WithRequirements>} />
    </div>
  </FormSection>
);
