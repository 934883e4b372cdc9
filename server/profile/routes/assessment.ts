import * as assessment from '#contract/profile/operations/assessment.ts';
import * as verification from '#contract/profile/operations/verification.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { confirmAssessment } from '../commands/confirm-assessment.ts';
import { approveAgency, declineAgency } from '../commands/decide-agency.ts';
import { deleteAssessmentFile, uploadAssessmentFile } from '../commands/save-assessment-file.ts';
import { saveAssessment } from '../commands/save-assessment.ts';
import { downloadAssessmentFile, previewAssessment, readAssessment } from '../queries/assessment.ts';
import { listWaitingAgencies, readVerification } from '../queries/verification.ts';

/** The answers of an agency before it is admitted, and the decisions of Rolecall's staff. */
export const assessmentRoutes: readonly Route[] = [
  answer(assessment.readAssessment, readAssessment),
  answer(assessment.saveAssessment, saveAssessment),
  answer(assessment.confirmAssessment, confirmAssessment),
  answer(assessment.previewAssessment, previewAssessment),
  answer(assessment.uploadAssessmentFile, uploadAssessmentFile),
  answer(assessment.deleteAssessmentFile, deleteAssessmentFile),
  answer(assessment.downloadAssessmentFile, downloadAssessmentFile),
  answer(verification.listWaitingAgencies, listWaitingAgencies),
  answer(verification.readVerification, readVerification),
  answer(verification.approveAgency, approveAgency),
  answer(verification.declineAgency, declineAgency),
];
