import type { InputOf } from '#contract/common/operation.ts';
import type {
  changeEngagement as changeOperation,
  changeTerms as termsOperation,
} from '#contract/engagements/operations/changes.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import { feeFieldOf } from '#contract/engagements/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { changeEngagementRights } from '../policy.ts';
import type { FoundEngagement } from '../queries/find-engagement.ts';
import { lockEngagement } from '../queries/locks.ts';
import { findRequirements } from '../queries/read-documents.ts';
import { isSameFee, haveSameRequirements, diffFields } from '../rules/diff-fields.ts';

type Requirements = NonNullable<InputOf<typeof changeOperation>['requirements']>;

/** Inserts the employer's requirements for agencies, in the given order. */
export const addRequirements = async (
  scope: ClientScope,
  engagementId: string,
  requirements: Requirements,
): Promise<void> => {
  for (const [index, requirement] of requirements.entries()) {
    await scope.db
      .insertInto('engagementRequirement')
      .values({
        ...requirement,
        id: newId(),
        engagementId,
        clientId: scope.tenantId,
        sort: index + 1,
        publishedAt: scope.now,
      })
      .execute();
  }
};

/** Replaces the requirements; returns false if they are the same. */
const changeRequirements = async (
  scope: ClientScope,
  engagementId: string,
  requirements: Requirements | undefined,
): Promise<boolean> => {
  if (requirements === undefined || haveSameRequirements(await findRequirements(scope, engagementId), requirements))
    return false;
  await scope.db
    .deleteFrom('engagementRequirement')
    .where('engagementId', '=', engagementId)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await addRequirements(scope, engagementId, requirements);
  return true;
};

const write = (scope: ClientScope, engagementId: string, set: Partial<FoundEngagement>) =>
  scope.db
    .updateTable('engagement')
    .set(set)
    .where('id', '=', engagementId)
    .where('clientId', '=', scope.tenantId)
    .execute();

/** Changes the description of an employer's published engagement. Agencies see the change at once and are notified. */
export const changeEngagement = async (
  scope: ClientScope,
  { engagementId, requirements, ...given }: InputOf<typeof changeOperation>,
): Promise<HandlerResult<typeof changeOperation>> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const right = changeEngagementRights(engagement).change;
  if (!right.allowed) return refuse(engagementRefusals['engagement-settled'], { reasons: right.reasons });
  const { title, description, hiringLeadName, hiringLeadEmail, hiringLeadMobile } = engagement;
  const set = diffFields({ title, description, hiringLeadName, hiringLeadEmail, hiringLeadMobile }, given);
  const changed = Object.keys(set);
  if (changed.length > 0) await write(scope, engagementId, set);
  if (await changeRequirements(scope, engagementId, requirements)) changed.push('requirements');
  if (changed.length > 0) {
    await scope.emit({
      kind: engagementEvents.changed,
      clientId: scope.tenantId,
      engagementId,
      data: { what: changed.join(',') },
    });
  }
  return { engagementId, changed };
};

/**
 * Changes the terms of an employer's engagement, which creates a new version for later applicants to accept. Earlier
 * applicants are notified, and keep the version that they accepted, with its fee.
 */
export const changeTerms = async (
  scope: ClientScope,
  { engagementId, termsVersion, terms, guaranteeDays, fee }: InputOf<typeof termsOperation>,
): Promise<HandlerResult<typeof termsOperation>> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const right = changeEngagementRights(engagement).changeTerms;
  if (!right.allowed) return refuse(engagementRefusals['terms-settled'], { reasons: right.reasons });
  if (fee && applicationMethodOf(engagement) !== 'set-rate') return refuse(engagementRefusals['no-set-rate']);
  if (termsVersion !== engagement.termsVersion) return refuse(engagementRefusals['terms-changed-meanwhile']);
  const { feeTypeId, feePercent, feeAmount } = engagement;
  const field = fee && feeFieldOf(fee.feeTypeId);
  const newFee = fee && {
    feeTypeId: fee.feeTypeId,
    feePercent: field === 'feePercent' ? (fee.feePercent ?? null) : null,
    feeAmount: field === 'feeAmount' ? (fee.feeAmount ?? null) : null,
  };
  const set = {
    ...diffFields({ terms: engagement.terms, guaranteeDays: engagement.guaranteeDays }, { terms, guaranteeDays }),
    ...(newFee && !isSameFee({ feeTypeId, feePercent, feeAmount }, newFee) ? newFee : {}),
  };
  if (Object.keys(set).length === 0) return { engagementId, termsVersion };
  await write(scope, engagementId, { ...set, termsVersion: termsVersion + 1 });
  await scope.emit({
    kind: engagementEvents.termsChanged,
    clientId: scope.tenantId,
    engagementId,
    data: { previous: termsVersion, new: termsVersion + 1 },
  });
  return { engagementId, termsVersion: termsVersion + 1 };
};
