import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { LookupValue } from '#contract/common/lookup.ts';
import { employmentClasses, recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type { ClientHistory } from '#contract/profile/shapes/client-history.ts';
import { Problem } from '#web/platform/api/problem.ts';
import {
  countriesOfRegionQuery,
  industriesOfSectorQuery,
  regionsQuery,
  sectorsQuery,
  useSaveClientHistory,
} from '#web/profile/client.ts';
import { historyCopy as words } from '#web/profile/copy.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { ComboBox } from '#web/ui/form/combo/combo-box.tsx';
import type { Option } from '#web/ui/form/option.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { historyFormOf, historySchema, type ParsedHistory, type HistoryForm } from './history-schema.ts';

const optionsOf = (values: readonly LookupValue[] | undefined): Option[] =>
  (values ?? []).map(({ id, value }) => ({ id, label: value }));

/** A dialog that adds or edits a client history entry. */
export const HistoryDialog = ({ history, onClose }: { history: ClientHistory | null; onClose: () => void }) => {
  const save = useSaveClientHistory();
  const form = useForm<HistoryForm, unknown, ParsedHistory>({
    resolver: standardSchemaResolver<HistoryForm, unknown, ParsedHistory>(historySchema),
    defaultValues: historyFormOf(history),
  });
  const { control } = form;
  const [regionId, sectorId] = useWatch({ control, name: ['regionId', 'sectorId'] });
  const regions = useQuery(regionsQuery);
  const sectors = useQuery(sectorsQuery);
  const countries = useQuery(countriesOfRegionQuery(regionId));
  const industries = useQuery(industriesOfSectorQuery(sectorId));
  const send = form.handleSubmit((checked) =>
    save.mutate(
      { clientHistoryId: history?.clientHistoryId ?? null, fields: checked },
      {
        onSuccess: () => {
          toast.success(words.saved);
          onClose();
        },
        onError: (error) => {
          const told = error instanceof Problem ? error.fields : [];
          for (const { field, message } of told) form.setError(field as keyof HistoryForm, { message });
        },
      },
    ),
  );
  const title = history ? words.edit : words.add;
  return (
    <SaveDialog title={title} save={save} onSave={send} onClose={onClose}>
      <TextField control={control} name="client" label={words.client} />
      <TextField control={control} name="project" label={words.project} />
      <DateField control={control} name="engagedDate" label={words.engagedDate} />
      <TextField control={control} name="location" label={words.location} optional />
      <Select control={control} name="regionId" label={words.region} options={optionsOf(regions.data)} />
      <ComboBox
        control={control}
        name="countryId"
        label={words.country}
        hint={regionId === '' ? words.regionFirst : undefined}
        options={optionsOf(countries.data)}
      />
      <Select control={control} name="sectorId" label={words.sector} options={optionsOf(sectors.data)} />
      <Select
        control={control}
        name="industryId"
        label={words.industry}
        hint={sectorId === '' ? words.sectorFirst : undefined}
        options={optionsOf(industries.data)}
      />
      <Select
        control={control}
        name="recruitmentTypeId"
        label={words.recruitmentType}
        options={optionsOf(recruitmentTypes)}
      />
      <Select control={control} name="roleCategoryId" label={words.roleCategory} options={optionsOf(roleCategories)} />
      <Select
        control={control}
        name="employmentClassId"
        label={words.employmentClass}
        options={optionsOf(employmentClasses)}
      />
      <TextArea control={control} name="description" label={words.description} rows={3} optional full />
    </SaveDialog>
  );
};
