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
import { logoTypeError } from '#contract/profile/rules/logo.ts';
import { bindOperation, bindPublicOperation, type Route } from '#server/platform/http/handler.ts';
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
  bindOperation(details.readCompletion, readCompletion),
  bindOperation(details.readTenantInfo, readTenantInfo),
  bindOperation(details.readHeadOffice, readHeadOffice),
  bindOperation(details.updateDetails, updateDetails),
  bindOperation(details.updateHeadOffice, updateHeadOffice),
  bindOperation(offices.createOffice, createOffice),
  bindOperation(offices.updateOffice, updateOffice),
  bindOperation(offices.deleteOffice, deleteOffice),
  bindOperation(areas.createArea, createArea),
  bindOperation(areas.deleteArea, deleteArea),
  bindOperation(biography.readBiography, readBiography),
  bindOperation(biography.updateBiography, updateBiography),
  bindOperation(history.listClientHistory, listClientHistory),
  bindOperation(history.createClientHistory, createClientHistory),
  bindOperation(history.updateClientHistory, updateClientHistory),
  bindOperation(history.deleteClientHistory, deleteClientHistory),
  bindOperation(logo.uploadLogo, uploadLogo, { kindWords: () => logoTypeError.error() }),
  bindPublicOperation(logo.readLogo, 'show a logo to anyone with its URL', readLogo),
  bindOperation(assessment.readAssessment, readAssessment),
  bindOperation(assessment.saveAssessment, saveAssessment),
  bindOperation(assessment.confirmAssessment, confirmAssessment),
  bindOperation(assessment.previewAssessment, previewAssessment),
  bindOperation(assessment.uploadAssessmentFile, uploadAssessmentFile),
  bindOperation(assessment.deleteAssessmentFile, deleteAssessmentFile),
  bindOperation(assessment.downloadAssessmentFile, downloadAssessmentFile),
  bindOperation(verification.listWaitingAgencies, listWaitingAgencies),
  bindOperation(verification.readVerification, readVerification),
  bindOperation(verification.approveAgency, approveAgency),
  bindOperation(verification.declineAgency, declineAgency),
  bindOperation(classifications.checkClassifications, checkClassifications),
  bindOperation(classifications.listClassifications, listClassifications),
  bindOperation(classifications.changeClassification, changeClassification),
  bindOperation(classifications.changeSubClassification, changeSubClassification),
  bindOperation(industries.listIndustries, listIndustries),
  bindOperation(industries.addIndustries, addIndustries),
  bindOperation(industries.deleteIndustry, deleteIndustry),
  bindOperation(industries.listJobTitles, listJobTitles),
  bindOperation(industries.addJobTitle, addJobTitle),
  bindOperation(industries.deleteJobTitle, deleteJobTitle),
];
