import * as applications from '#contract/applications/states.ts';
import { candidateStatuses, rejectionReasons, withdrawReasons } from '#contract/candidates/states.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import * as states from '#contract/engagements/states.ts';
import * as lookups from '#contract/lookups/operations.ts';
import type { ReasonKind, StatusKind } from '#contract/lookups/shapes.ts';
import { employmentClasses, recruitmentTypes, roleCategories, tenantStatuses } from '#contract/lookups/states.ts';
import { prequalificationStatuses } from '#contract/prequalification/states.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as queries from './queries.ts';

const statusesOf: Readonly<Record<StatusKind, readonly LookupValue[]>> = {
  tenant: tenantStatuses,
  application: applications.applicationStatuses,
  engagement: states.engagementStatusValues,
  talentRequest: states.talentRequestStatuses,
};

const reasonsOf: Readonly<Record<ReasonKind, readonly LookupValue[]>> = {
  withdraw: withdrawReasons,
  reject: rejectionReasons,
  decline: applications.declineReasons,
  pause: states.pauseReasons,
  cancel: states.cancelReasons,
  complete: states.completeReasons,
  withdrawApplication: applications.withdrawReasons,
  revoke: applications.revokeReasons,
  rebid: applications.rebidReasons,
};

/** Returns a handler that always responds with a list from the contract. */
const always = (list: readonly LookupValue[]) => () => Promise.resolve([...list]);

export const lookupRoutes: readonly Route[] = [
  answer(lookups.regions, queries.listRegions),
  answer(lookups.countries, queries.listCountries),
  answer(lookups.countriesOfRegion, queries.listCountriesOfRegion),
  answer(lookups.currencies, queries.listCurrencies),
  answer(lookups.sectors, queries.listSectors),
  answer(lookups.industriesOfSector, queries.listIndustriesOfSector),
  answer(lookups.subIndustriesOfIndustry, queries.listSubIndustriesOfIndustry),
  answer(lookups.classifications, queries.listClassifications),
  answer(lookups.subClassificationsOfClassification, queries.listSubClassificationsOfClassification),
  answer(lookups.professions, queries.listProfessions),
  answer(lookups.jobTitles, queries.listJobTitles),
  answer(lookups.recruitmentTypes, always(recruitmentTypes)),
  answer(lookups.roleCategories, always(roleCategories)),
  answer(lookups.employmentClasses, always(employmentClasses)),
  answer(lookups.feeTypes, always(states.feeTypes)),
  answer(lookups.bidTypes, always(states.bidTypes)),
  answer(lookups.bidMethods, always(states.bidMethods)),
  answer(lookups.awardTypes, always(states.awardTypes)),
  answer(lookups.competitionTypes, always(states.competitionTypes)),
  answer(lookups.applicationStages, always(states.applicationStages)),
  answer(lookups.prequalificationStatuses, always(prequalificationStatuses)),
  answer(lookups.candidateStatuses, always(candidateStatuses)),
  answer(lookups.statuses, (_scope, { kind }) => Promise.resolve([...statusesOf[kind]])),
  answer(lookups.reasons, (_scope, { kind }) => Promise.resolve([...reasonsOf[kind]])),
];
