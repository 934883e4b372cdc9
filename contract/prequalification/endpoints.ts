import { callerIdentityFields, endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  clientPrequalification,
  clientPrequalifications,
  engagementPrequalification,
  readRequestForm,
  requestPrequalification,
} from './operations/agency.ts';
import type {
  deleteDocument,
  editDocumentDescription,
  downloadVersion,
  listDocuments,
  replaceDocument,
  setDocumentPermissions,
  uploadDocument,
} from './operations/documents.ts';
import type {
  approvePrequalification,
  declinePrequalification,
  extendPrequalification,
  readPrequalification,
  listReceivedPrequalifications,
  revokePrequalification,
} from './operations/employer.ts';

const repeatsWho = callerIdentityFields('body');

// The same path takes either an agency's ID or a document's ID, because OpenAPI treats paths that differ only in a
// parameter's name as identical.
const documentPath = '/api/v2.1/document/prequalification/{id}';
const documentIdAsId = { names: { documentId: 'id' } } as const;

export const clientPrequalificationsEndpoint = endpoint<typeof clientPrequalifications>(
  'prequalification.clients',
  'GET',
  '/api/v2.1/auction/clientPrequalifications',
  { claims: { tenantId: { place: 'query', is: 'tenant' } } },
);
export const clientPrequalificationEndpoint = endpoint<typeof clientPrequalification>(
  'prequalification.ofClient',
  'GET',
  '/api/v2.1/auction/competitivePrequalStatus/{clientId}',
);
const engagementPrequalificationEndpoint = endpoint<typeof engagementPrequalification>(
  'prequalification.ofEngagement',
  'GET',
  '/api/v2.1/auction/prequalification/{auctionId}/{supplierId}',
  { names: { engagementId: 'auctionId' }, claims: { supplierId: { place: 'path', is: 'tenant' } } },
);
export const readRequestFormEndpoint = endpoint<typeof readRequestForm>(
  'prequalification.requestForm',
  'GET',
  '/api/v2.1/successfee/requestPrequalification',
);
export const requestPrequalificationEndpoint = endpoint<typeof requestPrequalification>(
  'prequalification.request',
  'POST',
  '/api/v2.1/successfee/requestPrequalification',
  { claims: repeatsWho },
);
export const listReceivedPrequalificationsEndpoint = endpoint<typeof listReceivedPrequalifications>(
  'prequalification.received',
  'GET',
  '/api/v1/employer/prequalification',
);
export const readPrequalificationEndpoint = endpoint<typeof readPrequalification>(
  'prequalification.one',
  'GET',
  '/api/v1/employer/prequalification/{prequalificationId}',
);
export const approvePrequalificationEndpoint = endpoint<typeof approvePrequalification>(
  'prequalification.approve',
  'PATCH',
  '/api/v1/employer/prequalification/{prequalificationId}/approval',
);
export const declinePrequalificationEndpoint = endpoint<typeof declinePrequalification>(
  'prequalification.decline',
  'PATCH',
  '/api/v1/employer/prequalification/{prequalificationId}/decline',
);
export const extendPrequalificationEndpoint = endpoint<typeof extendPrequalification>(
  'prequalification.extend',
  'PATCH',
  '/api/v1/employer/prequalification/{prequalificationId}/extension',
);
export const revokePrequalificationEndpoint = endpoint<typeof revokePrequalification>(
  'prequalification.revoke',
  'PATCH',
  '/api/v1/employer/prequalification/{prequalificationId}/revocation',
);
export const listDocumentsEndpoint = endpoint<typeof listDocuments>('prequalification.documents', 'GET', documentPath, {
  claims: { id: { place: 'path', is: 'tenant' } },
});
export const uploadDocumentEndpoint = endpoint<typeof uploadDocument>(
  'prequalification.uploadDocument',
  'POST',
  '/api/v2.1/document/prequalification',
  { claims: repeatsWho },
);
export const replaceDocumentEndpoint = endpoint<typeof replaceDocument>(
  'prequalification.replaceDocument',
  'PUT',
  documentPath,
  { ...documentIdAsId, claims: repeatsWho },
);
export const editDocumentDescriptionEndpoint = endpoint<typeof editDocumentDescription>(
  'prequalification.describeDocument',
  'PATCH',
  documentPath,
  documentIdAsId,
);
export const deleteDocumentEndpoint = endpoint<typeof deleteDocument>(
  'prequalification.deleteDocument',
  'DELETE',
  documentPath,
  documentIdAsId,
);
export const setDocumentPermissionsEndpoint = endpoint<typeof setDocumentPermissions>(
  'prequalification.setPermissions',
  'PATCH',
  '/api/v2.1/document/prequalification/{documentId}/permissions',
);
export const downloadVersionEndpoint = endpoint<typeof downloadVersion>(
  'prequalification.downloadVersion',
  'GET',
  '/api/v2.1/document/prequalificationVersion/{versionId}',
);

export const prequalificationEndpoints: readonly Endpoint[] = [
  clientPrequalificationsEndpoint,
  clientPrequalificationEndpoint,
  engagementPrequalificationEndpoint,
  readRequestFormEndpoint,
  requestPrequalificationEndpoint,
  listReceivedPrequalificationsEndpoint,
  readPrequalificationEndpoint,
  approvePrequalificationEndpoint,
  declinePrequalificationEndpoint,
  extendPrequalificationEndpoint,
  revokePrequalificationEndpoint,
  listDocumentsEndpoint,
  uploadDocumentEndpoint,
  replaceDocumentEndpoint,
  editDocumentDescriptionEndpoint,
  deleteDocumentEndpoint,
  setDocumentPermissionsEndpoint,
  downloadVersionEndpoint,
];
