import * as agency from '#contract/prequalification/operations/agency.ts';
import * as documents from '#contract/prequalification/operations/documents.ts';
import * as employer from '#contract/prequalification/operations/employer.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import * as library from './commands/change-library.ts';
import * as deciding from './commands/decide-prequalification.ts';
import { requestPrequalification } from './commands/request-prequalification.ts';
import { setDocumentPermissions } from './commands/set-permissions.ts';
import * as standings from './queries/client-prequalifications.ts';
import { listDocuments } from './queries/library.ts';
import * as received from './queries/received.ts';
import { readRequestForm } from './queries/request-form.ts';
import { downloadVersion } from './queries/shared-documents.ts';

export const prequalificationRoutes: readonly Route[] = [
  bindOperation(agency.clientPrequalifications, standings.listClientPrequalifications),
  bindOperation(agency.clientPrequalification, standings.readClientPrequalification),
  bindOperation(agency.engagementPrequalification, standings.readEngagementPrequalification),
  bindOperation(agency.readRequestForm, readRequestForm),
  bindOperation(agency.requestPrequalification, requestPrequalification),
  bindOperation(employer.listReceivedPrequalifications, received.listReceivedPrequalifications),
  bindOperation(employer.readPrequalification, received.readPrequalification),
  bindOperation(employer.approvePrequalification, deciding.approvePrequalification),
  bindOperation(employer.declinePrequalification, deciding.declinePrequalification),
  bindOperation(employer.extendPrequalification, deciding.extendPrequalification),
  bindOperation(employer.revokePrequalification, deciding.revokePrequalification),
  bindOperation(documents.listDocuments, listDocuments),
  bindOperation(documents.uploadDocument, library.uploadDocument),
  bindOperation(documents.replaceDocument, library.replaceDocument),
  bindOperation(documents.editDocumentDescription, library.editDocumentDescription),
  bindOperation(documents.deleteDocument, library.deleteDocument),
  bindOperation(documents.setDocumentPermissions, setDocumentPermissions),
  bindOperation(documents.downloadVersion, downloadVersion),
];
