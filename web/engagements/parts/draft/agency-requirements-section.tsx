import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { RequirementFields, type RequirementValues } from '#web/engagements/parts/edit/requirement-fields.tsx';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { ownershipTermsQuery } from '#web/tenants/public.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { Checkbox } from '#web/ui/form/choices.tsx';
import { FieldGrid, FormSection } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { DraftValues } from './draft-values.ts';
import s from './draft.module.css';

const requiredByTerms = [{ code: 'required-by-terms', text: own.consentRequiredByTerms }];

type Props = { control: Control<DraftValues> };

/** The section of the form for requirements and the contact person. */
export const AgencyRequirementsSection = ({ control }: Props) => {
  const terms = useQuery(ownershipTermsQuery);
  const isRequiredByClient = terms.data?.requiresCandidateConsent === true;
  return (
    <FormSection title={own.partAgencies} text={own.partAgenciesText}>
      <div className={s.parts}>
        <FieldGrid>
          <Checkbox control={control} name="requiresPrequalification" label={own.needsPrequalification} full />
          <Checkbox control={control} name="requiresConsent" label={own.needsConsent} full />
          {isRequiredByClient ? (
            <CheckboxInput
              label={own.needsCandidateConsent}
              hint={own.needsCandidateConsentHint}
              off={requiredByTerms}
              value
              onChange={() => undefined}
              full
            />
          ) : (
            <Checkbox
              control={control}
              name="requiresCandidateConsent"
              label={own.needsCandidateConsent}
              hint={own.needsCandidateConsentHint}
              full
            />
          )}
          <TextField control={control} name="hiringLeadName" label={copy.hiringLead} full />
          <TextField control={control} name="hiringLeadEmail" label={own.hiringLeadEmail} type="email" />
          <TextField control={control} name="hiringLeadMobile" label={own.hiringLeadMobile} type="tel" optional />
        </FieldGrid>
        {/* Fields are addressed by name, so the control of the whole form also works for a part of it. */}
        <RequirementFields control={control as unknown as Control<RequirementValues>} />
      </div>
    </FormSection>
  );
};
