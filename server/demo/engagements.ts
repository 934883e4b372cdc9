import type { EndedAs, EngagementKind, EngagementStatus, Stage } from '#contract/engagements/states.ts';

/** A talent request in the demo: title, roles, filled, status, salary range, and what is special about it. */
export interface DemoRequest {
  title: string;
  roles: number;
  filled?: number;
  statusId: number;
  salary: readonly [number, number];
  reasonText?: string;
  cvCap?: number;
  questions?: boolean;
}

/** An application in the demo. */
export interface DemoApplication {
  agency: 'harbour' | 'quayside';
  statusId: number;
  reasonText?: string;
}

export interface DemoEngagement {
  key: string;
  client: string;
  title: string;
  about: string;
  kind: EngagementKind;
  typeId: 1 | 2;
  status: EngagementStatus;
  endedAs?: EndedAs;
  stage: Stage;
  recruitmentTypeId: 1 | 2;
  roleCategoryId: 1 | 2 | 3;
  employmentClassId: number;
  subClassificationId: number;
  location: string;
  countryId: number;
  regionId: number;
  currency: string;
  /** Percent of base (1), of total compensation (2), or an amount a hire (3). */
  fee?: { typeId: 1 | 2 | 3; value: string };
  bid?: { typeId: 1 | 2 | 3; methodId: 1 | 2 | 3 | 4 | 5; awardId: 1 | 2 | 3 };
  /** From the start of the demo; negative for what has closed. */
  closesInMinutes: number;
  requiresPrequalification?: boolean;
  requiresConsent?: boolean;
  isPractice?: boolean;
  isDemo?: boolean;
  requests: readonly DemoRequest[];
  applications: readonly DemoApplication[];
}

const hour = 60;
const day = 24 * hour;
const australia = { countryId: 36, regionId: 1, currency: 'AUD' };
const perm = { recruitmentTypeId: 1, employmentClassId: 1 } as const;
const contract = { recruitmentTypeId: 2, employmentClassId: 4 } as const;
const both = (statusId: number): readonly DemoApplication[] => [
  { agency: 'harbour', statusId },
  { agency: 'quayside', statusId: 2 },
];

