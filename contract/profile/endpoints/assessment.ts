import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as profile from '#contract/profile/operations/assessment.ts';

const at = '/api/v2.1/profile';
const ofTenant = { claims: { tenantId: { place: 'path', is: 'tenant' } } } as const;

export const readAssessmentEndpoint = endpoint<typeof profile.readAssessment>(
  'profile.assessment',
  'GET',
  `${at}/getAssessmentSurvey`,
);
export const createAssessmentEndpoint = endpoint<typeof profile.saveAssessment>(
  'profile.saveAssessment',
  'POST',
  `${at}/createAssessmentDetails`,
);
export const updateAssessmentEndpoint = endpoint<typeof profile.saveAssessment>(
  'profile.saveAssessment',
  'PATCH',
  `${at}/updateAssessmentDetails/{tenantId}`,
  ofTenant,
);
export const confirmAssessmentEndpoint = endpoint<typeof profile.confirmAssessment>(
  'profile.confirmAssessment',
  'PATCH',
  `${at}/createAssessmentConfirmation`,
);
export const updateAssessmentConfirmationEndpoint = endpoint<typeof profile.confirmAssessment>(
  'profile.confirmAssessment',
  'PATCH',
  `${at}/updateAssessmentConfirmation/{tenantId}`,
  ofTenant,
);
export const previewAssessmentEndpoint = endpoint<typeof profile.previewAssessment>(
  'profile.assessmentPreview',
  'GET',
  `${at}/getAssessmentPreview/{id}`,
  { claims: { id: { place: 'path', is: 'tenant' } } },
);
export const uploadAssessmentFileEndpoint = endpoint<typeof profile.uploadAssessmentFile>(
  'profile.uploadAssessmentFile',
  'POST',
  `${at}/uploadAssessmentFile`,
);
export const deleteAssessmentFileEndpoint = endpoint<typeof profile.deleteAssessmentFile>(
  'profile.deleteAssessmentFile',
  'DELETE',
  `${at}/deleteAssessmentFile`,
);
export const downloadAssessmentFileEndpoint = endpoint<typeof profile.downloadAssessmentFile>(
  'profile.assessmentFile',
  'GET',
  `${at}/assessmentFile/{fileId}`,
);

export const assessmentEndpoints: readonly Endpoint[] = [
  readAssessmentEndpoint,
  createAssessmentEndpoint,
  updateAssessmentEndpoint,
  confirmAssessmentEndpoint,
  updateAssessmentConfirmationEndpoint,
  previewAssessmentEndpoint,
  uploadAssessmentFileEndpoint,
  deleteAssessmentFileEndpoint,
  downloadAssessmentFileEndpoint,
];
