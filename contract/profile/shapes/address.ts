import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError, missingOrInvalid } from '#contract/common/text/input-error.ts';
import { emailError, requiredError } from '#contract/common/text-messages.ts';
import { emailSchema, optionalTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { headOffice, officeTypes } from '../states.ts';

/** An agency's address in a response. Its region is the region of the country. */
export const officeAddressShape = z.object({
  officeAddressId: id(),
  type: z.enum([headOffice, ...officeTypes]),
  address1: z.string(),
  address2: z.string(),
  countryId: z.number().int(),
  country: z.string(),
  regionId: z.number().int(),
  region: z.string(),
  city: z.string(),
  stateProvince: z.string(),
  postal: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type OfficeAddress = z.output<typeof officeAddressShape>;

const notCountry = inputError('Select a country from the list.');

/** The schema of a country ID. Whether the country exists is checked against the database. */
export const addressCountryIdSchema = z
  .number(missingOrInvalid(requiredError('Country'), notCountry))
  .int(notCountry)
  .min(1, notCountry)
  .max(999, notCountry);

/** The input fields of an agency's address. */
export const officeAddressInput = {
  address1: requiredTextSchema('Address 1', 200),
  address2: optionalTextSchema('Address 2', 200),
  countryId: addressCountryIdSchema,
  city: requiredTextSchema('City', 100),
  stateProvince: optionalTextSchema('State/Province', 100),
  postal: requiredTextSchema('Postal', 20),
  phone: optionalTextSchema('Phone', 40),
  email: z.union([z.literal(''), emailSchema('Email')], emailError).default(''),
};
