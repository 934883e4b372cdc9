import * as areas from '#contract/profile/operations/areas.ts';
import * as assessment from '#contract/profile/operations/assessment.ts';
import * as biography from '#contract/profile/operations/biography.ts';
import * as classifications from '#contract/profile/operations/classifications.ts';
import * as history from '#contract/profile/operations/client-history.ts';
import * as details from '#contract/profile/operations/details.ts';
import * as industries from '#contract/profile/operations/industries.ts';
import * as logo from '#contract/profile/operations/logo.ts';
import * as offices from '#contract/profile/operations/offices.ts';
import * as verification from '#contract/profile/operations/verification.ts';
import { logoTypeMessage } from '#contract/profile/rules/logo.ts';
import { answer, answerAsSystem, type Route } from '#server/platform/http/handler.ts';
import { createArea, deleteArea } from './commands/change-areas.ts';
import { changeClassification, changeSubClassification } from './commands/change-classification.ts';
import { addIndustries, deleteIndustry } from './commands/change-industries.ts';
import { addJobTitle, deleteJobTitle } from './commands/change-job-titles.ts';
import { createOffice, deleteOffice, updateOffice } from './commands/change-offices.ts';
import { confirmAssessment } from './commands/confirm-assessment.ts';
import { approveAgency, declineAgency } from './commands/decide-agency.ts';
import { deleteAssessmentFile, uploadAssessmentFile } from './commands/save-assessment-file.ts';
import { saveAssessment } from './commands/save-assessment.ts';
import { updateBiography } from './commands/update-biography.ts';
import { updateDetails } from './commands/update-details.ts';
import { updateHeadOffice } from './commands/update-head-office.ts';
import { uploadLogo } from './commands/upload-logo.ts';
import { createClientHistory, deleteClientHistory, updateClientHistory } from './commands/write-client-history.ts';
import { downloadAssessmentFile, previewAssessment, readAssessment } from './queries/assessment.ts';
import { readBiography } from './queries/read-biography.ts';
import { listClientHistory } from './queries/read-client-history.ts';
import { readCompletion } from './queries/read-completion.ts';
import { readHeadOffice, readTenantInfo } from './queries/read-details.ts';
import { readLogo } from './queries/read-logo.ts';
import { checkClassifications, listClassifications, listIndustries, listJobTitles } from './queries/read-work.ts';
import { listWaitingAgencies, readVerification } from './queries/verification.ts';

export const profileRoutes: readonly Route[] = [
  answer(details.readCompletion, readCompletion),
  answer(details.readTenantInfo, readTenantInfo),
  answer(details.readHeadOffice, readHeadOffice),
  answer(details.updateDetails, updateDetails),
  answer(details.updateHeadOffice, updateHeadOffice),
  answer(offices.createOffice, createOffice),
  answer(offices.updateOffice, updateOffice),
  answer(offices.deleteOffice, deleteOffice),
  answer(areas.createArea, createArea),
  answer(areas.deleteArea, deleteArea),
  answer(biography.readBiography, readBiography),
  answer(biography.updateBiography, updateBiography),
  answer(history.listClientHistory, listClientHistory),
  answer(history.createClientHistory, createClientHistory),
  answer(history.updateClientHistory, updateClientHistory),
  answer(history.deleteClientHistory, deleteClientHistory),
  answer(logo.uploadLogo, uploadLogo, { kindWords: () => logoTypeMessage }),
  answerAsSystem(logo.readLogo, 'show a logo to anyone with its URL', readLogo),
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
  answer(classifications.checkClassifications, checkClassifications),
  answer(classifications.listClassifications, listClassifications),
  answer(classifications.changeClassification, changeClassification),
  answer(classifications.changeSubClassification, changeSubClassification),
  answer(industries.listIndustries, listIndustries),
  answer(industries.addIndustries, addIndustries),
  answer(industries.deleteIndustry, deleteIndustry),
  answer(industries.listJobTitles, listJobTitles),
  answer(industries.addJobTitle, addJobTitle),
  answer(industries.deleteJobTitle, deleteJobTitle),
];
