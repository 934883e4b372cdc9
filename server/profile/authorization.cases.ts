import { makeTenant } from '#server/identity/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import {
  makeAdditionalArea,
  makeAdditionalIndustry,
  makeOffice,
  defaultAddress,
  defaultProfileDetails,
  makeAssessment,
  makeAssessmentFile,
  makeClientHistory,
  makeLogo,
  smallPng,
  defaultAssessmentAnswers,
  defaultClientHistory,
} from './factories.ts';

const nothing = (): object => ({});

/** Creates an agency that has confirmed its assessment and awaits a decision. */
const waiting = async ({ server }: AuthorizationWorld) => {
  const { db } = server.kit;
  const { id: tenantId } = await makeTenant(db, { status: 'pending' });
  await makeAssessment(db, { tenantId });
  return { tenantId };
};

export const profileCases: Record<string, AuthorizationCase> = {
  'profile.completion': { own: nothing },
  'profile.tenantInfo': { own: nothing },
  'profile.headOffice': { own: nothing },
  'profile.updateDetails': { own: () => defaultProfileDetails },
  'profile.updateHeadOffice': { own: () => defaultAddress },
  'profile.createOffice': { own: () => ({ type: 'Branch Office', ...defaultAddress }) },
  'profile.updateOffice': {
    own: async ({ server }, { tenantId }) => ({
      officeAddressId: await makeOffice(server.kit.db, { tenantId }),
      type: 'Postal Address',
      ...defaultAddress,
    }),
    other: async ({ server, rivalId }) => ({
      officeAddressId: await makeOffice(server.kit.db, { tenantId: rivalId }),
      type: 'Postal Address',
      ...defaultAddress,
    }),
  },
  'profile.deleteOffice': {
    own: async ({ server }, { tenantId }) => ({ officeAddressId: await makeOffice(server.kit.db, { tenantId }) }),
    other: async ({ server, rivalId }) => ({
      officeAddressId: await makeOffice(server.kit.db, { tenantId: rivalId }),
    }),
  },
  'profile.createArea': { own: () => ({ regionId: 1, countryId: 36 }) },
  'profile.deleteArea': {
    own: async ({ server }, { tenantId }) => ({ areaId: await makeAdditionalArea(server.kit.db, tenantId) }),
    other: async ({ server, rivalId }) => ({ areaId: await makeAdditionalArea(server.kit.db, rivalId) }),
  },
  'profile.biography': { own: nothing },
  'profile.updateBiography': { own: () => ({ biography: '<p>We place nurses.</p>' }) },
  'profile.clientHistory': { own: nothing },
  'profile.createClientHistory': { own: () => defaultClientHistory },
  'profile.updateClientHistory': {
    own: async ({ server }, { tenantId }) => ({
      ...defaultClientHistory,
      ...(await makeClientHistory(server.kit.db, { tenantId })),
    }),
    other: async ({ server, rivalId }) => ({
      ...defaultClientHistory,
      ...(await makeClientHistory(server.kit.db, { tenantId: rivalId })),
    }),
  },
  'profile.deleteClientHistory': {
    own: ({ server }, { tenantId }) => makeClientHistory(server.kit.db, { tenantId }),
    other: ({ server, rivalId }) => makeClientHistory(server.kit.db, { tenantId: rivalId }),
  },
  'profile.uploadLogo': { own: nothing, file: { name: 'logo.png', bytes: smallPng } },
  'profile.logo': {
    own: async ({ server, agencyId }) => {
      const { logoId, thumbnailKey } = await makeLogo(server.kit.db, { tenantId: agencyId });
      await server.product.files.write(thumbnailKey, new TextEncoder().encode('PNG.'));
      return { logoId, size: 'thumb' };
    },
    other: () => ({ logoId: '0199a0c0-0000-7000-8000-00000000dead', size: 'full' }),
  },
  'profile.assessment': { own: nothing },
  'profile.saveAssessment': { own: () => ({ answers: defaultAssessmentAnswers }) },
  'profile.confirmAssessment': {
    own: async ({ server }, { tenantId }) => {
      await makeAssessment(server.kit.db, { tenantId });
      return { finalConfirmation: true };
    },
  },
  'profile.assessmentPreview': { own: nothing },
  'profile.uploadAssessmentFile': {
    own: () => ({ key: 'indemnityFile' }),
    file: { name: 'certificate.txt', bytes: new TextEncoder().encode('Covered.') },
  },
  'profile.deleteAssessmentFile': {
    own: async ({ server }, { tenantId }) => ({
      fileId: (await makeAssessmentFile(server.kit.db, { tenantId, key: 'liabilityFile' })).fileId,
    }),
    other: async ({ server, rivalId }) => ({
      fileId: (await makeAssessmentFile(server.kit.db, { tenantId: rivalId, key: 'liabilityFile' })).fileId,
    }),
  },
  'profile.assessmentFile': {
    own: async ({ server, agencyId }, { role, tenantId }) => {
      const owner = role === 'provider' ? agencyId : tenantId;
      const { fileId, storageKey } = await makeAssessmentFile(server.kit.db, { tenantId: owner, key: 'consentFile' });
      await server.product.files.write(storageKey, new TextEncoder().encode('%PDF'));
      return { fileId };
    },
    other: async ({ server, rivalId }) => ({
      fileId: (await makeAssessmentFile(server.kit.db, { tenantId: rivalId, key: 'consentFile' })).fileId,
    }),
  },
  'profile.waitingAgencies': { own: nothing },
  'profile.verification': { own: waiting },
  'profile.approveAgency': { own: waiting },
  'profile.declineAgency': {
    own: async (world) => ({ ...(await waiting(world)), reason: 'The certificate has run out.' }),
  },
  'profile.checkClassifications': { own: nothing },
  'profile.classifications': { own: nothing },
  'profile.changeClassification': { own: () => ({ classificationId: 1 }) },
  'profile.changeSubClassification': { own: () => ({ subClassificationId: 21 }) },
  'profile.industries': { own: nothing },
  'profile.addIndustries': {
    own: () => ({ industries: [{ industryId: 1 }, { industryId: 2, subIndustryId: 21 }] }),
  },
  'profile.deleteIndustry': {
    own: async ({ server }, { tenantId }) => ({
      tenantIndustryId: await makeAdditionalIndustry(server.kit.db, tenantId),
    }),
    other: async ({ server, rivalId }) => ({ tenantIndustryId: await makeAdditionalIndustry(server.kit.db, rivalId) }),
  },
  'profile.jobTitles': { own: nothing },
  'profile.addJobTitle': { own: () => ({ jobTitleId: 1011 }) },
  'profile.deleteJobTitle': { own: () => ({ jobTitleId: 1012 }) },
};
