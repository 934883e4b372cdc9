import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { engagementKindNames } from '#contract/engagements/states.ts';
import { employmentClasses, roleCategories } from '#contract/lookups/states.ts';
import { subClassificationsQuery } from '#web/engagements/client.ts';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { lookupQuery } from '#web/lookups/public.tsx';
import { now, viewerZone } from '#web/platform/clock.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { closingDayLimits } from '#web/engagements/parts/closing-time.ts';
import { RadioGroup } from '#web/ui/form/choices.tsx';
import { ComboBox } from '#web/ui/form/combo/combo-box.tsx';
import { FieldGrid, FormSection } from '#web/ui/form/sections.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { DraftValues } from './draft-values.ts';

type Props = { control: Control<DraftValues> };

export const toSelectOptions = (rows: readonly { id: number; value: string }[] | undefined) =>
  (rows ?? []).map(({ id, value }) => ({ id, label: value }));

const kinds = Object.entries(engagementKindNames).map(([id, label]) => ({ id, label }));
const recruitment = [
  { id: 1, label: copy.perm },
  { id: 2, label: copy.contract },
];

/** The section of the form for an engagement's basic details. */
export const BasicsSection = ({ control }: Props) => {
  const classificationId = useWatch({ control, name: 'classificationId' });
  const classifications = useQuery(lookupQuery('classifications'));
  const subs = useQuery(subClassificationsQuery(classificationId));
  return (
    <FormSection title={own.partWhat} text={own.partWhatText}>
      <FieldGrid>
        <RadioGroup control={control} name="kind" label={own.kind} options={kinds} across full />
        <TextField control={control} name="title" label={own.title} full />
        <TextArea control={control} name="description" label={copy.description} rows={5} full />
        <RadioGroup
          control={control}
          name="recruitmentTypeId"
          label={copy.recruitmentType}
          options={recruitment}
          across
          full
        />
        <Select
          control={control}
          name="roleCategoryId"
          label={copy.roleCategory}
          options={toSelectOptions(roleCategories)}
        />
        <Select
          control={control}
          name="employmentClassId"
          label={own.employmentClass}
          options={toSelectOptions(employmentClasses)}
        />
        <ComboBox
          control={control}
          name="classificationId"
          label={copy.classification}
          options={toSelectOptions(classifications.data)}
        />
        <Select
          control={control}
          name="subClassificationId"
          label={own.subClassification}
          optional
          options={toSelectOptions(subs.data)}
        />
      </FieldGrid>
    </FormSection>
  );
};

/** The section of the form for the location of the roles and the deadline for applications. */
export const LocationSection = ({ control }: Props) => {
  const countries = useQuery(lookupQuery('countries'));
  // The browser's list sometimes lacks its own time zone, for example UTC, so that one is added.
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), viewerZone()])].map((zone) => ({
    id: zone,
    label: zone,
  }));
  return (
    <FormSection title={own.partWhere}>
      <FieldGrid>
        <TextField control={control} name="location" label={copy.location} />
        <ComboBox control={control} name="countryId" label={own.country} options={toSelectOptions(countries.data)} />
        <ComboBox control={control} name="timeZone" label={own.timeZone} options={zones} full />
        <DateField
          control={control}
          name="closingDay"
          label={own.closingDay}
          {...closingDayLimits(viewerZone(), now())}
        />
        <TextField control={control} name="closingTime" label={own.closingTime} type="time" hint={viewerZone()} />
      </FieldGrid>
    </FormSection>
  );
};
