import { z } from 'zod';
import { officeAddressInput } from '#contract/profile/shapes/address.ts';
import { detailsInput } from '#contract/profile/shapes/details.ts';
import type { ProfileDetails } from '#web/profile/client.ts';

const addressSchema = z.object(officeAddressInput);

/** The schema of the head office in the form. All its fields may be empty if there is no head office. */
const officeSchema = z
  .object({
    address1: z.string(),
    address2: z.string(),
    countryId: z.union([z.number(), z.literal('')]),
    city: z.string(),
    stateProvince: z.string(),
    postal: z.string(),
    phone: z.string(),
    email: z.string(),
  })
  .transform((office, context) => {
    if (Object.values(office).every((value) => String(value).trim() === '')) return null;
    const { countryId, ...texts } = office;
    const parsed = addressSchema.safeParse({ ...texts, ...(countryId === '' ? {} : { countryId }) });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });

export const detailsSchema = z.object({ ...detailsInput, office: officeSchema });
export type DetailsFormValues = z.input<typeof detailsSchema>;
export type ParsedDetails = z.output<typeof detailsSchema>;

/** Returns the form values for a profile. */
export const toDetailsForm = (details: ProfileDetails): DetailsFormValues => {
  const { headOffice: office } = details;
  return {
    tenantOrganizationName: details.tenantOrganizationName,
    tenantDomain: details.tenantDomain,
    firstName: details.firstName,
    lastName: details.lastName,
    gender: details.gender,
    email: details.email,
    phoneNo: details.phoneNo,
    mobile: details.mobile,
    fax: details.fax,
    skype: details.skype,
    website: details.website,
    linkedIn: details.linkedIn,
    twitter: details.twitter,
    office: {
      address1: office?.address1 ?? '',
      address2: office?.address2 ?? '',
      countryId: office?.countryId ?? '',
      city: office?.city ?? '',
      stateProvince: office?.stateProvince ?? '',
      postal: office?.postal ?? '',
      phone: office?.phone ?? '',
      email: office?.email ?? '',
    },
  };
};
