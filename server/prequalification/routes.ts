import * as agency from '#contract/prequalification/operations/agency.ts';
import * as documents from '#contract/prequalification/operations/documents.ts';
import * as employer from '#contract/prequalification/operations/employer.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as library from './commands/change-library.ts';
import * as deciding from './commands/decide-prequalification.ts';
import { requestPrequalification } from './commands/request-prequalification.ts';
import { setPermissions } from './commands/set-permissions.ts';
import * as standings from './queries/client-prequalifications.ts';
import { listDocuments } from './queries/library.ts';
import * as received from './queries/received.ts';
import { readRequestForm } from './queries/request-form.ts';
import { downloadVersion } from './queries/shared-documents.ts';

export const prequalificationRoutes: readonly Route[] = [
  answer(agency.clientPrequalifications, standings.listClientPrequalifications),
  answer(agency.clientPrequalification, standings.readClientPrequalification),
  answer(agency.engagementPrequalification, standings.readEngagementPrequalification),
  answer(agency.readRequestForm, readRequestForm),
  answer(agency.requestPrequalification, requestPrequalification),
  answer(employer.listReceivedPrequalifications, received.listReceivedPrequalifications),
  answer(employer.readPrequalification, received.readPrequalification),
  answer(employer.approvePrequalification, deciding.approvePrequalification),
  answer(employer.declinePrequalification, deciding.declinePrequalification),
  answer(employer.extendPrequalification, deciding.extendPrequalification),
  answer(employer.revokePrequalification, deciding.revokePrequalification),
  answer(documents.listDocuments, listDocuments),
  answer(documents.uploadDocument, library.uploadDocument),
  answer(documents.replaceDocument, library.replaceDocument),
  answer(documents.editDocumentDescription, library.editDocumentDescription),
  answer(documents.deleteDocument, library.deleteDocument),
  answer(documents.setPermissions, setPermissions),
  answer(documents.downloadVersion, downloadVersion),
];
