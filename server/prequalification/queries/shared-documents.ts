import type { InputOf } from '#contract/common/operation.ts';
import type { downloadVersion as operation } from '#contract/prequalification/operations/documents.ts';
import { documentFlagOf, type PrequalificationCell } from '#contract/prequalification/rules.ts';
import type { SharedDocument } from '#contract/prequalification/shapes.ts';
import type { DocumentFlag } from '#contract/prequalification/states.ts';
import { canShowInline } from '#server/platform/files/kinds.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { utcDay, isDayOver } from '../rules/days.ts';

/** The database column for each document flag of the API. */
export const documentFlagColumns = {
  contract_executive: 'contractExecutive',
  contract_professional: 'contractProfessional',
  contract_skilled: 'contractSkilled',
  perm_executive: 'permExecutive',
  perm_professional: 'permProfessional',
  perm_skilled: 'permSkilled',
} as const satisfies Record<DocumentFlag, string>;
export type DocumentFlagColumn = (typeof documentFlagColumns)[DocumentFlag];

/** Returns the path from which a version can be downloaded. */
export const versionPath = (versionId: string): string => `/api/v2.1/document/prequalificationVersion/${versionId}`;

/** Converts a row to a document version as the API returns it. */
export const toDocumentVersion = (row: {
  versionId: string;
  number: number;
  fileName: string;
  mediaType: string;
  sizeBytes: number;
  createdAt: Date;
}) => ({
  versionId: row.versionId,
  versionNumber: row.number,
  file: row.fileName,
  path: versionPath(row.versionId),
  mediaType: row.mediaType,
  sizeBytes: row.sizeBytes,
  created: row.createdAt.toISOString(),
});

/** Returns the documents that an agency shares with the caller for a kind of role, latest first. */
export const listSharedDocuments = async (
  scope: ClientScope,
  { supplierId, ...cell }: PrequalificationCell & { supplierId: string },
): Promise<SharedDocument[]> => {
  const rows = await scope.db
    .selectFrom('prequalificationPermission as permission')
    .innerJoin('prequalificationDocument as document', 'document.id', 'permission.documentId')
    .innerJoin('prequalificationVersion as version', (join) =>
      join.onRef('version.documentId', '=', 'document.id').on('version.isCurrent', '=', true),
    )
    .select(['document.id as documentId', 'document.description', 'document.expiresOn'])
    .select(['version.id as versionId', 'version.number', 'version.fileName', 'version.mediaType'])
    .select(['version.sizeBytes', 'version.createdAt', 'permission.email', 'permission.location'])
    .where('permission.clientId', '=', scope.tenantId)
    .where('permission.supplierId', '=', supplierId)
    .where(`permission.${documentFlagColumns[documentFlagOf(cell)]}`, '=', true)
    .where('document.deletedAt', 'is', null)
    .orderBy('version.createdAt', 'desc')
    .orderBy('version.id')
    .execute();
  return rows.map((row) => ({
    ...toDocumentVersion(row),
    documentId: row.documentId,
    description: row.description,
    expiresOn: row.expiresOn,
    isExpired: isDayOver(row.expiresOn, utcDay(scope.now)),
    email: row.email,
    location: row.location,
  }));
};

/** Returns the document versions on which the caller's approval of an agency is based. */
export const listApprovalDocuments = async (scope: ClientScope, requestId: string): Promise<SharedDocument[]> => {
  const rows = await scope.db
    .selectFrom('prequalificationPin as pin')
    .innerJoin('prequalificationVersion as version', 'version.id', 'pin.versionId')
    .leftJoin('prequalificationPermission as permission', (join) =>
      join.onRef('permission.documentId', '=', 'version.documentId').on('permission.clientId', '=', scope.tenantId),
    )
    .select(['version.documentId', 'pin.description', 'pin.expiresOn', 'version.id as versionId', 'version.number'])
    .select(['version.fileName', 'version.mediaType', 'version.sizeBytes', 'version.createdAt'])
    .select(['permission.email', 'permission.location'])
    .where('pin.requestId', '=', requestId)
    .where('pin.clientId', '=', scope.tenantId)
    .orderBy('version.createdAt', 'desc')
    .orderBy('version.id')
    .execute();
  return rows.map((row) => ({
    ...toDocumentVersion(row),
    documentId: row.documentId,
    description: row.description,
    expiresOn: row.expiresOn,
    isExpired: isDayOver(row.expiresOn, utcDay(scope.now)),
    email: row.email ?? '',
    location: row.location ?? '',
  }));
};

/**
 * Returns the file of a document version. Row security limits agencies to their own versions, and clients to those that
 * were shared with them or that they approved.
 */
export const downloadVersion = async (
  scope: AgencyScope | ClientScope,
  { versionId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await scope.db
    .selectFrom('prequalificationVersion')
    .select(['storageKey', 'fileName', 'mediaType', 'sizeBytes'])
    .where('id', '=', versionId)
    .$if(scope.side === 'agency', (query) => query.where('supplierId', '=', scope.tenantId))
    .executeTakeFirst();
  return row ? { ...row, inline: canShowInline(row.mediaType) } : notFound();
};
