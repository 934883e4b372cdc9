import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { rightShape } from '#contract/common/problem.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { emailSchema, singleLineTextSchema, optionalTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { sidebarShape } from '#contract/identity/shapes.ts';
import { testimonialShape } from '#contract/testimonials/shapes.ts';
import { tenantStatusShape } from '#contract/tenants/shapes.ts';
import { tenantStatusIds } from '#contract/tenants/states.ts';
import { profileSections } from '../rules.ts';
import { browserFamilies, genders } from '../states.ts';
import { officeAddressShape } from './address.ts';
import { serviceAreaShape } from './area.ts';
import { tenantIndustryShape } from './work.ts';
import { surveyAnswerShape } from './assessment.ts';
import { clientHistoryShape } from './client-history.ts';

const sectionKeys = profileSections.map(({ key }) => key);

/** The completion of the profile, with the right to edit the profile. */
export const profileCompletionShape = z.object({
  percentCompletion: z.number(),
  /** The titles of the completed profile sections. */
  percentCompletionFields: z.array(z.string()),
  sections: z.array(z.object({ key: z.enum(sectionKeys), title: z.string(), isCompleted: z.boolean() })),
  hasClassifications: z.boolean(),
  organizationName: z.string(),
  logoPath: z.string().nullable(),
  thumbPath: z.string().nullable(),
  verifiedStatus: tenantStatusShape,
  isAssessmentCompleted: z.boolean(),
  tenantStatusId: z.enum(tenantStatusIds),
  /** Whether the assessment is confirmed but Rolecall has not decided on it yet. */
  isPendingActivation: z.boolean(),
  /** The browser families in which the profile can be edited. */
  browsers: z.array(z.enum(browserFamilies)),
  can: z.object({ edit: rightShape }),
});
export type ProfileCompletion = z.output<typeof profileCompletionShape>;

const isWebAddress = (text: string): boolean => {
  if (text === '') return true;
  try {
    const { protocol, hostname } = new URL(text);
    return ['http:', 'https:'].includes(protocol) && hostname.includes('.');
  } catch {
    return false;
  }
};

/** The schema of a web address. `https://` is added if the address has no scheme. */
const webAddress = singleLineTextSchema('Website', 255)
  .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(
    z.string().min(1, requiredError('Website')).refine(isWebAddress, inputError('Please enter a valid web address.')),
  );

const phone = (field: string) =>
  singleLineTextSchema(field, 40).refine(
    (text) => text === '' || /^[+()\d][-+()./\s\d]*$/.test(text),
    inputError('{field} may have digits, spaces and + ( ) - . / only.', { field }),
  );

const domain = singleLineTextSchema('Domain', 253).refine(
  (text) => text === '' || /^(?:[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(text),
  inputError('Please enter a valid domain, such as agency.example.'),
);

/** The input fields of the profile details. */
export const detailsInput = {
  tenantOrganizationName: requiredTextSchema('Organization Name', 200),
  tenantDomain: domain.default(''),
  firstName: requiredTextSchema('First Name', 100),
  lastName: requiredTextSchema('Last Name', 100),
  gender: z.enum(['', ...genders], inputError('Select a gender from the list.')).default(''),
  email: emailSchema('Email'),
  phoneNo: phone('Phone').refine((text) => text !== '', requiredError('Phone')),
  mobile: phone('Mobile').default(''),
  fax: phone('Fax').default(''),
  skype: optionalTextSchema('Skype', 100),
  website: webAddress,
  linkedIn: optionalTextSchema('LinkedIn', 255),
  twitter: optionalTextSchema('Twitter', 255),
};

/** An agency's profile as its own users see it. */
const profileDetailsShape = z.object({
  userId: id(),
  profileId: id(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  tenantId: id(),
  tenantOrganizationName: z.string(),
  tenantDomain: z.string(),
  gender: z.enum(['', ...genders]),
  email: z.string(),
  phoneNo: z.string(),
  mobile: z.string(),
  fax: z.string(),
  skype: z.string(),
  biography: z.string(),
  website: z.string(),
  linkedIn: z.string(),
  twitter: z.string(),
  logoPath: z.string().nullable(),
  thumbPath: z.string().nullable(),
  headOffice: officeAddressShape.nullable(),
  officeAddresses: z.array(officeAddressShape),
  areas: z.array(serviceAreaShape),
  tenantIndustries: z.array(tenantIndustryShape),
  clientsHistory: z.array(clientHistoryShape),
  /** The agency's published testimonials. */
  testimonials: z.array(testimonialShape),
  assessment: z.object({ finalConfirmation: z.boolean(), surveyAnswers: z.array(surveyAnswerShape) }),
  percentCompletion: z.number(),
  percentCompletionFields: z.array(z.string()),
  isActive: z.boolean(),
  hasClassifications: z.boolean(),
  /** When the details were last saved; null if they have not been saved since registration. */
  savedAt: instant().nullable(),
});
export type ProfileDetails = z.output<typeof profileDetailsShape>;

/** The profile without the lists that are stored separately. This is the response to saving the details. */
export const ownDetailsShape = profileDetailsShape.omit({
  headOffice: true,
  officeAddresses: true,
  areas: true,
  tenantIndustries: true,
  clientsHistory: true,
  testimonials: true,
  assessment: true,
});

export const tenantInfoShape = z.object({ profileDetails: profileDetailsShape, sidebarInfo: sidebarShape });
