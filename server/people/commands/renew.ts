import type { InputOf } from '#contract/common/operation.ts';
import type {
  answerRenewal as answerOperation,
  requestRetentionRenewal as askOperation,
} from '#contract/people/operations/renewal.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import { renewalAnswerDays } from '#contract/people/states.ts';
import { candidateEmailError } from '#server/candidates/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';
import type { RenewalRequestFacts } from '../emails/renewal-request.tsx';
import { peopleEvents } from '../events.ts';
import { rightToRequestRenewal } from '../policy.ts';
import { findPersonId, lockPeople } from '../queries/find-person.ts';
import { selectPersonSubmissions } from '../queries/person-submissions.ts';
import { contactDetailsOf } from '../queries/read-person.ts';
import { findLatestRenewal, renewalLink, findRenewal, toRenewalPage } from '../queries/renewal-page.ts';
import { broadcastPersonChanges } from './broadcast-person-changes.ts';
import { eraseAfterRetention } from './end-retention.ts';

/** Asks a person by email whether the agency may keep their data. The email is sent after the commit. */
export const requestRenewal = async (
  scope: AgencyScope,
  { personId }: InputOf<typeof askOperation>,
): Promise<HandlerResult<typeof askOperation>> => {
  if (!(await lockPeople(scope, [personId])).has(personId)) return notFound();
  const found = contactDetailsOf(await selectPersonSubmissions(scope, personId));
  if (!found) return notFound();
  const right = rightToRequestRenewal(scope, await findLatestRenewal(scope, personId), scope.now);
  if (!right.allowed) return refuse(peopleRefusals['not-allowed'], { reasons: right.reasons });
  const { firstName, lastName, emailAddress } = found.details;
  // Only the person's own address may be used, since they must answer themselves. Source: domain rules D22.
  if ((await candidateEmailError(scope, emailAddress)) !== undefined) return refuse(peopleRefusals['own-address']);
  const renewalRequestId = newId();
  await scope.db
    .insertInto('renewalRequest')
    .values({
      id: renewalRequestId,
      personId,
      supplierId: scope.tenantId,
      firstName,
      lastName,
      emailAddress,
      askedAt: scope.now,
      askedBy: scope.userId,
      askedByName: scope.userName,
      expiresAt: new Date(scope.now.getTime() + renewalAnswerDays * 86_400_000),
    })
    .execute();
  await scope.emit({
    kind: peopleEvents.renewalAsked,
    supplierId: scope.tenantId,
    data: { personId, renewalRequestId },
  });
  broadcastPersonChanges(scope);
  const asked = await findLatestRenewal(scope, personId);
  return asked ? asked.request : notFound();
};

/** Emails the person the link for answering the request. */
export const sendRenewalRequest = async (scope: SystemScope, requestId: string, mail: Mailer): Promise<void> => {
  const link = renewalLink(requestId, scope.vault.mac);
  const row = await findRenewal(scope, link.split('/').at(-1) ?? '').executeTakeFirst();
  if (!row || row.answeredAt !== null) return;
  const name = `${row.firstName} ${row.lastName}`;
  const facts: RenewalRequestFacts = {
    template: 'renewal-request',
    link: new URL(link, mail.publicUrl).href,
    name,
    agency: row.agencyName,
    askedBy: row.askedByName,
    months: toRenewalPage(row, scope.now).months,
    expiresAt: row.expiresAt.toISOString(),
  };
  // The email is stored without a tenant, so that no user of the agency can read the link.
  await enqueueEmail(scope, mail, { address: row.emailAddress, name }, facts);
};

/**
 * Returns the IDs of a person's latest submission. The notification about the answer to the renewal request mentions it
 * and links to it.
 */
const latestSubmission = async (scope: SystemScope, personId: string) => {
  const row = await scope.db
    .selectFrom('personSubmission as s')
    .innerJoin('candidate as c', 'c.id', 's.candidateId')
    .select(['c.id', 'c.engagementId', 'c.talentRequestId'])
    .where('s.personId', '=', personId)
    .where('c.erasedAt', 'is', null)
    .orderBy('c.dateSubmitted', 'desc')
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { candidateId: row.id, engagementId: row.engagementId, talentRequestId: row.talentRequestId };
};

/**
 * Records a person's answer. An agreement starts a new period. After a refusal, the person is erased at once, or by the
 * nightly job as soon as nothing requires their data any more.
 */
export const answerRenewal = async (
  scope: SystemScope,
  { token, keeps }: InputOf<typeof answerOperation>,
): Promise<HandlerResult<typeof answerOperation>> => {
  const row = await findRenewal(scope, token).forUpdate('r').executeTakeFirst();
  // After a merge, the answer applies to the remaining person.
  const personId = row && (await findPersonId({ db: scope.db, tenantId: row.supplierId }, row.personId));
  if (!row || personId === undefined) return refuse(peopleRefusals['link-unknown']);
  if (toRenewalPage(row, scope.now).state !== 'waiting') return refuse(peopleRefusals['already-answered']);
  const answer = { answeredAt: scope.now, keeps };
  await scope.db.updateTable('renewalRequest').set(answer).where('id', '=', row.id).execute();
  await scope.db
    .updateTable('person')
    .set(
      keeps
        ? { renewedAt: scope.now, keepRefusedAt: null, retentionNoticedAt: null }
        : { keepRefusedAt: scope.now, retentionNoticedAt: null },
    )
    .where('id', '=', personId)
    .execute();
  await scope.emit({
    kind: keeps ? peopleEvents.renewed : peopleEvents.keepRefused,
    supplierId: row.supplierId,
    ...(await latestSubmission(scope, personId)),
    data: { personId },
  });
  if (!keeps) await eraseAfterRetention(scope, personId);
  scope.broadcast({ tenants: [row.supplierId], message: { kind: 'person.changed' } });
  return toRenewalPage({ ...row, ...answer }, scope.now);
};
