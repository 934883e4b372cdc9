import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { downloadConsentCv as cvOperation } from '#contract/consents/operations.ts';
import { consentRefusals } from '#contract/consents/refusals.ts';
import { consentText, isConsentAnswerable } from '#contract/consents/rules.ts';
import type { ConsentPage } from '#contract/consents/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { isVisibleToClient } from '#server/candidates/public.ts';
import type { Database } from '#server/database.ts';
import { canShowInline } from '#server/platform/files/kinds.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { WaitingSubmission } from '../tables.ts';
import { consentRequestIdOf } from './consent-link.ts';

export type ConsentRow = Selectable<Database['consentRequest']> & { submission: WaitingSubmission };

const hasSubmission = (row: Selectable<Database['consentRequest']> | undefined): row is ConsentRow =>
  row !== undefined && row.submission !== null;

const requestOf = (scope: SystemScope, token: string) =>
  scope.db
    .selectFrom('consentRequest')
    .selectAll()
    .where('id', '=', consentRequestIdOf(token, scope.vault.mac) ?? null);

type Found = ConsentRow | Refused<'link-unknown'>;

/** Finds the request for a link. An erased request can't be found. */
export const findConsentByToken = async (scope: SystemScope, token: string): Promise<Found> => {
  const row = await requestOf(scope, token).executeTakeFirst();
  return hasSubmission(row) ? row : refuse(consentRefusals['link-unknown']);
};

/** Finds and locks the request for a link. */
export const lockConsentByToken = async (scope: SystemScope, token: string): Promise<Found> => {
  const row = await requestOf(scope, token).forUpdate().executeTakeFirst();
  return hasSubmission(row) ? row : refuse(consentRefusals['link-unknown']);
};

const namesOf = (scope: SystemScope, row: ConsentRow) =>
  scope.db
    .selectFrom('talentRequest as r')
    .innerJoin('engagement as e', 'e.id', 'r.engagementId')
    .innerJoin('currency', 'currency.id', 'e.currencyId')
    .innerJoin('tenant as client', 'client.id', 'e.clientId')
    .innerJoin('tenant as agency', (join) => join.on('agency.id', '=', row.supplierId))
    .innerJoin('appUser as u', (join) => join.on('u.id', '=', row.requestedBy))
    .select(['r.jobTitle', 'e.location as jobLocation', 'currency.code as currencyIso', 'u.email as askedByEmail'])
    .select(['client.name as clientName', 'agency.name as agencyName'])
    .where('r.id', '=', row.talentRequestId)
    .executeTakeFirstOrThrow();

/** Returns the documents with these IDs, in the same order, with the hashes of their bytes. */
const documentsOf = async (
  scope: SystemScope,
  supplierId: string,
  ids: readonly string[],
): Promise<ConsentPage['documents']> => {
  const rows = await scope.db
    .selectFrom('candidateDocument')
    .select(['id', 'fileName', 'sha256'])
    .where('id', 'in', ids)
    .where('supplierId', '=', supplierId)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? { fileName: row.fileName, sha256: row.sha256 } : [];
  });
};

const answersOf = async (scope: SystemScope, { answers }: WaitingSubmission): Promise<ConsentPage['answers']> => {
  if (answers.length === 0) return [];
  const questions = await scope.db
    .selectFrom('qualificationQuestion')
    .select(['id', 'text'])
    .where(
      'id',
      'in',
      answers.map(({ questionId }) => questionId),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return questions.flatMap(({ id, text }) => {
    const answer = answers.find(({ questionId }) => questionId === id)?.answer ?? '';
    return answer === '' ? [] : [{ question: text, answer }];
  });
};

/** Finds the candidate created by the submission. */
const candidateOf = (scope: SystemScope, requestId: string) =>
  scope.db
    .selectFrom('candidate')
    .select(['id', 'statusId', 'dateHired'])
    .where('consentRequestId', '=', requestId)
    .executeTakeFirst();

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns the content that the candidate is shown and agrees to. */
const shownTo = async (scope: SystemScope, row: ConsentRow) => {
  const { submission } = row;
  const { agencyName, clientName, jobTitle, jobLocation, currencyIso } = await namesOf(scope, row);
  const documents = await documentsOf(scope, row.supplierId, [submission.documentId, ...submission.otherDocumentIds]);
  return {
    agencyName,
    askedByName: row.requestedByName,
    clientName,
    jobTitle,
    jobLocation,
    firstName: submission.firstName,
    lastName: submission.lastName,
    emailAddress: submission.emailAddress,
    contactNumber: submission.contactNumber,
    linkedIn: submission.linkedIn,
    location: submission.location,
    baseSalary: submission.baseSalary,
    totalCompensation: submission.totalCompensation,
    currencyIso,
    comment: submission.commentToEmployer,
    documents,
    answers: await answersOf(scope, submission),
    textVersion: row.textVersion,
    text: [...consentText(row.textVersion, { agency: agencyName, client: clientName, job: jobTitle })],
  };
};

/** Returns the text that is stored as the evidence of an answer, and its hash. */
export const buildConsentEvidence = async (scope: SystemScope, row: ConsentRow) => {
  const shown = await shownTo(scope, row);
  const text = JSON.stringify(shown);
  return { shown, text, hash: createHash('sha256').update(text).digest('hex') };
};

/** Returns the page that the candidate sees, with the hash that an answer must contain. */
export const toConsentPage = async (scope: SystemScope, row: ConsentRow): Promise<ConsentPage> => {
  const { shown, hash } = await buildConsentEvidence(scope, row);
  const { askedByEmail } = await namesOf(scope, row);
  const candidate = await candidateOf(scope, row.id);
  return {
    ...shown,
    askedByEmail,
    shownHash: hash,
    state: row.state === 'waiting' && !isConsentAnswerable(row, scope.now) ? 'expired' : row.state,
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: text(row.answeredAt),
    withdrawnAt: text(row.withdrawnAt),
    isSubmitted: candidate !== undefined,
    isVisibleToClient: candidate !== undefined && isVisibleToClient(candidate),
    isHired: candidate?.statusId === candidateStatus.hired,
    can: { answer: isConsentAnswerable(row, scope.now), withdraw: row.state === 'agreed' },
  };
};

/** Returns the CV that the agency wants to share. */
export const downloadConsentCv = async (
  scope: SystemScope,
  { token }: InputOf<typeof cvOperation>,
): Promise<HandlerResult<typeof cvOperation>> => {
  const row = await findConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  const file = await scope.db
    .selectFrom('candidateDocument')
    .select(['storageKey', 'fileName', 'mediaType', 'sizeBytes'])
    .where('id', '=', row.submission.documentId)
    .where('supplierId', '=', row.supplierId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return file ? { ...file, inline: canShowInline(file.mediaType) } : notFound();
};
