import type { Operation } from '#contract/common/operation.ts';
import {
  clientPrequalification,
  clientPrequalifications,
  engagementPrequalification,
  readRequestForm,
  requestPrequalification,
} from './operations/agency.ts';
import {
  deleteDocument,
  editDocumentDescription,
  downloadVersion,
  listDocuments,
  replaceDocument,
  setDocumentPermissions,
  uploadDocument,
} from './operations/documents.ts';
import {
  approvePrequalification,
  declinePrequalification,
  extendPrequalification,
  readPrequalification,
  listReceivedPrequalifications,
  revokePrequalification,
} from './operations/employer.ts';

export const prequalificationOperations: readonly Operation[] = [
  clientPrequalifications,
  clientPrequalification,
  engagementPrequalification,
  readRequestForm,
  requestPrequalification,
  listReceivedPrequalifications,
  readPrequalification,
  approvePrequalification,
  declinePrequalification,
  extendPrequalification,
  revokePrequalification,
  listDocuments,
  uploadDocument,
  replaceDocument,
  editDocumentDescription,
  deleteDocument,
  setDocumentPermissions,
  downloadVersion,
];
