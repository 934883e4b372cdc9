import type { readTerms as operation } from '#contract/applications/operations/apply.ts';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { readRightToApply } from './apply-right.ts';
import { hashTerms, currentTerms } from './terms.ts';

export const readTerms = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const terms = currentTerms(engagement);
  return {
    engagementId: engagement.id,
    title: engagement.title,
    clientName: engagement.clientName,
    way: applicationMethodOf(engagement),
    closingAt: engagement.closingAt.toISOString(),
    terms,
    termsHash: hashTerms(terms),
    can: { apply: await readRightToApply(scope, engagement) },
  };
};
