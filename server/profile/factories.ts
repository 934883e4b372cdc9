import type { Kysely } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { updateDetails, updateHeadOffice } from '#contract/profile/operations/details.ts';
import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

/** Details that are complete but for the logo. */
export const usualDetails: InputOf<typeof updateDetails> = {
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
export const usualAddress: InputOf<typeof updateHeadOffice> = {
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

/** What an agency says of itself: the usual details, unless told otherwise. */
export const makeProfile = async (
  db: Kysely<Database>,
  given: { tenantId: string; savedAt?: Date } & Partial<Omit<typeof usualDetails, 'tenantOrganizationName'>>,
): Promise<void> => {
  const { tenantOrganizationName: _name, ...details } = usualDetails;
  const { savedAt, ...own } = given;
  await db
    .insertInto('agencyProfile')
    .values({ ...details, ...own, detailsSavedAt: savedAt ?? madeAt })
    .execute();
};

/** An address of an agency: a branch office, unless told otherwise. */
export const makeOffice = async (
  db: Kysely<Database>,
  given: { tenantId: string; id?: string; type?: OfficeAddress['type'] } & Partial<typeof usualAddress>,
): Promise<string> => {
  const id = given.id ?? newId();
  await db
    .insertInto('officeAddress')
    .values({ type: 'Branch Office', createdAt: madeAt, ...usualAddress, ...given, id })
    .execute();
  return id;
};

/** Something that an agency serves: all of Australia and New Zealand, unless told otherwise. */
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

/** Takes away all that an agency serves, so that anything can be added. */
export const clearAreas = async (db: Kysely<Database>, tenantId: string): Promise<void> => {
  await db.deleteFrom('servedArea').where('tenantId', '=', tenantId).execute();
};
