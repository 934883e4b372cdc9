import type { Kysely } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import { visibleLength } from '#contract/common/text/rich-text.ts';
import type { updateDetails, updateHeadOffice } from '#contract/profile/operations/details.ts';
import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

/** Profile details that are complete except for the logo. */
export const defaultProfileDetails: InputOf<typeof updateDetails> = {
  tenantOrganizationName: 'Harbour Talent',
  tenantDomain: '',
  firstName: 'Mara',
  lastName: 'Ellingsen',
  gender: '',
  email: 'mara@harbour.example',
  phoneNo: '+61 2 5550 0142',
  mobile: '',
  fax: '',
  skype: '',
  website: 'https://harbour.example',
  linkedIn: '',
  twitter: '',
};

/** An address in Australia. */
export const defaultAddress: InputOf<typeof updateHeadOffice> = {
  address1: 'Level 4, 18 Wharf Street',
  address2: '',
  countryId: 36,
  city: 'Newcastle',
  stateProvince: 'New South Wales',
  postal: '2300',
  phone: '',
  email: '',
};

const madeAt = new Date('2026-01-05T09:00:00Z');

/** Creates an agency's profile, by default with the default details. */
export const makeProfile = async (
  db: Kysely<Database>,
  given: { tenantId: string; savedAt?: Date } & Partial<Omit<typeof defaultProfileDetails, 'tenantOrganizationName'>>,
): Promise<void> => {
  const { tenantOrganizationName: _name, ...details } = defaultProfileDetails;
  const { savedAt, ...own } = given;
  await db
    .insertInto('agencyProfile')
    .values({ ...details, ...own, detailsSavedAt: savedAt ?? madeAt })
    .execute();
};

/** Creates an agency's address, by default for a branch office. */
export const makeOffice = async (
  db: Kysely<Database>,
  given: { tenantId: string; id?: string; type?: OfficeAddress['type'] } & Partial<typeof defaultAddress>,
): Promise<string> => {
  const id = given.id ?? newId();
  await db
    .insertInto('officeAddress')
    .values({ type: 'Branch Office', createdAt: madeAt, ...defaultAddress, ...given, id })
    .execute();
  return id;
};

/** Creates an area that an agency serves, by default all of Australia and New Zealand. */
export const makeArea = async (
  db: Kysely<Database>,
  given: { tenantId: string; id?: string; regionId?: number; countryId?: number | null },
): Promise<string> => {
  const id = given.id ?? newId();
  await db
    .insertInto('servedArea')
    .values({ regionId: 1, countryId: null, createdAt: madeAt, ...given, id })
    .execute();
  return id;
};

let oneMore = 0;

/** Adds another area to an agency, whatever areas it has. The area's country doesn't have to be in its region. */
export const makeAdditionalArea = async (db: Kysely<Database>, tenantId: string): Promise<string> => {
  const countries = await db.selectFrom('country').select('id').orderBy('id').execute();
  for (;;) {
    oneMore += 1;
    const countryId = countries[oneMore % countries.length]?.id ?? 36;
    const regionId = 2 + (Math.floor(oneMore / countries.length) % 7);
    const made = await db
      .insertInto('servedArea')
      .values({ id: newId(), tenantId, regionId, countryId, createdAt: madeAt })
      .onConflict((conflict) => conflict.constraint('served_area_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return made.id;
  }
};

/** A PNG image of a single pixel. */
export const smallPng: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A record of work for a client: in Australia, for a private cattle company. */
export const defaultClientHistory = {
  client: 'Marram Pastoral',
  project: 'Station managers',
  location: 'Wagga Wagga',
  regionId: 1,
  countryId: 36,
  engagedDate: '2025-03-01',
  sectorId: 1,
  industryId: 1,
  recruitmentTypeId: 1,
  roleCategoryId: 2,
  employmentClassId: 1,
  description: 'Nine managers in two seasons.',
};

/** Answers to all required questions of the survey. */
export const defaultAssessmentAnswers = {
  yearsTrading: 12,
  legalEntity: 'Harbour Talent Pty Ltd',
  registrationNumber: '12 345 678 901',
  consultants: 18,
  licences: 'Australia: labour hire licence, Victoria',
  indemnity: true,
  indemnityCover: 'AUD 10 million',
  indemnityEnd: '2027-06-30',
  liability: true,
  liabilityCover: 'AUD 20 million',
  dataProtection: true,
  rightToWork: true,
  consent: true,
  modernSlavery: false,
  diversity: false,
  placementsExecutive: 6,
  placementsProfessional: 141,
  placementsSkilled: 38,
  timeToShortlist: 2,
  ai: true,
  aiDescription: 'To find people in our own records. Nobody is ranked or declined by it.',
} as const;

/** Creates an assessment with all required answers, confirmed by default. */
export const makeAssessment = async (
  db: Kysely<Database>,
  given: { tenantId: string; confirmedAt?: Date | null; answers?: Record<string, string | number | boolean | null> },
): Promise<void> => {
  const at = new Date('2026-02-02T09:00:00Z');
  const row = {
    answers: JSON.stringify(given.answers ?? defaultAssessmentAnswers),
    updatedAt: given.confirmedAt ?? at,
    confirmedAt: given.confirmedAt === undefined ? at : given.confirmedAt,
  };
  await db
    .insertInto('assessment')
    .values({ tenantId: given.tenantId, ...row })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(row))
    .execute();
};

/** Creates the file of an assessment answer, or returns the existing one. */
export const makeAssessmentFile = async (
  db: Kysely<Database>,
  given: { tenantId: string; key?: string },
): Promise<{ fileId: string; storageKey: string }> => {
  const key = given.key ?? 'indemnityFile';
  const id = newId();
  await db
    .insertInto('assessmentFile')
    .values({
      id,
      tenantId: given.tenantId,
      key,
      fileName: 'Certificate.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 4,
      storageKey: `${id}.pdf`,
      thumbnailKey: null,
      createdAt: new Date('2026-02-02T09:00:00Z'),
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'key']).where('removedAt', 'is', null).doNothing())
    .execute();
  return db
    .selectFrom('assessmentFile')
    .select(['id as fileId', 'storageKey'])
    .where('tenantId', '=', given.tenantId)
    .where('key', '=', key)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
};

