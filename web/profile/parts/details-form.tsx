import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { OctagonAlert } from 'lucide-react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { genders } from '#contract/profile/states.ts';
import { useOpenedWith } from '#web/platform/live/followed.ts';
import { setSession, useSession } from '#web/platform/session.ts';
import { useSaveDetails, type ProfileDetails } from '#web/profile/client.ts';
import { words } from '#web/profile/words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldGrid, FormSection, SaveBar } from '#web/ui/form/sections.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { ChangedMeanwhile } from '#web/ui/layout/changed-meanwhile.tsx';
import { toast } from '#web/ui/over/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { AddressFields } from './address-fields.tsx';
import { detailsSchema, formOf, type CheckedDetails, type DetailsForm as Form } from './details-schema.ts';
import s from './layout.module.css';

/** The labels of the fields that want a look, from top to bottom. */
const wrongFields = (errors: FieldErrors<Form>): string[] => {
  const labels: Record<string, string> = {
    tenantOrganizationName: words.organizationName,
    website: words.website,
    linkedIn: words.linkedIn,
    tenantDomain: words.domain,
    twitter: words.twitter,
    firstName: words.firstName,
    lastName: words.lastName,
    email: words.email,
    phoneNo: words.phone,
    mobile: words.mobile,
    fax: words.fax,
    skype: words.skype,
    gender: words.gender,
    address1: words.address1,
    address2: words.address2,
    city: words.city,
    stateProvince: words.stateProvince,
    postal: words.postal,
    countryId: words.country,
    phone: words.phone,
  };
  const { office, ...own } = errors;
  const wrong = { ...own, ...office };
  return Object.keys(labels)
    .filter((name) => name in wrong)
    .map((name) => labels[name] ?? name);
};

/** The details and the head office in one form; what was changed of them is saved. */
export const DetailsForm = ({ details }: { details: ProfileDetails }) => {
  const session = useSession();
  const save = useSaveDetails();
  const { opened, hasChanged } = useOpenedWith(details, ({ savedAt }) => savedAt);
  const form = useForm<Form, unknown, CheckedDetails>({
    resolver: standardSchemaResolver(detailsSchema),
    defaultValues: formOf(opened),
  });
  const { control, formState } = form;
  const wrong = wrongFields(formState.errors);
  const send = form.handleSubmit(({ office, ...own }) => {
    const shown = form.getValues();
    const { office: officeChanged, ...changed } = formState.dirtyFields;
    save.mutate(
      {
        details: details.savedAt === null || Object.values(changed).some(Boolean) ? own : null,
        headOffice: officeChanged ? office : null,
      },
      {
        onSuccess: () => {
          toast.success(words.savedDetails);
          form.reset({ ...shown, website: own.website });
          setSession({ ...session, tenant: { ...session.tenant, name: own.tenantOrganizationName } });
        },
      },
    );
  });
  return (
    <form noValidate aria-label={words.details} onSubmit={(event) => void send(event)}>
      {hasChanged && !save.isSuccess && <ChangedMeanwhile />}
      {save.isError && <Banner tone="bad">{save.error.message}</Banner>}
      <FormSection title={words.organization} text={words.organizationText}>
        <FieldGrid>
          <TextField
            control={control}
            name="tenantOrganizationName"
            label={words.organizationName}
            autoComplete="organization"
            full
          />
          <TextField control={control} name="website" label={words.website} type="url" autoComplete="url" />
          <TextField control={control} name="linkedIn" label={words.linkedIn} optional />
          <TextField control={control} name="tenantDomain" label={words.domain} hint={words.domainHint} optional />
          <TextField control={control} name="twitter" label={words.twitter} optional />
        </FieldGrid>
      </FormSection>
      <FormSection title={words.contact} text={words.contactText}>
        <FieldGrid>
          <TextField control={control} name="firstName" label={words.firstName} autoComplete="given-name" />
          <TextField control={control} name="lastName" label={words.lastName} autoComplete="family-name" />
          <TextField control={control} name="email" label={words.email} type="email" autoComplete="email" />
          <TextField control={control} name="phoneNo" label={words.phone} type="tel" autoComplete="tel" />
          <TextField control={control} name="mobile" label={words.mobile} type="tel" optional />
          <TextField control={control} name="fax" label={words.fax} type="tel" optional />
          <TextField control={control} name="skype" label={words.skype} optional />
          <Select
            control={control}
            name="gender"
            label={words.gender}
            options={genders.map((gender) => ({ id: gender, label: gender }))}
            optional
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={words.headOffice} text={words.headOfficeText}>
        <FieldGrid>
          <AddressFields control={control} at="office." />
        </FieldGrid>
      </FormSection>
      <SaveBar>
        <Button kind="primary" type="submit" pending={save.isPending}>
          {words.save}
        </Button>
        <Button onClick={() => form.reset()}>{words.cancel}</Button>
        {wrong.length > 0 && (
          <p className={s.wrong} role="status">
            <OctagonAlert aria-hidden="true" />
            {words.needsLook({ count: wrong.length, fields: wrong.join(', ') })}
          </p>
        )}
        {details.savedAt !== null && (
          <p className={s.push}>
            {words.saved} <DateText value={details.savedAt} time />
          </p>
        )}
      </SaveBar>
    </form>
  );
};
