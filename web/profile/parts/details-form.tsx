import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { OctagonAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { genders } from '#contract/profile/states.ts';
import { stashPending, peekPending, takePending } from '#web/platform/pending-writes.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { setSession, useSession } from '#web/platform/session.ts';
import { useSaveDetails, type ProfileDetails } from '#web/profile/client.ts';
import { copy } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldGrid, FormSection, SaveBar } from '#web/ui/form/sections.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { UnsavedNotice } from '#web/ui/layout/unsaved-notice.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { AddressFields } from './address-fields.tsx';
import { invalidFieldLabels } from './invalid-field-labels.ts';
import { detailsSchema, toDetailsForm, type ParsedDetails, type DetailsFormValues as Form } from './details-schema.ts';
import s from './layout.module.css';

/** Compares two sets of values. The form itself tracks dirty fields only if they are read during rendering. */
const isOther = (before: object, after: object): boolean => {
  const then = new Map(Object.entries(before));
  return Object.entries(after).some(([name, value]) => value !== then.get(name));
};

/** The session storage key for unsaved details. */
const unsaved = 'details';
const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && 'office' in value;
const formLeft = (): Form | null => {
  const left = peekPending(unsaved);
  return isForm(left) ? left : null;
};

/** The form for the details and the head office. Only the parts that changed are saved. */
export const DetailsForm = ({ details }: { details: ProfileDetails }) => {
  const session = useSession();
  const save = useSaveDetails();
  const { opened, hasChanged, savedAs } = useChangedSinceOpened(details, ({ savedAt, headOffice }) => [
    savedAt,
    headOffice,
  ]);
  const [left, setLeft] = useState(formLeft);
  const form = useForm<Form, unknown, ParsedDetails>({
    resolver: standardSchemaResolver(detailsSchema),
    defaultValues: toDetailsForm(opened),
  });
  const { control, formState, reset, subscribe } = form;
  /** The values last saved, with which the form is compared. */
  const [base, setBase] = useState(() => toDetailsForm(opened));
  useEffect(() => {
    if (left) reset(left);
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // A form reset comes without a field name, so only user input is stored.
        if (name !== undefined) stashPending(unsaved, values);
      },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only input stored at opening is restored
  }, []);
  const forget = (): void => {
    takePending(unsaved);
    setLeft(null);
  };
  const cancel = (): void => {
    forget();
    setBase(toDetailsForm(details));
    form.reset(toDetailsForm(details));
  };
  const wrong = invalidFieldLabels(formState.errors);
  const send = form.handleSubmit(({ office, ...own }) => {
    const shown = form.getValues();
    const { office: shownOffice, ...shownOwn } = shown;
    const { office: baseOffice, ...baseOwn } = base;
    const isOfficeChanged = isOther(baseOffice, shownOffice);
    save.mutate(
      {
        details: !isOfficeChanged || details.savedAt === null || isOther(baseOwn, shownOwn) ? own : null,
        headOffice: isOfficeChanged ? office : null,
      },
      {
        onSuccess: (saved) => {
          savedAs([saved.savedAt ?? details.savedAt, saved.headOffice ?? details.headOffice]);
          forget();
          toast.success(copy.savedDetails);
          setBase({ ...shown, website: own.website });
          form.reset({ ...shown, website: own.website });
          setSession({ ...session, tenant: { ...session.tenant, name: own.tenantOrganizationName } });
        },
      },
    );
  });
  return (
    <form noValidate aria-label={copy.details} onSubmit={(event) => void send(event)}>
      {hasChanged && !save.isPending && <EditConflict />}
      {left && <UnsavedNotice onDiscard={cancel} />}
      {save.isError && <Banner tone="bad">{save.error.message}</Banner>}
      <FormSection title={copy.organization} text={copy.organizationText}>
        <FieldGrid>
          <TextField
            control={control}
            name="tenantOrganizationName"
            label={copy.organizationName}
            autoComplete="organization"
            full
          />
          <TextField control={control} name="website" label={copy.website} type="url" autoComplete="url" />
          <TextField control={control} name="linkedIn" label={copy.linkedIn} optional />
          <TextField control={control} name="tenantDomain" label={copy.domain} hint={copy.domainHint} optional />
          <TextField control={control} name="twitter" label={copy.twitter} optional />
        </FieldGrid>
      </FormSection>
      <FormSection title={copy.contact} text={copy.contactText}>
        <FieldGrid>
          <TextField control={control} name="firstName" label={copy.firstName} autoComplete="given-name" />
          <TextField control={control} name="lastName" label={copy.lastName} autoComplete="family-name" />
          <TextField control={control} name="email" label={copy.email} type="email" autoComplete="email" />
          <TextField control={control} name="phoneNo" label={copy.phone} type="tel" autoComplete="tel" />
          <TextField control={control} name="mobile" label={copy.mobile} type="tel" optional />
          <TextField control={control} name="fax" label={copy.fax} type="tel" optional />
          <TextField control={control} name="skype" label={copy.skype} optional />
          <Select
            control={control}
            name="gender"
            label={copy.gender}
            options={genders.map((gender) => ({ id: gender, label: gender }))}
            optional
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={copy.headOffice} text={copy.headOfficeText}>
        <FieldGrid>
          <AddressFields control={control} at="office." />
        </FieldGrid>
      </FormSection>
      <SaveBar>
        <Button kind="primary" type="submit" pending={save.isPending}>
          {copy.save}
        </Button>
        <Button onClick={cancel}>{copy.cancel}</Button>
        {wrong.length > 0 && (
          <p className={s.wrong} role="status">
            <OctagonAlert aria-hidden="true" />
            {copy.needsLook({ count: wrong.length, fields: wrong.join(', ') })}
          </p>
        )}
        {details.savedAt !== null && (
          <p className={s.push}>
            {copy.saved} <DateText value={details.savedAt} time />
          </p>
        )}
      </SaveBar>
    </form>
  );
};
