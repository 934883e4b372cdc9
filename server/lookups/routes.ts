import * as applications from '#contract/applications/states.ts';
import { candidateStatuses, rejectionReasons, candidateWithdrawReasons } from '#contract/candidates/states.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import * as states from '#contract/engagements/states.ts';
import * as lookups from '#contract/lookups/operations.ts';
import type { ReasonKind, StatusKind } from '#contract/lookups/shapes.ts';
import { employmentClasses, recruitmentTypes, roleCategories, tenantStatuses } from '#contract/lookups/states.ts';
import { prequalificationStatuses } from '#contract/prequalification/states.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import * as queries from './queries.ts';

const statusesOf: Readonly<Record<StatusKind, readonly LookupValue[]>> = {
  tenant: tenantStatuses,
  application: applications.applicationStatuses,
  engagement: states.engagementStatusValues,
  talentRequest: states.talentRequestStatuses,
};

const reasonsOf: Readonly<Record<ReasonKind, readonly LookupValue[]>> = {
  withdraw: candidateWithdrawReasons,
  reject: rejectionReasons,
  decline: applications.declineReasons,
  pause: states.pauseReasons,
  cancel: states.cancelReasons,
  complete: states.completeReasons,
  withdrawApplication: applications.applicationWithdrawReasons,
  revoke: applications.revokeReasons,
  rebid: applications.rebidReasons,
};

/** Returns a handler that always responds with a list from the contract. */
const always = (list: readonly LookupValue[]) => () => Promise.resolve([...list]);

export const lookupRoutes: readonly Route[] = [
  bindOperation(lookups.regions, queries.listRegions),
  bindOperation(lookups.countries, queries.listCountries),
  bindOperation(lookups.countriesOfRegion, queries.listCountriesOfRegion),
  bindOperation(lookups.currencies, queries.listCurrencies),
  bindOperation(lookups.sectors, queries.listSectors),
  bindOperation(lookups.industriesOfSector, queries.listIndustriesOfSector),
  bindOperation(lookups.subIndustriesOfIndustry, queries.listSubIndustriesOfIndustry),
  bindOperation(lookups.classifications, queries.listClassifications),
  bindOperation(lookups.subClassificationsOfClassification, queries.listSubClassificationsOfClassification),
  bindOperation(lookups.professions, queries.listProfessions),
  bindOperation(lookups.jobTitles, queries.listJobTitles),
  bindOperation(lookups.recruitmentTypes, always(recruitmentTypes)),
  bindOperation(lookups.roleCategories, always(roleCategories)),
  bindOperation(lookups.employmentClasses, always(employmentClasses)),
  bindOperation(lookups.feeTypes, always(states.feeTypes)),
  bindOperation(lookups.bidTypes, always(states.bidTypes)),
  bindOperation(lookups.bidMethods, always(states.bidMethods)),
  bindOperation(lookups.awardTypes, always(states.awardTypes)),
  bindOperation(lookups.competitionTypes, always(states.competitionTypes)),
  bindOperation(lookups.applicationStages, always(states.applicationStages)),
  bindOperation(lookups.prequalificationStatuses, always(prequalificationStatuses)),
  bindOperation(lookups.candidateStatuses, always(candidateStatuses)),
  bindOperation(lookups.statuses, (_scope, { kind }) => Promise.resolve([...statusesOf[kind]])),
  bindOperation(lookups.reasons, (_scope, { kind }) => Promise.resolve([...reasonsOf[kind]])),
];
