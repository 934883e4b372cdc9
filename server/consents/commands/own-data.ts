import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type {
  eraseHeldData as eraseOperation,
  exportHeldData as exportOperation,
  requestConsentCode as codeOperation,
} from '#contract/consents/operations.ts';
import { consentRefusals } from '#contract/consents/refusals.ts';
import { consentCodeMinutes } from '#contract/consents/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { clearOwnDisputes, findDisputesByEmail } from '#server/disputes/public.ts';
import { findHeldCandidates, isHeldRecord, isKeptRecord } from '#server/people/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { ConsentCodeFacts } from '../emails/consent-code.tsx';
import { consentEvents } from '../events.ts';
import { toConsentPage, lockConsentByToken, type ConsentRow } from '../queries/consent-page.ts';
import {
  collectStoredData,
  selectCandidatesUnderConsent,
  selectDraftsByEmail,
  selectConsentRequestsByEmail,
} from '../queries/held-data.ts';
import { listHeldDocuments } from '../queries/held-documents.ts';
import { consentEventIds } from '../queries/lock-request.ts';
import { clearConsentRequests } from './clear-requests.ts';
import { eraseRecordsByEmail } from './erase-records-by-email.ts';
import { recordRefusal } from './record-refusal.ts';

/**
 * The characters of a code, without letters and digits that look alike. A code has eight characters, so it can't be
 * guessed before it expires.
 */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const randomCode = (): string => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');

const hashOf = (scope: SystemScope, requestId: string, code: string): string =>
  scope.vault.mac('consent code', `${requestId} ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`);

/** Requests a code. The job that writes the email also creates the code, so that no one can read it anywhere else. */
export const requestConsentCode = async (
  scope: SystemScope,
  { token }: InputOf<typeof codeOperation>,
): Promise<HandlerResult<typeof codeOperation>> => {
  const row = await lockConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  await scope.emit({ kind: consentEvents.codeRequested, ...consentEventIds(row) });
  return { minutes: consentCodeMinutes };
};

/** Emails a new code to the candidate's own address. An earlier code becomes invalid. */
export const emailConsentCode = async (scope: SystemScope, requestId: string, mail: Mailer): Promise<void> => {
  const code = randomCode();
  const row = await scope.db
    .updateTable('consentRequest as c')
    .from('tenant')
    .set({
      codeHash: hashOf(scope, requestId, code),
      codeExpiresAt: new Date(scope.now.getTime() + consentCodeMinutes * 60_000),
    })
    .whereRef('tenant.id', '=', 'c.supplierId')
    .where('c.id', '=', requestId)
    .where('c.erasedAt', 'is', null)
    .returning(['c.emailAddress', 'c.firstName', 'c.lastName', 'tenant.name as agency'])
    .executeTakeFirst();
  if (!row) return;
  const facts: ConsentCodeFacts = {
    template: 'consent-code',
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
    agency: row.agency,
    minutes: consentCodeMinutes,
  };
  await enqueueEmail(scope, mail, { address: row.emailAddress, name: `${row.firstName} ${row.lastName}` }, facts);
};

/** Finds and locks the request that matches a link and the code emailed for that request. */
const lockByCode = async (
  scope: SystemScope,
  { token, code }: { token: string; code: string },
): Promise<ConsentRow | Refused<'link-unknown' | 'code-wrong'>> => {
  const row = await lockConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  const isRight =
    row.codeHash === hashOf(scope, row.id, code) && row.codeExpiresAt !== null && scope.now < row.codeExpiresAt;
  return isRight ? row : refuse(consentRefusals['code-wrong']);
};

/** Exports everything that the agency holds under the candidate's address and that the candidate may see. */
export const exportHeldData = async (
  scope: SystemScope,
  input: InputOf<typeof exportOperation>,
): Promise<HandlerResult<typeof exportOperation>> => {
  const row = await lockByCode(scope, input);
  if (row instanceof Refused) return row;
  await scope.emit({ kind: consentEvents.exported, ...consentEventIds(row) });
  return {
    exported: scope.now.toISOString(),
    details: await toConsentPage(scope, row),
    openedAt: row.openedAt?.toISOString() ?? null,
    note: row.note,
    withdrawalNote: row.withdrawalNote,
    corrections: row.corrections,
    answeredHash: row.shownHash,
    answeredPage: row.shown,
    ...(await collectStoredData(scope, row)),
    documents: await listHeldDocuments(scope, row),
  };
};

