import { address, type Address } from '#contract/common/address.ts';
import type * as profile from '#contract/profile/operations/assessment.ts';

const at = '/api/v2.1/profile';
const ofTenant = { claims: { tenantId: { place: 'path', is: 'tenant' } } } as const;

export const readAssessmentAt = address<typeof profile.readAssessment>(
  'profile.assessment',
  'GET',
  `${at}/getAssessmentSurvey`,
);
export const createAssessmentAt = address<typeof profile.saveAssessment>(
  'profile.saveAssessment',
  'POST',
  `${at}/createAssessmentDetails`,
);
export const updateAssessmentAt = address<typeof profile.saveAssessment>(
  'profile.saveAssessment',
  'PATCH',
  `${at}/updateAssessmentDetails/{tenantId}`,
  ofTenant,
);
export const confirmAssessmentAt = address<typeof profile.confirmAssessment>(
  'profile.confirmAssessment',
  'PATCH',
  `${at}/createAssessmentConfirmation`,
);
export const confirmAgainAt = address<typeof profile.confirmAssessment>(
  'profile.confirmAssessment',
  'PATCH',
  `${at}/updateAssessmentConfirmation/{tenantId}`,
  ofTenant,
);
export const previewAssessmentAt = address<typeof profile.previewAssessment>(
  'profile.assessmentPreview',
  'GET',
  `${at}/getAssessmentPreview/{id}`,
  { claims: { id: { place: 'path', is: 'tenant' } } },
);
export const uploadAssessmentFileAt = address<typeof profile.uploadAssessmentFile>(
  'profile.uploadAssessmentFile',
  'POST',
  `${at}/uploadAssessmentFile`,
);
export const deleteAssessmentFileAt = address<typeof profile.deleteAssessmentFile>(
  'profile.deleteAssessmentFile',
  'DELETE',
  `${at}/deleteAssessmentFile`,
);
export const downloadAssessmentFileAt = address<typeof profile.downloadAssessmentFile>(
  'profile.assessmentFile',
  'GET',
  `${at}/assessmentFile/{fileId}`,
);

export const assessmentAddresses: readonly Address[] = [
  readAssessmentAt,
  createAssessmentAt,
  updateAssessmentAt,
  confirmAssessmentAt,
  confirmAgainAt,
  previewAssessmentAt,
  uploadAssessmentFileAt,
  deleteAssessmentFileAt,
  downloadAssessmentFileAt,
];
