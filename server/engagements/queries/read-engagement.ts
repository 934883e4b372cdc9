import { lookupEntry, lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type {
  readHeader,
  readInformation,
  readStatus,
  readEngagementWithoutApplication,
} from '#contract/engagements/operations/agency.ts';
import { endedNotice } from '#contract/engagements/rules.ts';
import type { EngagementView } from '#contract/engagements/shapes.ts';
import { engagementStatusId, engagementStatusValues, stageNames } from '#contract/engagements/states.ts';
import { employmentClasses, recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import {
  baseEngagementFields,
  engagementProgress,
  engagementStages,
  feeFacts,
  engagementStatusText,
} from '../rules/base-engagement-fields.ts';
import { summarizeRequests } from '../rules/summarize-requests.ts';
import { baseTalentRequestFields } from '../rules/base-talent-request-fields.ts';
import { findEngagement, type FoundEngagement } from './find-engagement.ts';
import { listEngagementRequests, type FoundTalentRequest } from './find-talent-request.ts';

/** The names of an engagement's country, region, classification and sub-classification. */
export interface EngagementNames {
  country: string;
  region: string;
  classification: string;
  subClassification: string | null;
}

const namesOf = (scope: Scope, engagementId: string): Promise<EngagementNames> =>
  scope.db
    .selectFrom('engagement')
    .innerJoin('country', 'country.id', 'engagement.countryId')
    .innerJoin('region', 'region.id', 'engagement.regionId')
    .innerJoin('classification', 'classification.id', 'engagement.classificationId')
    .leftJoin('subClassification', 'subClassification.id', 'engagement.subClassificationId')
    .select([
      'country.value as country',
      'region.value as region',
      'classification.value as classification',
      'subClassification.value as subClassification',
    ])
    .where('engagement.id', '=', engagementId)
    .executeTakeFirstOrThrow();

/** Builds an engagement as the API represents it, from its row and its names. */
export const buildEngagementView = (
  engagement: FoundEngagement,
  requests: readonly FoundTalentRequest[],
  names: EngagementNames,
): EngagementView => ({
  ...baseEngagementFields(engagement),
  ...engagementProgress(engagement),
  ...feeFacts(engagement),
  ...summarizeRequests(requests),
  location: engagement.location,
  description: engagement.description,
  clientId: engagement.clientId,
  clientName: engagement.clientName,
  stages: engagementStages(engagement),
  notice: endedNotice(engagement),
  recruitmentType: lookupEntry(recruitmentTypes, engagement.recruitmentTypeId),
  roleCategory: lookupEntry(roleCategories, engagement.roleCategoryId),
  employmentClass: lookupEntry(employmentClasses, engagement.employmentClassId),
  classification: { id: engagement.classificationId, value: names.classification },
  subClassification:
    engagement.subClassificationId === null
      ? null
      : { id: engagement.subClassificationId, value: names.subClassification ?? '' },
  country: { id: engagement.countryId, value: names.country },
  region: { id: engagement.regionId, value: names.region },
  terms: engagement.terms,
  termsVersion: engagement.termsVersion,
  guaranteeDays: engagement.guaranteeDays,
  requiresPrequalification: engagement.requiresPrequalification,
  requiresConsent: engagement.requiresConsent,
  requiresCandidateConsent: engagement.requiresCandidateConsent,
  hiringLeadName: engagement.hiringLeadName,
  isPaused: engagement.pausedAt !== null,
  isDemo: engagement.isDemo,
});

/** Builds an engagement as the API represents it, and looks up the names that it needs. */
export const engagementView = async (
  scope: Scope,
  engagement: FoundEngagement,
  requests: readonly FoundTalentRequest[],
): Promise<EngagementView> => buildEngagementView(engagement, requests, await namesOf(scope, engagement.id));

/** Finds the engagement with the ID in the input; undefined if there is none, or if it has a different client. */
export const findRequestedEngagement = async (
  scope: Scope,
  input: { engagementId: string; clientId?: string | undefined },
): Promise<FoundEngagement | undefined> => {
  const engagement = await findEngagement(scope, input.engagementId);
  return input.clientId === undefined || input.clientId === engagement?.clientId ? engagement : undefined;
};

export const readEngagementInformation = async (
  scope: Scope,
  input: InputOf<typeof readInformation>,
): Promise<HandlerResult<typeof readInformation>> => {
  const engagement = await findRequestedEngagement(scope, input);
  if (!engagement) return notFound();
  return engagementView(scope, engagement, await listEngagementRequests(scope, engagement.id));
};

export const readEngagementInformationWithoutApplication = (
  scope: Scope,
  input: InputOf<typeof readEngagementWithoutApplication>,
): Promise<HandlerResult<typeof readEngagementWithoutApplication>> => readEngagementInformation(scope, input);

export const readEngagementStatus = async (
  scope: Scope,
  input: InputOf<typeof readStatus>,
): Promise<HandlerResult<typeof readStatus>> => {
  const engagement = await findRequestedEngagement(scope, input);
  if (!engagement) return notFound();
  return {
    engagementId: engagement.id,
    status: lookupValue(engagementStatusValues, engagementStatusId[engagement.status]),
    notice: endedNotice(engagement),
    records: { successFeeStatus: engagementStatusText(engagement), stageStatus: stageNames[engagement.stage] },
  };
};

export const readEngagementHeader = async (
  scope: Scope,
  input: InputOf<typeof readHeader>,
): Promise<HandlerResult<typeof readHeader>> => {
  const engagement = await findRequestedEngagement(scope, input);
  if (!engagement) return notFound();
  const requests = await listEngagementRequests(scope, engagement.id);
  const { noOfRoles, noOfRolesFilled } = summarizeRequests(requests);
  return {
    ...baseEngagementFields(engagement),
    ...engagementProgress(engagement),
    location: engagement.location,
    noOfRoles,
    noOfRolesFilled,
    clientId: engagement.clientId,
    clientName: engagement.clientName,
    stages: engagementStages(engagement),
    notice: endedNotice(engagement),
    talentRequests: requests.map(baseTalentRequestFields),
  };
};
