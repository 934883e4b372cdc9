import type { FieldErrors } from 'react-hook-form';
import { words } from '#web/profile/words.ts';
import type { DetailsForm } from './details-schema.ts';

type Office = DetailsForm['office'];

const ownLabels: Record<Exclude<keyof DetailsForm, 'office'>, string> = {
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
};

const officeLabels: Record<keyof Office, string> = {
  address1: words.address1,
  address2: words.address2,
  countryId: words.country,
  city: words.city,
  stateProvince: words.stateProvince,
  postal: words.postal,
  phone: words.ofHeadOffice({ field: words.phone }),
  email: words.ofHeadOffice({ field: words.email }),
};

const labelsIn = (labels: Readonly<Record<string, string>>, errors: object): string[] =>
  Object.entries(labels)
    .filter(([name]) => name in errors)
    .map(([, label]) => label);

/** The labels of all fields with an error, from top to bottom: one for each, also where two have the same name. */
export const wrongFields = ({ office = {}, ...own }: FieldErrors<DetailsForm>): string[] => [
  ...labelsIn(ownLabels, own),
  ...labelsIn(officeLabels, office),
];
