import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import { holdEndpoints } from './endpoints/holds.ts';
import { renewalEndpoints } from './endpoints/renewal.ts';
import { retentionEndpoints } from './endpoints/retention.ts';
import type * as people from './operations.ts';

const path = '/api/v1/people';
const personPath = `${path}/{personId}` as const;

export const listPeopleEndpoint = endpoint<typeof people.listPeople>('people.list', 'GET', path);
export const readPersonEndpoint = endpoint<typeof people.readPerson>('people.one', 'GET', personPath);
export const listImportedPeopleEndpoint = endpoint<typeof people.listImportedPeople>(
  'people.imported',
  'GET',
  '/api/v1/engagement/candidate/imports/{talentRequestId}/people',
);
export const addNoteEndpoint = endpoint<typeof people.addNote>('people.addNote', 'POST', `${personPath}/notes`);
export const deleteNoteEndpoint = endpoint<typeof people.deleteNote>(
  'people.deleteNote',
  'DELETE',
  `${personPath}/notes/{noteId}`,
);
export const listRequestChoicesEndpoint = endpoint<typeof people.listRequestChoices>(
  'people.requestChoices',
  'GET',
  `${personPath}/talentRequests`,
);
export const startSubmissionEndpoint = endpoint<typeof people.startSubmission>(
  'people.startSubmission',
  'POST',
  `${personPath}/submissions`,
);
export const mergePeopleEndpoint = endpoint<typeof people.mergePeople>('people.merge', 'POST', `${personPath}/merges`);
export const undoMergeEndpoint = endpoint<typeof people.undoMerge>(
  'people.undoMerge',
  'DELETE',
  `${personPath}/merges/{mergeId}`,
);
export const exportPersonEndpoint = endpoint<typeof people.exportPerson>(
  'people.export',
  'POST',
  `${personPath}/export`,
);
export const exportPersonPdfEndpoint = endpoint<typeof people.exportPersonPdf>(
  'people.exportPdf',
  'GET',
  `${personPath}/export/pdf`,
);
export const erasePersonEndpoint = endpoint<typeof people.erasePerson>('people.erase', 'DELETE', personPath);

export const peopleEndpoints: readonly Endpoint[] = [
  listPeopleEndpoint,
  readPersonEndpoint,
  listImportedPeopleEndpoint,
  addNoteEndpoint,
  deleteNoteEndpoint,
  listRequestChoicesEndpoint,
  startSubmissionEndpoint,
  mergePeopleEndpoint,
  undoMergeEndpoint,
  exportPersonEndpoint,
  exportPersonPdfEndpoint,
  erasePersonEndpoint,
  ...retentionEndpoints,
  ...holdEndpoints,
  ...renewalEndpoints,
];
