import type {
  applyToAuction as competitive,
  applyAtSetRate as setRate,
  applyWithTender as tenderRate,
} from '#contract/applications/operations/apply.ts';
import { applicationRefusals } from '#contract/applications/refusals.ts';
import { applicationMethodOf, type ApplicationMethod } from '#contract/engagements/rules.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { FeeTypeId } from '#contract/engagements/states.ts';
import { lockEngagement, type FoundEngagement } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import { readRightToApply } from '../queries/apply-right.ts';
import { hashTerms, currentTerms } from '../queries/terms.ts';
import { saveTender } from './save-tender.ts';
import { applicationEventIds, logTransition } from './record-transition.ts';

interface Price {
  feeTypeId: FeeTypeId | null;
  feePercent: string | null;
  feeAmount: string | null;
}

const noPrice: Price = { feeTypeId: null, feePercent: null, feeAmount: null };

const refusedByGates = async (
  scope: AgencyScope,
  engagement: FoundEngagement,
): Promise<Refused<'already-applied' | 'not-open-to-you'> | undefined> => {
  const right = await readRightToApply(scope, engagement);
  if (right.allowed) return undefined;
  const { reasons } = right;
  const message = reasons.map((reason) => reason.text).join(' ');
  return reasons.some((reason) => reason.code === 'already-applied')
    ? refuse(applicationRefusals['already-applied'], { reasons })
    : refuse(applicationRefusals['not-open-to-you'], { message, reasons });
};

const headOfficeOf = async (scope: AgencyScope): Promise<string> =>
  (await scope.db.selectFrom('tenant').select('city').where('id', '=', scope.tenantId).executeTakeFirst())?.city ?? '';

/** Creates an agency's application to an engagement (at most one) and stores the accepted terms with their hash. */
const apply = async (
  scope: AgencyScope,
  input: InputOf<typeof setRate>,
  method: ApplicationMethod,
  priceFor: (engagement: FoundEngagement) => Price,
): Promise<HandlerResult<typeof setRate>> => {
  const engagement = await lockEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  if (applicationMethodOf(engagement) !== method) return refuse(applicationRefusals['wrong-way-to-apply']);
  const refused = await refusedByGates(scope, engagement);
  if (refused) return refused;
  const terms = currentTerms(engagement);
  const termsHash = hashTerms(terms);
  if (input.termsHash !== termsHash || input.termsVersion !== terms.termsVersion) {
    return refuse(applicationRefusals['terms-changed']);
  }
  const price = priceFor(engagement);
  const application = await scope.db
    .insertInto('application')
    .values({
      id: newId(),
      engagementId: engagement.id,
      supplierId: scope.tenantId,
      clientId: engagement.clientId,
      supplierName: scope.tenantName,
      statusId: applicationStatus.pending,
      location: input.location === '' ? await headOfficeOf(scope) : input.location,
      termsVersion: terms.termsVersion,
      termsHash,
      terms: JSON.stringify(terms),
      ...price,
      appliedBy: scope.userId,
      appliedByName: scope.userName,
      appliedAt: scope.now,
    })
    .onConflict((conflict) => conflict.constraint('application_once').doNothing())
    .returning(['id', 'supplierId', 'clientId', 'engagementId', 'statusId'])
    .executeTakeFirst();
  if (!application) return refuse(applicationRefusals['already-applied']);
  await logTransition(scope, application, { fromStatusId: null, toStatusId: applicationStatus.pending });
  const { feeTypeId, ...amounts } = price;
  if (method === 'tender-rate' && feeTypeId !== null) await saveTender(scope, application, { feeTypeId, ...amounts });
  await scope.emit({ kind: applicationEvents.submitted, ...applicationEventIds(application) });
  return {
    applicationId: application.id,
    engagementId: engagement.id,
    applicationStatusId: applicationStatus.pending,
    applicationStatus: lookupValue(applicationStatuses, applicationStatus.pending),
    appliedAt: scope.now.toISOString(),
  };
};

export const applySetRate = (
  scope: AgencyScope,
  input: InputOf<typeof setRate>,
): Promise<HandlerResult<typeof setRate>> =>
  apply(scope, input, 'set-rate', ({ feeTypeId, feePercent, feeAmount }) => ({ feeTypeId, feePercent, feeAmount }));

export const applyTenderRate = (
  scope: AgencyScope,
  input: InputOf<typeof tenderRate>,
): Promise<HandlerResult<typeof tenderRate>> =>
  apply(scope, input, 'tender-rate', () => ({
    feeTypeId: input.feeTypeId,
    feePercent: input.feePercent ?? null,
    feeAmount: input.feeAmount ?? null,
  }));

export const applyToAuction = (
  scope: AgencyScope,
  input: InputOf<typeof competitive>,
): Promise<HandlerResult<typeof competitive>> => apply(scope, input, 'competitive', () => noPrice);
