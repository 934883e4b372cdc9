import type {
  downloadCheckedCv as fileOperation,
  readCandidateCheck as operation,
} from '#contract/draft-candidates/operations.ts';
import { draftCandidateRefusals } from '#contract/draft-candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { canShowInline } from '#server/platform/files/kinds.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { checkLinkIdOf } from './check-token.ts';

const findChecked = async (scope: SystemScope, token: string) => {
  const linkId = checkLinkIdOf(token, scope.vault.mac);
  if (linkId === undefined) return refuse(draftCandidateRefusals['check-unknown']);
  const found = await scope.db
    .selectFrom('checkLink as link')
    .innerJoin('draftCandidate as draft', 'draft.id', 'link.draftCandidateId')
    .innerJoin('talentRequest as request', 'request.id', 'draft.talentRequestId')
    .innerJoin('tenant as agency', 'agency.id', 'draft.supplierId')
    .leftJoin('candidateDocument as document', (join) =>
      join.onRef('document.id', '=', 'draft.documentId').on('document.deletedAt', 'is', null),
    )
    .select([
      'link.expiresAt',
      'link.revokedAt',
      'draft.candidateId',
      'draft.firstName',
      'draft.lastName',
      'request.jobTitle',
    ])
    .select('agency.name as agencyName')
    .select([
      'document.fileName',
      'document.textContent',
      'document.storageKey',
      'document.mediaType',
      'document.sizeBytes',
    ])
    .where('link.id', '=', linkId)
    .executeTakeFirst();
  // The draft was discarded, erased or submitted. In each case, the agency can't issue a new link to it.
  if (!found || found.candidateId !== null) return refuse(draftCandidateRefusals['check-ended']);
  if (found.revokedAt) return refuse(draftCandidateRefusals['check-revoked']);
  return found.expiresAt > scope.now ? found : refuse(draftCandidateRefusals['check-expired']);
};

/** Returns the draft behind a check link, without its score. */
export const readCandidateCheck = async (
  scope: SystemScope,
  { token }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findChecked(scope, token);
  if (found instanceof Refused) return found;
  const { firstName, lastName, jobTitle, agencyName, fileName, textContent: text, expiresAt } = found;
  return { firstName, lastName, jobTitle, agencyName, fileName, text, expiresAt: expiresAt.toISOString() };
};

/** Downloads the CV behind a check link. */
export const downloadCheckedCv = async (
  scope: SystemScope,
  { token }: InputOf<typeof fileOperation>,
): Promise<HandlerResult<typeof fileOperation>> => {
  const found = await findChecked(scope, token);
  if (found instanceof Refused) return found;
  const { storageKey, fileName, mediaType, sizeBytes } = found;
  if (storageKey === null || fileName === null || mediaType === null || sizeBytes === null) return notFound();
  return { storageKey, fileName, mediaType, sizeBytes, inline: canShowInline(mediaType) };
};
