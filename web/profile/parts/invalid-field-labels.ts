import type { FieldErrors } from 'react-hook-form';
import { copy } from '#web/profile/copy.ts';
import type { DetailsFormValues } from './details-schema.ts';

type Office = DetailsFormValues['office'];

const ownLabels: Record<Exclude<keyof DetailsFormValues, 'office'>, string> = {
  tenantOrganizationName: copy.organizationName,
  website: copy.website,
  linkedIn: copy.linkedIn,
  tenantDomain: copy.domain,
  twitter: copy.twitter,
  firstName: copy.firstName,
  lastName: copy.lastName,
  email: copy.email,
  phoneNo: copy.phone,
  mobile: copy.mobile,
  fax: copy.fax,
  skype: copy.skype,
  gender: copy.gender,
};

const officeLabels: Record<keyof Office, string> = {
  address1: copy.address1,
  address2: copy.address2,
  countryId: copy.country,
  city: copy.city,
  stateProvince: copy.stateProvince,
  postal: copy.postal,
  phone: copy.ofHeadOffice({ field: copy.phone }),
  email: copy.ofHeadOffice({ field: copy.email }),
};

const labelsIn = (labels: Readonly<Record<string, string>>, errors: object): string[] =>
  Object.entries(labels)
    .filter(([name]) => name in errors)
    .map(([, label]) => label);

/**
 * Returns the labels of all fields with an error, from top to bottom: one label per field, even if two fields have the
 * same label.
 */
export const invalidFieldLabels = ({ office = {}, ...own }: FieldErrors<DetailsFormValues>): string[] => [
  ...labelsIn(ownLabels, own),
  ...labelsIn(officeLabels, office),
];