/** The text of a consent request, in SQL. It is compared with the details of people whose data must be kept. */
const requestText = 'app.text_of_consent_request(c.id)';

/**
 * Returns the IDs of the candidates under the address and of the agency's disputes about the person, and the refusal if
 * the data can't be deleted yet. An agency may have disputed the person without ever having submitted them.
 */
const reasonToKeep = async (scope: SystemScope, row: ConsentRow) => {
  const candidates = await selectCandidatesUnderConsent(scope, row)
    .innerJoin('engagement as e', 'e.id', 'k.engagementId')
    .innerJoin('application as a', 'a.id', 'k.applicationId')
    .select(['k.id', 'k.dateHired'])
    .select(sql<number>`coalesce((a.terms ->> 'guaranteeDays')::int, e.guarantee_days)`.as('guaranteeDays'))
    .orderBy('k.id')
    .execute();
  const ids = candidates.map(({ id }) => id);
  const disputes = await findDisputesByEmail(scope, row);
  const found = { ids, disputeIds: disputes.map(({ id }) => id) };
  const { isHeld, isKept } = await scope.db
    .selectFrom('consentRequest as c')
    .select([
      isHeldRecord('c.supplier_id', requestText).as('isHeld'),
      isKeptRecord('c.supplier_id', requestText).as('isKept'),
    ])
    .where('c.id', '=', row.id)
    .executeTakeFirstOrThrow();
  const isGuaranteed = candidates.some(
    ({ dateHired, guaranteeDays }) =>
      dateHired !== null && dateHired.getTime() + guaranteeDays * 86_400_000 > scope.now.getTime(),
  );
  if (isHeld || (await findHeldCandidates(scope, ids)).length > 0)
    return { ...found, refusal: consentRefusals['on-hold'] };
  if (isKept || disputes.some(({ isOpen }) => isOpen)) return { ...found, refusal: consentRefusals['in-dispute'] };
  return { ...found, refusal: isGuaranteed ? consentRefusals['guarantee-running'] : undefined };
};

/**
 * Deletes everything that the agency holds under the candidate's address. A job erases submitted candidates in the
 * usual way and withdraws them. Erasure is refused during a hire's guarantee period, a hold or a dispute.
 */
export const eraseHeldData = async (
  scope: SystemScope,
  input: InputOf<typeof eraseOperation>,
): Promise<HandlerResult<typeof eraseOperation>> => {
  const row = await lockByCode(scope, input);
  if (row instanceof Refused) return row;
  const { ids, disputeIds, refusal } = await reasonToKeep(scope, row);
  if (refusal) return refuse(refusal);
  const drafts = await selectDraftsByEmail(scope, row).select('d.id').execute();
  await scope.emit({
    kind: consentEvents.erased,
    ...consentEventIds(row),
    data: {
      consentRequestId: row.id,
      requestedBy: row.requestedBy,
      candidateIds: ids,
      draftCandidateIds: drafts.map(({ id }) => id),
    },
  });
  await eraseRecordsByEmail(scope, row);
  const requests = await selectConsentRequestsByEmail(scope, row)
    .select(['c.id', 'c.supplierId', 'c.engagementId', 'c.talentRequestId', 'c.state', 'c.submission'])
    .execute();
  const all = [row, ...requests.filter(({ id }) => id !== row.id)];
  // As with an answered request, people who delete their data must not be asked again at once.
  for (const { submission, ...request } of all)
    if (submission !== null && (request.state === 'waiting' || request.state === 'agreed'))
      await recordRefusal(scope, { ...request, submission });
  await clearOwnDisputes(scope, disputeIds);
  await clearConsentRequests(
    scope,
    all.map(({ id }) => id),
  );
  return {};
};
