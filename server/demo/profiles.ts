import type { SystemScope } from '#server/platform/scope/scope.ts';
import {
  makeArea,
  makeClassification,
  makeIndustry,
  makeJobTitle,
  makeOffice,
  makeProfile,
  type defaultAddress,
  type defaultProfileDetails,
} from '#server/profile/factories.ts';
import { demoId } from './ids.ts';
import { demoTenantId } from './market.ts';

type Details = Partial<Omit<typeof defaultProfileDetails, 'tenantOrganizationName'>>;

interface DemoProfile {
  agency: string;
  details: Details;
  headOffice: typeof defaultAddress;
  branches?: readonly (typeof defaultAddress)[];
  /** The regions that the agency serves. With a `countryId`, it serves only that country in the region. */
  areas: readonly { regionId: number; countryId?: number }[];
  /** The classifications that the agency covers. Without `parts`, it covers the whole classification. */
  classifications: readonly { classificationId: number; parts?: readonly number[] }[];
  industries?: readonly { industryId: number; subIndustryId?: number }[];
  jobTitleIds?: readonly number[];
}

const australia = { countryId: 36, address2: '', phone: '', email: '' };

/**
 * The profiles of the agencies in the demo world. The first is complete, and each of the others is less complete than
 * the one before.
 */
const profiles: readonly DemoProfile[] = [
  {
    agency: 'harbour',
    details: {
      tenantDomain: 'harbour.example',
      gender: 'Female',
      email: 'owner@harbour.example',
      mobile: '+61 400 555 014',
      fax: '+61 2 5550 0143',
      skype: 'harbour.talent',
      linkedIn: 'harbour-talent',
      twitter: '@harbourtalent',
    },
    headOffice: {
      ...australia,
      address1: 'Level 4, 18 Wharf Street',
      city: 'Sydney',
      stateProvince: 'New South Wales',
      postal: '2000',
      phone: '+61 2 5550 0142',
      email: 'sydney@harbour.example',
    },
    branches: [
      {
        ...australia,
        address1: '211 Collins Lane',
        city: 'Melbourne',
        stateProvince: 'Victoria',
        postal: '3000',
        phone: '+61 3 5550 0177',
        email: 'melbourne@harbour.example',
      },
    ],
    areas: [{ regionId: 1 }, { regionId: 2, countryId: 702 }, { regionId: 2, countryId: 608 }],
    classifications: [{ classificationId: 13 }, { classificationId: 16, parts: [161, 162, 164] }],
    industries: [{ industryId: 20 }, { industryId: 12 }, { industryId: 3, subIndustryId: 34 }],
    jobTitleIds: [13011, 13012, 13013],
  },
  {
    agency: 'quayside',
    details: {
      firstName: 'Dominic',
      lastName: 'Achterberg',
      email: 'owner@quayside.example',
      phoneNo: '+61 3 5550 0190',
      website: 'https://quayside.example',
    },
    headOffice: { ...australia, address1: '7 Pier Road', city: 'Melbourne', stateProvince: 'Victoria', postal: '3000' },
    areas: [{ regionId: 1, countryId: 36 }],
    classifications: [],
  },
  {
    agency: 'meridian',
    details: {
      firstName: 'Ifeoma',
      lastName: 'Lindqvist',
      email: 'owner@meridian.example',
      phoneNo: '+61 8 5550 0134',
      website: 'https://meridian.example',
    },
    headOffice: {
      ...australia,
      address1: '3 Rundle Lane',
      city: 'Adelaide',
      stateProvince: 'South Australia',
      postal: '5000',
    },
    areas: [{ regionId: 1, countryId: 36 }],
    classifications: [{ classificationId: 13 }],
  },
  {
    agency: 'bluegum',
    details: {
      firstName: 'Hugh',
      lastName: 'Castellanos',
      email: 'owner@bluegum.example',
      phoneNo: '+61 7 5550 0161',
      website: 'https://bluegum.example',
    },
    headOffice: {
      ...australia,
      address1: '88 Story Street',
      city: 'Brisbane',
      stateProvince: 'Queensland',
      postal: '4000',
    },
    areas: [{ regionId: 1 }],
    classifications: [{ classificationId: 11 }],
  },
  {
    agency: 'lantern',
    details: {
      firstName: 'Wei Ling',
      lastName: 'Santoso',
      email: 'owner@lantern.example',
      phoneNo: '+65 5550 0121',
      website: 'https://lantern.example',
    },
    headOffice: {
      ...australia,
      countryId: 702,
      address1: '40 Lantern Quay',
      city: 'Singapore',
      stateProvince: '',
      postal: '048000',
    },
    areas: [{ regionId: 2 }],
    classifications: [{ classificationId: 14, parts: [141, 142] }],
  },
];

const makeWork = async (db: SystemScope['db'], profile: DemoProfile): Promise<void> => {
  const { agency, classifications, industries = [], jobTitleIds = [] } = profile;
  const tenant = { tenantId: demoTenantId(agency) };
  for (const one of classifications) {
    const id = demoId(`classification ${agency} ${String(one.classificationId)}`);
    await makeClassification(db, { ...tenant, ...one, id });
  }
  for (const one of industries) {
    const id = demoId(`industry ${agency} ${String(one.industryId)} ${String(one.subIndustryId ?? 'all')}`);
    await makeIndustry(db, { ...tenant, ...one, id });
  }
  for (const jobTitleId of jobTitleIds) await makeJobTitle(db, { ...tenant, jobTitleId });
};

/** Creates the agencies' profiles in the demo world. */
export const makeProfiles = async ({ db, now }: SystemScope): Promise<void> => {
  for (const profile of profiles) {
    const { agency, details, headOffice, branches = [], areas } = profile;
    const tenant = { tenantId: demoTenantId(agency) };
    await makeProfile(db, { ...tenant, ...details, savedAt: new Date(now.getTime() - 190 * 86_400_000) });
    await makeOffice(db, { ...tenant, ...headOffice, id: demoId(`head office ${agency}`), type: 'Head Office' });
    for (const branch of branches)
      await makeOffice(db, { ...tenant, ...branch, id: demoId(`branch ${agency} ${branch.city}`) });
    for (const area of areas) {
      const id = demoId(`area ${agency} ${String(area.regionId)} ${String(area.countryId ?? 'all')}`);
      await makeArea(db, { ...tenant, ...area, id });
    }
    await makeWork(db, profile);
  }
};