/** Creates a record of work that an agency did for a client. */
export const makeClientHistory = async (
  db: Kysely<Database>,
  given: { tenantId: string } & Partial<typeof defaultClientHistory & { id: string }>,
): Promise<{ clientHistoryId: string }> => {
  const at = new Date('2026-02-02T09:00:00Z');
  const id = given.id ?? newId();
  await db
    .insertInto('clientHistory')
    .values({ ...defaultClientHistory, ...given, id, createdAt: at, updatedAt: at })
    .execute();
  return { clientHistoryId: id };
};

/** Returns the agency's current logo, or creates one. Tests that read the logo's files must write those files first. */
export const makeLogo = async (
  db: Kysely<Database>,
  given: { tenantId: string; id?: string; sizeBytes?: number },
): Promise<{ logoId: string; storageKey: string; thumbnailKey: string }> => {
  const id = given.id ?? newId();
  await db
    .insertInto('companyLogo')
    .values({
      id,
      tenantId: given.tenantId,
      mediaType: 'image/png',
      sizeBytes: given.sizeBytes ?? 4,
      storageKey: `${id}.png`,
      thumbnailKey: `${id}.png.thumb.png`,
      createdAt: new Date('2026-02-02T09:00:00Z'),
    })
    .onConflict((conflict) => conflict.column('tenantId').where('replacedAt', 'is', null).doNothing())
    .execute();
  const logo = await db
    .selectFrom('companyLogo')
    .select(['id as logoId', 'storageKey', 'thumbnailKey'])
    .where('tenantId', '=', given.tenantId)
    .where('replacedAt', 'is', null)
    .executeTakeFirstOrThrow();
  await db.updateTable('tenant').set({ logoKey: logo.logoId }).where('id', '=', given.tenantId).execute();
  return logo;
};

/** Creates an agency's biography. */
export const makeBiography = async (
  db: Kysely<Database>,
  given: { tenantId: string; html: string; savedAt: Date },
): Promise<void> => {
  const row = { biography: given.html, biographyLength: visibleLength(given.html), biographySavedAt: given.savedAt };
  await db
    .insertInto('agencyProfile')
    .values({ tenantId: given.tenantId, ...row })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(row))
    .execute();
};

/** Adds a classification to an agency, by default all of Accounting, with all or only some sub-classifications. */
export const makeClassification = async (
  db: Kysely<Database>,
  given: { tenantId: string; id?: string; classificationId?: number; parts?: readonly number[] },
): Promise<string> => {
  const { tenantId, id = newId(), classificationId = 1, parts = [] } = given;
  await db
    .insertInto('tenantClassification')
    .values({ id, tenantId, classificationId, withAllSubClassifications: parts.length === 0, createdAt: madeAt })
    .execute();
  for (const subClassificationId of parts) {
    await db
      .insertInto('tenantSubClassification')
      .values({ id: newId(), tenantId, tenantClassificationId: id, subClassificationId, createdAt: madeAt })
      .execute();
  }
  return id;
};

/** Adds an industry to an agency, by default all of Agriculture. */
export const makeIndustry = async (
  db: Kysely<Database>,
  given: { tenantId: string; id?: string; industryId?: number; subIndustryId?: number | null },
): Promise<string> => {
  const id = given.id ?? newId();
  await db
    .insertInto('tenantIndustry')
    .values({ industryId: 1, subIndustryId: null, createdAt: madeAt, ...given, id })
    .execute();
  return id;
};

export const makeJobTitle = async (
  db: Kysely<Database>,
  given: { tenantId: string; jobTitleId: number },
): Promise<void> => {
  await db
    .insertInto('tenantJobTitle')
    .values({ createdAt: madeAt, ...given })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Adds another industry to an agency. The sub-industry doesn't have to belong to the industry. */
export const makeAdditionalIndustry = (db: Kysely<Database>, tenantId: string): Promise<string> => {
  oneMore += 1;
  const part = (1 + (Math.floor(oneMore / 18) % 20)) * 10 + 1 + (Math.floor(oneMore / 360) % 5);
  return makeIndustry(db, { tenantId, industryId: 3 + (oneMore % 18), subIndustryId: part });
};
