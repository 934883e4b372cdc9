import { address, type Address } from '#contract/common/address.ts';
import type {
  clientPrequalification,
  clientPrequalifications,
  engagementPrequalification,
  readRequestForm,
  requestPrequalification,
} from './operations/agency.ts';
import type {
  deleteDocument,
  describeDocument,
  downloadVersion,
  listDocuments,
  replaceDocument,
  setPermissions,
  uploadDocument,
} from './operations/documents.ts';
import type {
  approvePrequalification,
  declinePrequalification,
  extendPrequalification,
  readPrequalification,
  receivedPrequalifications,
  revokePrequalification,
} from './operations/employer.ts';

const repeatsWho = {
  supplierId: { place: 'body', is: 'tenant' },
  userId: { place: 'body', is: 'user' },
} as const;

// One path for the agency's id and a document's: OpenAPI takes two that differ in a parameter's name for the same.
const documentPath = '/api/v2.1/document/prequalification/{id}';
const documentIdAsId = { names: { documentId: 'id' } } as const;

export const clientPrequalificationsAt = address<typeof clientPrequalifications>(
  'prequalification.clients',
  'GET',
  '/api/v2.1/auction/clientPrequalifications',
  { claims: { tenantId: { place: 'query', is: 'tenant' } } },
);
export const clientPrequalificationAt = address<typeof clientPrequalification>(
  'prequalification.ofClient',
  'GET',
  '/api/v2.1/auction/competitivePrequalStatus/{clientId}',
);
export const engagementPrequalificationAt = address<typeof engagementPrequalification>(
  'prequalification.ofEngagement',
  'GET',
  '/api/v2.1/auction/prequalification/{auctionId}/{supplierId}',
  { names: { engagementId: 'auctionId' }, claims: { supplierId: { place: 'path', is: 'tenant' } } },
);
export const readRequestFormAt = address<typeof readRequestForm>(
  'prequalification.requestForm',
  'GET',
  '/api/v2.1/successfee/requestPrequalification',
);
export const requestPrequalificationAt = address<typeof requestPrequalification>(
  'prequalification.request',
  'POST',
  '/api/v2.1/successfee/requestPrequalification',
  { claims: repeatsWho },
);
export const receivedPrequalificationsAt = address<typeof receivedPrequalifications>(
  'prequalification.received',
  'GET',
  '/api/v1/employer/prequalification',
);
export const readPrequalificationAt = address<typeof readPrequalification>(
  'prequalification.one',
  'GET',
  '/api/v1/employer/prequalification/{prequalificationId}',
);
export const approvePrequalificationAt = address<typeof approvePrequalification>(
  'prequalification.approve',
  'PATCH',
  '/api/v1/employer/prequalification/{prequalificationId}/approval',
);
export const declinePrequalificationAt = address<typeof declinePrequalification>(
  'prequalification.decline',
  'PATCH',
  '/api/v1/employer/prequalification/{prequalificationId}/decline',
);
export const extendPrequalificationAt = address<typeof extendPrequalification>(
  'prequalification.extend',
  'PATCH',
  '/api/v1/employer/prequalification/{prequalificationId}/extension',
);
export const revokePrequalificationAt = address<typeof revokePrequalification>(
  'prequalification.revoke',
  'PATCH',
  '/api/v1/employer/prequalification/{prequalificationId}/revocation',
);
export const listDocumentsAt = address<typeof listDocuments>('prequalification.documents', 'GET', documentPath, {
  claims: { id: { place: 'path', is: 'tenant' } },
});
export const uploadDocumentAt = address<typeof uploadDocument>(
  'prequalification.uploadDocument',
  'POST',
  '/api/v2.1/document/prequalification',
  { claims: repeatsWho },
);
export const replaceDocumentAt = address<typeof replaceDocument>(
  'prequalification.replaceDocument',
  'PUT',
  documentPath,
  { ...documentIdAsId, claims: repeatsWho },
);
export const describeDocumentAt = address<typeof describeDocument>(
  'prequalification.describeDocument',
  'PATCH',
  documentPath,
  documentIdAsId,
);
export const deleteDocumentAt = address<typeof deleteDocument>(
  'prequalification.deleteDocument',
  'DELETE',
  documentPath,
  documentIdAsId,
);
export const setPermissionsAt = address<typeof setPermissions>(
  'prequalification.setPermissions',
  'PATCH',
  '/api/v2.1/document/prequalification/{documentId}/permissions',
);
export const downloadVersionAt = address<typeof downloadVersion>(
  'prequalification.downloadVersion',
  'GET',
  '/api/v2.1/document/prequalificationVersion/{versionId}',
);

export const prequalificationAddresses: readonly Address[] = [
  clientPrequalificationsAt,
  clientPrequalificationAt,
  engagementPrequalificationAt,
  readRequestFormAt,
  requestPrequalificationAt,
  receivedPrequalificationsAt,
  readPrequalificationAt,
  approvePrequalificationAt,
  declinePrequalificationAt,
  extendPrequalificationAt,
  revokePrequalificationAt,
  listDocumentsAt,
  uploadDocumentAt,
  replaceDocumentAt,
  describeDocumentAt,
  deleteDocumentAt,
  setPermissionsAt,
  downloadVersionAt,
];
