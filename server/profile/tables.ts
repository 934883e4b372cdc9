import type { Generated, JSONColumnType } from 'kysely';
import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import type { ProfileDetails } from '#contract/profile/shapes/details.ts';

export interface ProfileTables {
  /** One row per agency, created when any part of the profile is first saved. */
  agencyProfile: {
    tenantId: string;
    firstName: Generated<string>;
    lastName: Generated<string>;
    gender: Generated<ProfileDetails['gender']>;
    email: Generated<string>;
    phoneNo: Generated<string>;
    mobile: Generated<string>;
    fax: Generated<string>;
    skype: Generated<string>;
    website: Generated<string>;
    linkedIn: Generated<string>;
    twitter: Generated<string>;
    tenantDomain: Generated<string>;
    biography: Generated<string>;
    /** The number of visible characters in the biography. */
    biographyLength: Generated<number>;
    biographySavedAt: Date | null;
    /** Set when the agency adds its first classification; the API calls this `firstLoggedIn`. */
    isFirstLoggedIn: Generated<boolean>;
    detailsSavedAt: Date | null;
  };
  officeAddress: {
    id: string;
    tenantId: string;
    type: OfficeAddress['type'];
    address1: string;
    address2: Generated<string>;
    countryId: number;
    city: string;
    stateProvince: Generated<string>;
    postal: string;
    phone: Generated<string>;
    email: Generated<string>;
    createdAt: Date;
  };
  /** A region that the agency serves, or one country in it. */
  servedArea: { id: string; tenantId: string; regionId: number; countryId: number | null; createdAt: Date };
  tenantIndustry: { id: string; tenantId: string; industryId: number; subIndustryId: number | null; createdAt: Date };
  tenantJobTitle: { tenantId: string; jobTitleId: number; createdAt: Date };
  tenantClassification: {
    id: string;
    tenantId: string;
    classificationId: number;
    withAllSubClassifications: boolean;
    createdAt: Date;
  };
  tenantSubClassification: {
    id: string;
    tenantId: string;
    tenantClassificationId: string;
    subClassificationId: number;
    createdAt: Date;
  };
  clientHistory: {
    id: string;
    tenantId: string;
    client: string;
    project: string;
    location: string;
    regionId: number;
    countryId: number;
    /** The date of the work, as text (YYYY-MM-DD). */
    engagedDate: string;
    sectorId: number;
    industryId: number;
    recruitmentTypeId: number;
    roleCategoryId: number;
    employmentClassId: number;
    description: string;
    createdAt: Date;
    updatedAt: Date;
  };
  assessment: {
    tenantId: string;
    answers: JSONColumnType<Record<string, string | number | boolean | null>>;
    updatedAt: Date;
    confirmedAt: Date | null;
  };
  /** The file for an answer. A replaced or removed file is kept for a day. */
  assessmentFile: {
    id: string;
    tenantId: string;
    key: string;
    fileName: string;
    mediaType: string;
    sizeBytes: number;
    storageKey: string;
    thumbnailKey: string | null;
    createdAt: Date;
    removedAt: Date | null;
  };
  /** A company's logos. The tenant's `logoKey` is the ID of the current logo. */
  companyLogo: {
    id: string;
    tenantId: string;
    mediaType: string;
    sizeBytes: number;
    storageKey: string;
    thumbnailKey: string;
    createdAt: Date;
    replacedAt: Date | null;
  };
}
