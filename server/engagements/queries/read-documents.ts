import type { Selectable } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type {
  downloadDocument,
  listDocuments,
  listEmployerDocuments,
  listRequirements,
  listSuccessFeeDocuments,
  listTalentRequestDocuments,
} from '#contract/engagements/operations/agency.ts';
import type { DocumentView, RequirementView } from '#contract/engagements/shapes.ts';
import { canShowInline } from '#server/platform/files/kinds.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope, Scope } from '#server/platform/scope/scope.ts';
import type { EngagementTables } from '../tables.ts';
import { findRequestedEngagement } from './read-engagement.ts';
import { findRequestedTalentRequest } from './read-talent-requests.ts';

const documents = (scope: Scope) => {
  const all = scope.db
    .selectFrom('engagementDocument')
    .selectAll()
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id');
  if (scope.side === 'agency') return all.where('publishedAt', 'is not', null);
  if (scope.side === 'client') return all.where('clientId', '=', scope.tenantId);
  return all;
};

/** Returns a document in the API's format. */
export const engagementDocumentView = (document: Selectable<EngagementTables['engagementDocument']>): DocumentView => ({
  documentId: document.id,
  talentRequestId: document.talentRequestId,
  title: document.title,
  fileName: document.fileName,
  extension: document.extension,
  sizeBytes: document.sizeBytes,
  isReferenceAgreement: document.isReferenceAgreement,
  createdAt: document.createdAt.toISOString(),
});

/** Lists the documents of an engagement and its talent requests that the caller can see. */
export const listEngagementDocuments = async (scope: Scope, engagementId: string): Promise<DocumentView[]> =>
  (await documents(scope).where('engagementId', '=', engagementId).execute()).map(engagementDocumentView);

/** Finds the employer's requirements for agencies in an engagement. */
export const findRequirements = async (scope: Scope, engagementId: string): Promise<RequirementView[]> => {
  const all = scope.db
    .selectFrom('engagementRequirement')
    .select(['id as requirementId', 'text', 'isMandatory'])
    .where('engagementId', '=', engagementId)
    .orderBy('sort');
  if (scope.side === 'agency') return all.where('publishedAt', 'is not', null).execute();
  if (scope.side === 'client') return all.where('clientId', '=', scope.tenantId).execute();
  return all.execute();
};

export const readEngagementDocuments = async (
  scope: Scope,
  input: InputOf<typeof listDocuments>,
): Promise<HandlerResult<typeof listDocuments>> => {
  const engagement = await findRequestedEngagement(scope, input);
  return engagement ? listEngagementDocuments(scope, engagement.id) : notFound();
};

export const readSuccessFeeDocuments = async (
  scope: Scope,
  input: InputOf<typeof listSuccessFeeDocuments>,
): Promise<HandlerResult<typeof listSuccessFeeDocuments>> => {
  const engagement = await findRequestedEngagement(scope, input);
  if (!engagement) return notFound();
  const all = await listEngagementDocuments(scope, engagement.id);
  return {
    documents: all.filter(({ isReferenceAgreement }) => !isReferenceAgreement),
    successFeeReferenceAgreements: all.filter(({ isReferenceAgreement }) => isReferenceAgreement),
  };
};

export const readEmployerDocuments = async (
  scope: Scope,
  input: InputOf<typeof listEmployerDocuments>,
): Promise<HandlerResult<typeof listEmployerDocuments>> => {
  const request = await findRequestedTalentRequest(scope, input);
  if (!request) return notFound();
  const all = await listEngagementDocuments(scope, request.engagementId);
  return all.filter(({ talentRequestId }) => talentRequestId === null || talentRequestId === request.id);
};

export const readTalentRequestDocuments = async (
  scope: Scope,
  input: InputOf<typeof listTalentRequestDocuments>,
): Promise<HandlerResult<typeof listTalentRequestDocuments>> => {
  const request = await findRequestedTalentRequest(scope, input);
  if (!request) return notFound();
  return (await documents(scope).where('talentRequestId', '=', request.id).execute()).map(engagementDocumentView);
};

export const readRequirements = async (
  scope: Scope,
  input: InputOf<typeof listRequirements>,
): Promise<HandlerResult<typeof listRequirements>> => {
  const engagement = await findRequestedEngagement(scope, input);
  return engagement ? findRequirements(scope, engagement.id) : notFound();
};

/** Selects a draft's document, which only the draft's employer can see. */
const ownDraftDocument = (scope: ClientScope, documentId: string) =>
  scope.db
    .selectFrom('draftDocument')
    .select(['storageKey', 'fileName', 'mediaType', 'sizeBytes'])
    .where('id', '=', documentId)
    .where('clientId', '=', scope.tenantId)
    .where('draftId', 'is not', null)
    .where('removedAt', 'is', null)
    .executeTakeFirst();

export const openDocumentFile = async (
  scope: Scope,
  input: InputOf<typeof downloadDocument>,
): Promise<HandlerResult<typeof downloadDocument>> => {
  const document =
    (await documents(scope).where('id', '=', input.documentId).executeTakeFirst()) ??
    (scope.side === 'client' ? await ownDraftDocument(scope, input.documentId) : undefined);
  if (!document) return notFound();
  return {
    storageKey: document.storageKey,
    fileName: document.fileName,
    mediaType: document.mediaType,
    sizeBytes: document.sizeBytes,
    inline: canShowInline(document.mediaType),
  };
};
