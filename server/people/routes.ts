import * as contract from '#contract/people/operations.ts';
import * as holds from '#contract/people/operations/holds.ts';
import * as renewal from '#contract/people/operations/renewal.ts';
import * as retention from '#contract/people/operations/retention.ts';
import { bindOperation, bindPublicOperation, type Route } from '#server/platform/http/handler.ts';
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
import { listErasuresOfUnsubmitted } from './queries/unsubmitted.ts';
import { exportRetentionPlan, listRetentionPlan } from './queries/retention-plan.ts';

const byLink = 'a person answers by the link of an email';

export const peopleRoutes: readonly Route[] = [
  bindOperation(contract.listPeople, listPeople),
  bindOperation(contract.readPerson, readPerson),
  bindOperation(contract.listImportedPeople, listImportedPeople),
  bindOperation(contract.addNote, addNote),
  bindOperation(contract.deleteNote, deleteNote),
  bindOperation(contract.listRequestChoices, listTalentRequestOptions),
  bindOperation(contract.startSubmission, startSubmission),
  bindOperation(contract.mergePeople, mergePeople),
  bindOperation(contract.undoMerge, undoMerge),
  bindOperation(contract.exportPerson, exportPerson, { readsReplica: true }),
  bindOperation(contract.exportPersonPdf, exportPersonPdf, { readsReplica: true }),
  bindOperation(contract.erasePerson, erasePerson),
  bindOperation(retention.readRetention, readRetention),
  bindOperation(retention.changeRetention, changeRetention),
  bindOperation(retention.listRetentionPlan, listRetentionPlan),
  bindOperation(retention.listErasuresOfUnsubmitted, listErasuresOfUnsubmitted),
  bindOperation(retention.exportRetentionPlan, exportRetentionPlan, { readsReplica: true }),
  bindOperation(holds.listHolds, listHolds),
  bindOperation(holds.findPeopleToHold, findPeopleToHold),
  bindOperation(holds.placeHold, placeHold),
  bindOperation(holds.liftHold, liftHold),
  bindOperation(renewal.requestRetentionRenewal, requestRenewal),
  bindPublicOperation(renewal.readRenewalPage, byLink, readRenewalPage),
  bindPublicOperation(renewal.answerRenewal, byLink, answerRenewal),
];
