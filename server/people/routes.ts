import * as contract from '#contract/people/operations.ts';
import * as holds from '#contract/people/operations/holds.ts';
import * as renewal from '#contract/people/operations/renewal.ts';
import * as retention from '#contract/people/operations/retention.ts';
import { answer, answerAsSystem, type Route } from '#server/platform/http/handler.ts';
import { addNote } from './commands/add-note.ts';
import { liftHold, placeHold } from './commands/change-hold.ts';
import { changeRetention } from './commands/change-retention.ts';
import { deleteNote } from './commands/delete-note.ts';
import { erasePerson } from './commands/erase-person.ts';
import { exportPerson, exportPersonPdf } from './commands/export-person.ts';
import { mergePeople } from './commands/merge-people.ts';
import { answerRenewal, requestRenewal } from './commands/renew.ts';
import { startSubmission } from './commands/start-submission.ts';
import { undoMerge } from './commands/undo-merge.ts';
import { findPeopleToHold, listHolds } from './queries/holds.ts';
import { listImportedPeople } from './queries/imported-people.ts';
import { listPeople } from './queries/list-people.ts';
import { readPerson } from './queries/read-person.ts';
import { readRenewalPage } from './queries/renewal-page.ts';
import { listTalentRequestOptions } from './queries/request-choices.ts';
import { readRetention } from './queries/retention.ts';
import { listUnsubmittedDue } from './queries/unsubmitted.ts';
import { exportRetentionPlan, listRetentionPlan } from './queries/retention-plan.ts';

const byLink = 'a person answers by the link of an email';

export const peopleRoutes: readonly Route[] = [
  answer(contract.listPeople, listPeople),
  answer(contract.readPerson, readPerson),
  answer(contract.listImportedPeople, listImportedPeople),
  answer(contract.addNote, addNote),
  answer(contract.deleteNote, deleteNote),
  answer(contract.listRequestChoices, listTalentRequestOptions),
  answer(contract.startSubmission, startSubmission),
  answer(contract.mergePeople, mergePeople),
  answer(contract.undoMerge, undoMerge),
  answer(contract.exportPerson, exportPerson),
  answer(contract.exportPersonPdf, exportPersonPdf, { readsReplica: true }),
  answer(contract.erasePerson, erasePerson),
  answer(retention.readRetention, readRetention),
  answer(retention.changeRetention, changeRetention),
  answer(retention.listRetentionPlan, listRetentionPlan),
  answer(retention.listUnsubmittedDue, listUnsubmittedDue),
  answer(retention.exportRetentionPlan, exportRetentionPlan, { readsReplica: true }),
  answer(holds.listHolds, listHolds),
  answer(holds.findPeopleToHold, findPeopleToHold),
  answer(holds.placeHold, placeHold),
  answer(holds.liftHold, liftHold),
  answer(renewal.askToKeep, requestRenewal),
  answerAsSystem(renewal.readRenewalPage, byLink, readRenewalPage),
  answerAsSystem(renewal.answerRenewal, byLink, answerRenewal),
];
