import { sql } from 'kysely';
import { futureContactError, hasFutureContact } from '#contract/claims/rules.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { disputeDecisionDeadline } from '#contract/disputes/rules.ts';
import type { openDispute as operation } from '#contract/disputes/operations.ts';
import { disputeRefusals } from '#contract/disputes/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import {
  checkOwnership,
  findPersonOwner,
  identityKeyText,
  personKeysForAgency,
  recordOwnershipCheck,
} from '#server/candidates/public.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { disputeEvents } from '../events.ts';
import { disputeEventIds } from '../queries/lock-dispute.ts';
import { reloadDispute } from '../queries/own-disputes.ts';
import { hasDisputed } from './record-past-disputes.ts';
import { endWithoutOwner, storeDisputedOwner } from './store-owner.ts';

type Input = InputOf<typeof operation>;

/**
 * Checks the person in the same way as a submission, and only for users who may submit, so that a dispute reveals no
 * more than a submission would.
 */
const checkPerson = (scope: AgencyScope, input: Input) =>
  checkOwnership(scope, {
    engagementId: input.engagementId,
    talentRequestId: input.talentRequestId,
    email: input.emailAddress,
    contactNumber: input.contactNumber,
    linkedIn: input.linkedIn,
    firstName: input.firstName,
    lastName: input.lastName,
    location: '',
    ...(input.currentCountryId === null ? {} : { currentCountryId: input.currentCountryId }),
  });

/** Returns the first request in which the candidate agreed to be represented by the agency at this client. */
const findConsent = (scope: AgencyScope, clientId: string, emailAddress: string) =>
  scope.db
    .selectFrom('consentRequest')
    .select(['id', 'answeredAt'])
    .where('supplierId', '=', scope.tenantId)
    .where('clientId', '=', clientId)
    .where('state', '=', 'agreed')
    .where('emailAddress', '=', emailAddress.toLowerCase())
    .orderBy('answeredAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Returns when the agency uploaded CVs of the person that it could not submit. */
const findUnsubmittedCvUploads = async (scope: AgencyScope, emailAddress: string): Promise<Date[]> => {
  const { rows } = await sql<{ createdAt: Date }>`
    select created_at from app.unsubmitted_cv_uploads(${emailAddress})`.execute(scope.db);
  return rows.map(({ createdAt }) => createdAt);
};

/**
 * Opens a dispute about another agency's ownership of a candidate at a client, and stores the owner. A job then notifies
 * the owner. The dispute ends at once if no agency owns the person through a candidate.
 */
export const openDispute = async (scope: AgencyScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  const checked = await checkPerson(scope, input);
  if (checked instanceof Refused) return checked;
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const { clientId, timeZone } = engagement;
  const keys = await personKeysForAgency(scope, input);
  const owner = await findPersonOwner(scope, { clientId, talentRequestId: input.talentRequestId }, keys);
  if (owner?.who !== 'other')
    return refuse(disputeRefusals['person-available'], {
      record: async (again) => {
        if (again.side === 'agency')
          await recordOwnershipCheck(again, clientId, keys, { isAvailable: true, isSubmission: false });
      },
    });
  if (hasFutureContact(input.contacts, scope.now)) return refuse(commonRefusals['invalid-input'], futureContactError());
  const keyTexts = keys.map(identityKeyText).toSorted();
  if (await hasDisputed(scope, { clientId, talentRequestId: input.talentRequestId, keys: keyTexts }))
    return refuse(disputeRefusals['already-disputed']);
  const consent = await findConsent(scope, clientId, input.emailAddress);
  const dispute = await scope.db
    .insertInto('ownershipDispute')
    .values({
      id: newId(),
      supplierId: scope.tenantId,
      clientId,
      engagementId: engagement.id,
      talentRequestId: input.talentRequestId,
      firstName: input.firstName,
      lastName: input.lastName,
      keys: keyTexts,
      contacts: JSON.stringify(input.contacts),
      statement: input.statement,
      openedAt: scope.now,
      openedBy: scope.userId,
      openedByName: scope.userName,
      consentedAt: consent?.answeredAt ?? null,
      consentRequestId: consent?.id ?? null,
      cvUploadedAt: await findUnsubmittedCvUploads(scope, input.emailAddress),
      decideBy: disputeDecisionDeadline(scope.now, timeZone),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!dispute) return refuse(disputeRefusals['already-disputed']);
  const party = await storeDisputedOwner(scope, dispute, timeZone);
  await scope.emit({ kind: disputeEvents.opened, ...disputeEventIds(dispute) });
  if (party !== 'agency') await endWithoutOwner(scope, dispute, party);
  return reloadDispute(scope, dispute.id);
};
