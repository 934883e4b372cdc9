import type { Selectable } from 'kysely';
import type { listDocuments as operation } from '#contract/prequalification/operations/documents.ts';
import type { DocumentPermission, PrequalificationDocument } from '#contract/prequalification/shapes.ts';
import type { Database } from '#server/database.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { readCompanyFacts } from '#server/profile/public.ts';
import { rightToChangeLibrary } from '../policy.ts';
import { utcDay, isDayOver } from '../rules/days.ts';
import { versionPath, toDocumentVersion } from './shared-documents.ts';

type PermissionRow = Selectable<Database['prequalificationPermission']>;

/** Returns a client's permissions on a document, with the field names from the specification. */
export const toDocumentPermission = (
  row: PermissionRow,
  clientName: string,
  versionId: string,
): DocumentPermission => ({
  _id: row.id,
  client_id: row.clientId,
  clientname: clientName,
  contract_executive: row.contractExecutive,
  contract_professional: row.contractProfessional,
  contract_skilled: row.contractSkilled,
  perm_executive: row.permExecutive,
  perm_professional: row.permProfessional,
  perm_skilled: row.permSkilled,
  file_id: versionId,
  location: row.location,
  email: row.email,
});

const documentsOf = (scope: AgencyScope, documentId?: string) =>
  scope.db
    .selectFrom('prequalificationDocument')
    .selectAll()
    .where('supplierId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .$if(documentId !== undefined, (query) => query.where('id', '=', documentId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

const versionsOf = (scope: AgencyScope, documentIds: readonly string[]) =>
  scope.db
    .selectFrom('prequalificationVersion')
    .select(['id as versionId', 'documentId', 'number', 'isCurrent', 'fileName', 'mediaType', 'sizeBytes'])
    .select(['createdAt', 'uploadedByName'])
    .where('supplierId', '=', scope.tenantId)
    .where('documentId', 'in', documentIds)
    .orderBy('number', 'desc')
    .execute();

const permissionsOf = (scope: AgencyScope, documentIds: readonly string[]) =>
  scope.db
    .selectFrom('prequalificationPermission as permission')
    .innerJoin('tenant', 'tenant.id', 'permission.clientId')
    .selectAll('permission')
    .select('tenant.name as clientName')
    .where('permission.supplierId', '=', scope.tenantId)
    .where('permission.documentId', 'in', documentIds)
    .orderBy('tenant.name')
    .execute();

const pinsOf = (scope: AgencyScope, documentIds: readonly string[]) =>
  scope.db
    .selectFrom('prequalificationPin as pin')
    .innerJoin('prequalificationVersion as version', 'version.id', 'pin.versionId')
    .innerJoin('tenant', 'tenant.id', 'pin.clientId')
    .select(['pin.versionId', 'tenant.name as clientName'])
    .distinct()
    .where('pin.supplierId', '=', scope.tenantId)
    .where('version.documentId', 'in', documentIds)
    .orderBy('tenant.name')
    .execute();

const viewsOf = async (scope: AgencyScope, documentId?: string): Promise<PrequalificationDocument[]> => {
  const documents = await documentsOf(scope, documentId);
  if (documents.length === 0) return [];
  const ids = documents.map(({ id }) => id);
  const [versions, permissions, pins] = [
    await versionsOf(scope, ids),
    await permissionsOf(scope, ids),
    await pinsOf(scope, ids),
  ];
  const facts = await readCompanyFacts(scope);
  return documents.flatMap((document) => {
    const own = versions.filter((version) => version.documentId === document.id);
    const current = own.find((version) => version.isCurrent);
    if (!current) return [];
    return {
      _id: document.id,
      created: document.createdAt.toISOString(),
      modified: document.modifiedAt.toISOString(),
      file: current.fileName,
      path: versionPath(current.versionId),
      description: document.description,
      expiresOn: document.expiresOn,
      isExpired: isDayOver(document.expiresOn, utcDay(scope.now)),
      sizeBytes: current.sizeBytes,
      supplier: {
        supplier_id: scope.tenantId,
        suppliername: facts.name,
        email: facts.email,
        thumbpath: facts.thumbPath,
      },
      permissions: permissions
        .filter((permission) => permission.documentId === document.id)
        .map((permission) => toDocumentPermission(permission, permission.clientName, current.versionId)),
      versions: own.map((version) => ({
        ...toDocumentVersion(version),
        uploadedByName: version.uploadedByName,
        isCurrent: version.isCurrent,
        approvedBy: pins.filter((pin) => pin.versionId === version.versionId).map((pin) => pin.clientName),
      })),
    };
  });
};

/** Returns a document in the library; undefined if the agency has no document with this ID. */
export const findLibraryDocument = async (
  scope: AgencyScope,
  documentId: string,
): Promise<PrequalificationDocument | undefined> => (await viewsOf(scope, documentId))[0];

export const listDocuments = async (scope: AgencyScope): Promise<HandlerResult<typeof operation>> => {
  const clients = await scope.db
    .selectFrom('tenant')
    .select(['id', 'name'])
    .where('side', '=', 'client')
    .where('status', '=', 'approved')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const { email, headOffice } = await readCompanyFacts(scope);
  return {
    records: await viewsOf(scope),
    clients: clients.map(({ id, name }) => ({ client_id: id, clientname: name })),
    contact: { email, location: headOffice },
    can: { change: rightToChangeLibrary(scope) },
  };
};