/** Engagements of both kinds in every stage and status. */
export const engagements: readonly DemoEngagement[] = [
  {
    key: 'nurse-educator',
    client: 'northwind',
    title: 'Clinical Nurse Educator, Emergency',
    about: 'Two educators who teach on the floor of a department that sees 60,000 people a year.',
    kind: 'successfee',
    typeId: 1,
    status: 'open',
    stage: 'application',
    ...perm,
    roleCategoryId: 2,
    subClassificationId: 131,
    location: 'Newcastle NSW',
    ...australia,
    fee: { typeId: 1, value: '15.0000' },
    closesInMinutes: 6 * day,
    requests: [
      { title: 'Clinical Nurse Educator', roles: 2, statusId: 2, salary: [108000, 121000], questions: true },
      { title: 'Nurse Unit Manager', roles: 1, statusId: 2, salary: [124000, 138000] },
    ],
    applications: [],
  },
  {
    key: 'perioperative',
    client: 'northwind',
    title: 'Perioperative nursing, permanent team',
    about: 'Scrub, scout and anaesthetic nurses for four theatres, in rotating shifts.',
    kind: 'successfee',
    typeId: 1,
    status: 'open',
    stage: 'fulfillment',
    ...perm,
    roleCategoryId: 2,
    subClassificationId: 131,
    location: 'Newcastle NSW',
    ...australia,
    fee: { typeId: 1, value: '13.7500' },
    closesInMinutes: 12 * day,
    requiresConsent: true,
    requests: [
      { title: 'Theatre Nurse', roles: 6, filled: 2, statusId: 5, salary: [92000, 116000], questions: true },
      { title: 'Anaesthetic Nurse', roles: 4, filled: 1, statusId: 5, salary: [94000, 118000] },
      { title: 'Scrub and Scout Nurse', roles: 2, statusId: 8, salary: [90000, 112000], reasonText: 'Budget review' },
      { title: 'Recovery Nurse', roles: 2, statusId: 7, salary: [90000, 112000], reasonText: 'Budget withdrawn' },
    ],
    applications: both(2),
  },
  {
    key: 'allied-health',
    client: 'northwind',
    title: 'Allied health, regional clinics',
    about: 'Physiotherapists and occupational therapists for three clinics along the coast.',
    kind: 'successfee',
    typeId: 1,
    status: 'open',
    stage: 'application',
    ...perm,
    roleCategoryId: 2,
    subClassificationId: 133,
    location: 'Gosford and Wyong NSW',
    ...australia,
    fee: { typeId: 3, value: '12500.00' },
    closesInMinutes: 20 * hour,
    requiresPrequalification: true,
    requests: [
      { title: 'Physiotherapist', roles: 3, statusId: 2, salary: [88000, 104000] },
      { title: 'Occupational Therapist', roles: 2, statusId: 2, salary: [86000, 102000] },
    ],
    applications: [],
  },
  {
    key: 'procurement-head',
    client: 'calder',
    title: 'Head of Procurement',
    about: 'Leads a team of nine through a change of system and of suppliers.',
    kind: 'successfee',
    typeId: 1,
    status: 'open',
    stage: 'fulfillment',
    ...perm,
    roleCategoryId: 1,
    subClassificationId: 185,
    location: 'Manchester',
    countryId: 826,
    regionId: 6,
    currency: 'GBP',
    fee: { typeId: 2, value: '22.5000' },
    closesInMinutes: 3 * day + hour,
    requests: [{ title: 'Head of Procurement', roles: 1, statusId: 5, salary: [96000, 118000], cvCap: 4 }],
    applications: both(2),
  },
  {
    key: 'actuarial',
    client: 'calder',
    title: 'Senior Actuarial Analyst',
    about: 'Pricing of motor and property, hybrid, two days in the office.',
    kind: 'successfee',
    typeId: 2,
    status: 'open',
    stage: 'application',
    ...perm,
    roleCategoryId: 2,
    subClassificationId: 44,
    location: 'London, hybrid',
    countryId: 826,
    regionId: 6,
    currency: 'GBP',
    closesInMinutes: 2 * day + 3 * hour,
    requests: [{ title: 'Senior Actuarial Analyst', roles: 1, statusId: 2, salary: [68000, 82000] }],
    applications: [{ agency: 'harbour', statusId: 1 }],
  },
  {
    key: 'claims',
    client: 'calder',
    title: 'Claims assessors, motor and property',
    about: 'Six assessors for the storm season, employed by the insurer.',
    kind: 'competitive',
    typeId: 2,
    status: 'open',
    stage: 'clarification',
    ...perm,
    roleCategoryId: 2,
    subClassificationId: 42,
    location: 'Birmingham',
    countryId: 826,
    regionId: 6,
    currency: 'GBP',
    bid: { typeId: 2, methodId: 1, awardId: 2 },
    closesInMinutes: day + 4 * hour,
    requests: [{ title: 'Claims Assessor', roles: 6, statusId: 2, salary: [38000, 46000] }],
    applications: both(2),
  },
  {
    key: 'warehouse',
    client: 'larkfield',
    title: 'Warehouse operatives, night shift',
    about: 'Pickers and packers for the peak of the year, hourly, five nights a week.',
    kind: 'competitive',
    typeId: 2,
    status: 'open',
    stage: 'application',
    ...contract,
    roleCategoryId: 3,
    subClassificationId: 245,
    location: 'Jurong',
    countryId: 702,
    regionId: 2,
    currency: 'SGD',
    bid: { typeId: 2, methodId: 5, awardId: 2 },
    closesInMinutes: 8 * hour,
    requests: [
      { title: 'Warehouse Operative', roles: 40, statusId: 2, salary: [26000, 31000] },
      { title: 'Shift Leader', roles: 4, statusId: 2, salary: [38000, 44000] },
    ],
    applications: [],
  },
  {
    key: 'mine-geologist',
    client: 'sable',
    title: 'Mine geologists, fly-in fly-out',
    about: 'Two geologists for grade control, eight days on and six off.',
    kind: 'competitive',
    typeId: 2,
    status: 'open',
    stage: 'bidding',
    ...contract,
    roleCategoryId: 2,
    subClassificationId: 111,
    location: 'Perth WA',
    ...australia,
    bid: { typeId: 3, methodId: 4, awardId: 1 },
    closesInMinutes: 12,
    requests: [{ title: 'Mine Geologist', roles: 2, statusId: 2, salary: [148000, 172000] }],
    applications: [
      { agency: 'harbour', statusId: 7, reasonText: 'The scope grew to night shifts; please bid again.' },
      { agency: 'quayside', statusId: 2 },
    ],
  },
  {
    key: 'process-safety',
    client: 'sable',
    title: 'Process Safety Engineers',
    about: 'Two engineers who own the safety case of a refinery.',
    kind: 'successfee',
    typeId: 1,
    status: 'open',
    stage: 'application',
    ...perm,
    roleCategoryId: 2,
    subClassificationId: 84,
    location: 'Perth WA',
    ...australia,
    fee: { typeId: 1, value: '18.5000' },
    closesInMinutes: 7 * day + 2 * hour,
    requests: [
      { title: 'Process Safety Engineer', roles: 2, statusId: 2, salary: [140000, 165000] },
      { title: 'Process Safety Lead', roles: 1, statusId: 1, salary: [168000, 182000] },
    ],
    applications: [{ agency: 'harbour', statusId: 3, reasonText: 'Panel full' }],
  },
  {
    key: 'electrical-fitters',
    client: 'brightwater',
    title: 'High-voltage electrical fitters, substations',
    about: 'Fitters for the renewal of eleven substations over two years.',
    kind: 'competitive',
    typeId: 2,
    status: 'open',
    stage: 'fulfillment',
    ...contract,
    roleCategoryId: 3,
    subClassificationId: 241,
    location: 'Denver, Colorado',
    countryId: 840,
    regionId: 8,
    currency: 'USD',
    bid: { typeId: 1, methodId: 3, awardId: 1 },
    closesInMinutes: 5 * day + hour,
    requests: [
      { title: 'Electrical Fitter, HV', roles: 8, filled: 3, statusId: 5, salary: [88000, 104000] },
      { title: 'Cable Jointer', roles: 3, filled: 3, statusId: 6, salary: [84000, 98000] },
    ],
    applications: [
      { agency: 'harbour', statusId: 2 },
      { agency: 'quayside', statusId: 6 },
    ],
  },
  {
    key: 'asset-director',
    client: 'brightwater',
    title: 'Director of Asset Planning and Network Growth',
    about: 'Plans what is built and renewed for the next twenty years.',
    kind: 'successfee',
    typeId: 2,
    status: 'open',
    stage: 'application',
    ...perm,
    roleCategoryId: 1,
    subClassificationId: 114,
    location: 'Denver, Colorado',
    countryId: 840,
    regionId: 8,
    currency: 'USD',
    closesInMinutes: 3 * day + 2 * hour,
    requiresPrequalification: true,
    requests: [{ title: 'Director of Asset Planning', roles: 1, statusId: 2, salary: [180000, 220000] }],
    applications: [{ agency: 'quayside', statusId: 1 }],
  },
  {
    key: 'care-nurses',
    client: 'tallowood',
    title: 'Registered nurses, residential care',
    about: 'Fourteen nurses for two new homes.',
    kind: 'successfee',
    typeId: 1,
    status: 'completed',
    endedAs: 'success',
    stage: 'ended',
    ...perm,
    roleCategoryId: 2,
    subClassificationId: 131,
    location: 'Manila',
    countryId: 608,
    regionId: 2,
    currency: 'PHP',
    fee: { typeId: 1, value: '12.0000' },
    closesInMinutes: -20 * day,
    requests: [
      { title: 'Registered Nurse', roles: 3, filled: 3, statusId: 6, salary: [480000, 560000] },
      { title: 'Clinical Lead', roles: 1, filled: 1, statusId: 6, salary: [720000, 840000] },
    ],
    applications: both(2),
  },
  {
    key: 'foodservice-sales',
    client: 'larkfield',
    title: 'Regional Sales Manager, Foodservice',
    about: 'Hotels and airlines across three countries.',
    kind: 'successfee',
    typeId: 1,
    status: 'completed',
    endedAs: 'completed',
    stage: 'ended',
    ...perm,
    roleCategoryId: 2,
    subClassificationId: 223,
    location: 'Singapore',
    countryId: 702,
    regionId: 2,
    currency: 'SGD',
    fee: { typeId: 3, value: '18000.00' },
    closesInMinutes: -11 * day,
    requests: [
      {
        title: 'Regional Sales Manager',
        roles: 1,
        statusId: 6,
        salary: [110000, 130000],
        reasonText: 'Filled internally',
      },
    ],
    applications: both(6),
  },
  {
    key: 'care-assistants',
    client: 'tallowood',
    title: 'Care assistants, home visits',
    about: 'Stopped before the award, since the homes open a year later.',
    kind: 'competitive',
    typeId: 2,
    status: 'cancelled',
    endedAs: 'cancelled',
    stage: 'ended',
    ...contract,
    roleCategoryId: 3,
    subClassificationId: 62,
    location: 'Manila',
    countryId: 608,
    regionId: 2,
    currency: 'PHP',
    bid: { typeId: 1, methodId: 5, awardId: 3 },
    closesInMinutes: -4 * day,
    requests: [
      { title: 'Care Assistant', roles: 20, statusId: 7, salary: [220000, 260000], reasonText: 'Role removed' },
    ],
    applications: both(6),
  },
  {
    key: 'drillers',
    client: 'sable',
    title: 'Diamond drillers, exploration',
    about: 'Stopped after the award, when the campaign moved to another year.',
    kind: 'competitive',
    typeId: 2,
    status: 'cancelled',
    endedAs: 'discontinued',
    stage: 'ended',
    ...contract,
    roleCategoryId: 3,
    subClassificationId: 112,
    location: 'Kalgoorlie WA',
    ...australia,
    bid: { typeId: 2, methodId: 4, awardId: 1 },
    closesInMinutes: -9 * day,
    requests: [
      { title: 'Diamond Driller', roles: 5, statusId: 7, salary: [120000, 140000], reasonText: 'Budget withdrawn' },
    ],
    applications: [
      { agency: 'harbour', statusId: 5 },
      { agency: 'quayside', statusId: 4, reasonText: 'Scope withdrawn' },
    ],
  },
  {
    key: 'dock-crew',
    client: 'larkfield',
    title: 'Dock crew, cold store',
    about: 'Awarded and carried out in the spring.',
    kind: 'competitive',
    typeId: 2,
    status: 'completed',
    endedAs: 'success',
    stage: 'ended',
    ...contract,
    roleCategoryId: 3,
    subClassificationId: 245,
    location: 'Jurong',
    countryId: 702,
    regionId: 2,
    currency: 'SGD',
    bid: { typeId: 2, methodId: 5, awardId: 1 },
    closesInMinutes: -30 * day,
    requests: [{ title: 'Dock Worker', roles: 2, filled: 2, statusId: 6, salary: [28000, 33000] }],
    applications: both(2),
  },
  {
    key: 'practice',
    client: 'northwind',
    title: 'Practice: Ward clerk',
    about: 'An engagement to practise with. Nobody is hired and nothing is paid.',
    kind: 'successfee',
    typeId: 1,
    status: 'open',
    stage: 'application',
    ...perm,
    roleCategoryId: 3,
    subClassificationId: 136,
    location: 'Newcastle NSW',
    ...australia,
    fee: { typeId: 1, value: '10.0000' },
    closesInMinutes: 30 * day,
    isPractice: true,
    isDemo: true,
    requests: [{ title: 'Ward Clerk', roles: 1, statusId: 2, salary: [58000, 64000] }],
    applications: [],
  },
];

/** Prequalifications of the agencies: [agency, client, recruitment type, role category, status]. */
export const prequalifications: readonly (readonly ['harbour' | 'quayside', string, 1 | 2, 1 | 2 | 3, number])[] = [
  ['harbour', 'northwind', 1, 2, 2],
  ['harbour', 'northwind', 1, 3, 2],
  ['harbour', 'northwind', 2, 2, 1],
  ['harbour', 'calder', 1, 2, 3],
  ['harbour', 'sable', 2, 2, 4],
  ['harbour', 'larkfield', 2, 3, 5],
  ['quayside', 'northwind', 1, 2, 2],
  ['quayside', 'brightwater', 1, 1, 2],
];
