import { toPage } from '#contract/common/paging.ts';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import { listOpportunitiesEndpoint, readOpportunityEndpoint } from '#contract/opportunities/endpoints.ts';
import { listSavedSearchesEndpoint } from '#contract/opportunities/endpoints/saved-searches.ts';
import {
  autoSuggestEndpoint,
  listClientNamesEndpoint,
  searchOpportunitiesEndpoint,
  listMatchingOpportunitiesEndpoint,
} from '#contract/opportunities/endpoints/search.ts';
import type { Opportunity, OpportunityRow } from '#contract/opportunities/shapes.ts';
import { now } from '#web/platform/clock.ts';
import { answer, refuse, type Answer, type Sent } from '#web/ui/testing/answer.ts';

/** The closing times are the same in every response, so that no row looks changed. */
const start = now();

const idOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const fee = {
  engagementTypeId: engagementType.agencyTendersRate,
  engagementType: 'Agency Tenders Rate',
  currencyId: 152,
  currencyIso: 'USD',
  feeTypeId: feeType.percentBase,
  feePercent: null,
  feeAmount: null,
  bidTypeId: null,
  bidMethodId: null,
  awardTypeId: null,
};

const standing = {
  isPrequalificationApplied: false,
  prequalificationStageStatus: '',
  prequalificationStatusId: null,
  prequalificationDay: null,
  applicationStatusId: null,
  applicationStatus: '',
};

const titleOf = (number: number): string =>
  number === 1
    ? 'Director of Asset Planning and Network Growth'
    : ['Clinical Nurse Educator, Emergency', 'Process Safety Engineers'][number % 2] + ` ${String(number)}`;

const fieldsOf = (number: number) => ({
  ...fee,
  ...standing,
  engagementId: idOf(number),
  engagementNumber: number,
  kind: number % 4 === 3 ? ('competitive' as const) : ('successfee' as const),
  title: titleOf(number),
  clientId: idOf(901),
  clientName: 'Brightwater Utilities',
  location: 'Denver, Colorado',
  timeZone: 'America/Denver',
  requiresPrequalification: number === 1,
  isDemo: false,
  noOfRoles: 1,
  baseSalaryFrom: '180000.00',
  baseSalaryTo: '220000.00',
  roleCategoryId: 1,
  recruitmentTypeId: 1,
});

/** The opportunity in the list with this number. The first requires prequalification, and closes in five days. */
const sampleOpportunityRow = (number: number, changes: Partial<OpportunityRow>): OpportunityRow => ({
  ...fieldsOf(number),
  roleCategory: 'Executive',
  recruitmentType: 'Permanent',
  classification: 'Utilities',
  subClassification: 'Water',
  closingAt: new Date(start + (number + 4) * 86_400_000 + 3_700_000).toISOString(),
  publishedAt: '2026-11-01T02:00:00.000Z',
  ...changes,
});

const sampleOpportunity = (number: number): Opportunity => ({
  ...fieldsOf(number),
  description: 'Lead the planning of the network.',
  status: 'open',
  engagementStatusId: 1,
  engagementStatus: 'Open',
  stage: 'application',
  stages: [{ stage: 'application', name: 'Application', state: 'now', at: '2026-11-01T02:00:00.000Z' }],
  notice: null,
  recruitmentType: { id: 1, value: 'Permanent' },
  roleCategory: { id: 1, value: 'Executive' },
  employmentClass: { id: 1, value: 'Full time' },
  classification: { id: 20, value: 'Utilities' },
  subClassification: null,
  country: { id: 1, value: 'United States' },
  region: { id: 1, value: 'Colorado' },
  terms: 'The agency is paid its fee 30 days after the start.',
  termsVersion: 1,
  guaranteeDays: 90,
  requiresConsent: false,
  requiresCandidateConsent: false,
  hiringLeadName: 'Priya Raman',
  noOfRolesFilled: 0,
  isPaused: false,
  closingAt: new Date(start + 5 * 86_400_000).toISOString(),
  publishedAt: '2026-11-01T02:00:00.000Z',
  endedAt: null,
  isOwnClient: false,
  feePerHireFrom: null,
  feePerHireTo: null,
  talentRequests: [],
  requirements: [],
  documents: [],
  responsiveness: null,
  can: { apply: { allowed: true }, requestPrequalification: { allowed: true } },
});

const pageOf = (sent: Sent, changes: Partial<OpportunityRow>) => {
  const keywords = sent.query.get('toggleSearch') === 'false' ? '' : (sent.query.get('keywords') ?? '').toLowerCase();
  const rows = Array.from({ length: 24 }, (_, index) => sampleOpportunityRow(index + 1, changes)).filter(
    ({ title, clientName }) =>
      keywords.split(' ').every((word) => `${title} ${clientName}`.toLowerCase().includes(word)),
  );
  const page = { pageCurrent: Number(sent.query.get('pageCurrent') ?? 0), pageSize: 10 };
  const from = page.pageCurrent * page.pageSize;
  return { ...toPage(rows.slice(from, from + page.pageSize), page, rows.length), isTotalAtLeast: false };
};

const facets = {
  kind: [{ id: 'successfee' as const, count: 18 }],
  engagementTypeId: [{ id: 2, value: 'Agency Tenders Rate', count: 24 }],
  roleCategoryId: [{ id: 1, value: 'Executive', count: 24 }],
  classificationIds: [{ id: 20, value: 'Utilities', count: 24 }],
  clientName: [{ id: idOf(901), value: 'Brightwater Utilities', count: 24 }],
};

/** The responses of a market with 24 opportunities, each with the given changes. A search narrows them by keyword. */
export const fakeOpportunityResponses = (changes: Partial<OpportunityRow> = {}): Answer[] => [
  answer(listOpportunitiesEndpoint, (sent) => ({
    ...pageOf(sent, changes),
    glance: { open: 24, closingWithinDay: 2, publishedWithinDay: 1 },
  })),
  answer(searchOpportunitiesEndpoint, (sent) => ({ ...pageOf(sent, changes), facets, readAs: [] })),
  answer(listMatchingOpportunitiesEndpoint, (sent) => {
    const page = pageOf(sent, changes);
    return { ...page, records: page.records.map((row) => ({ ...row, reasons: [] })) };
  }),
  answer(lookupEndpointByName.classifications, [{ id: 20, value: 'Utilities' }]),
  answer(autoSuggestEndpoint, { suggestions: [] }),
  answer(listClientNamesEndpoint, {
    clients: [{ clientId: idOf(901), clientName: 'Brightwater Utilities', isDemo: false }],
  }),
  answer(listSavedSearchesEndpoint, { searches: [] }),
  answer(readOpportunityEndpoint, (sent) => {
    const number = Number(/\d+$/.exec(sent.path['engagementId'] ?? '')?.[0] ?? 99);
    return number >= 1 && number <= 24
      ? sampleOpportunity(number)
      : refuse(404, 'not-found', 'This page doesn’t exist, or you don’t have access to it.');
  }),
];
