import { makeTenant } from '#server/identity/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/platform/testing/authorization.ts';
import {
  nextCountry,
  makeIndustry,
  makeJobTitle,
  makeArea,
  makeOffice,
  usualAddress,
  usualDetails,
  makeAssessment,
  makeAssessmentFile,
  makeClientHistory,
  makeLogo,
  smallPng,
  usualAnswers,
  usualClientHistory,
} from './factories.ts';

const nothing = (): object => ({});

/** An agency that has confirmed its assessment and waits. */
const waiting = async ({ server }: AuthorizationWorld) => {
  const { db } = server.kit;
  const { id: tenantId } = await makeTenant(db, { status: 'pending' });
  await makeAssessment(db, { tenantId });
  return { tenantId };
};

const areaOf = async ({ server }: AuthorizationWorld, tenantId: string): Promise<object> => {
  const { db } = server.kit;
  return { areaId: await makeArea(db, { tenantId, ...(await nextCountry(db)) }) };
};

const industryOf = async ({ server }: AuthorizationWorld, tenantId: string): Promise<object> => ({
  tenantIndustryId: await makeIndustry(server.kit.db, { tenantId, industryId: 3 }),
});

const jobTitleOf = async ({ server }: AuthorizationWorld, tenantId: string, jobTitleId: number): Promise<object> => {
  await makeJobTitle(server.kit.db, { tenantId, jobTitleId });
  return { jobTitleId };
};

/** Job titles that are the first of their profession, each given out in its turn. */
const titles = [
  1011, 1031, 1041, 1051, 2011, 2021, 2031, 2041, 2051, 2061, 3011, 3021, 3031, 3041, 3051, 4011, 4021, 4031,
];
let titlesGiven = 0;

export const profileCases: Record<string, AuthorizationCase> = {
  'profile.completion': { own: nothing },
  'profile.tenantInfo': { own: nothing },
  'profile.headOffice': { own: nothing },
  'profile.updateDetails': { own: () => usualDetails },
  'profile.updateHeadOffice': { own: () => usualAddress },
  'profile.createOffice': { own: () => ({ type: 'Branch Office', ...usualAddress }) },
  'profile.updateOffice': {
    own: async ({ server }, { tenantId }) => ({
      officeAddressId: await makeOffice(server.kit.db, { tenantId }),
      type: 'Postal Address',
      ...usualAddress,
    }),
    other: async ({ server, rivalId }) => ({
      officeAddressId: await makeOffice(server.kit.db, { tenantId: rivalId }),
      type: 'Postal Address',
      ...usualAddress,
    }),
  },
  'profile.deleteOffice': {
    own: async ({ server }, { tenantId }) => ({ officeAddressId: await makeOffice(server.kit.db, { tenantId }) }),
    other: async ({ server, rivalId }) => ({
      officeAddressId: await makeOffice(server.kit.db, { tenantId: rivalId }),
    }),
  },
  'profile.createArea': { own: ({ server }) => nextCountry(server.kit.db) },
  'profile.deleteArea': {
    own: (world, { tenantId }) => areaOf(world, tenantId),
    other: (world) => areaOf(world, world.rivalId),
  },
  'profile.biography': { own: nothing },
  'profile.updateBiography': { own: () => ({ biography: '<p>We place nurses.</p>' }) },
  'profile.clientHistory': { own: nothing },
  'profile.createClientHistory': { own: () => usualClientHistory },
  'profile.updateClientHistory': {
    own: async ({ server }, { tenantId }) => ({
      ...usualClientHistory,
      ...(await makeClientHistory(server.kit.db, { tenantId })),
    }),
    other: async ({ server, rivalId }) => ({
      ...usualClientHistory,
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
  'profile.saveAssessment': { own: () => ({ answers: usualAnswers }) },
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
  'profile.changeSubClassification': { own: () => ({ subClassificationId: 11 }) },
  'profile.industries': { own: nothing },
  'profile.addIndustries': { own: () => ({ industries: [{ industryId: 1 }, { industryId: 2, subIndustryId: 21 }] }) },
  'profile.deleteIndustry': {
    own: (world, { tenantId }) => industryOf(world, tenantId),
    other: (world) => industryOf(world, world.rivalId),
  },
  'profile.jobTitles': { own: nothing },
  'profile.addJobTitle': {
    own: () => {
      titlesGiven += 1;
      return { jobTitleId: titles[titlesGiven % titles.length] };
    },
  },
  'profile.deleteJobTitle': {
    own: (world, { tenantId }) => jobTitleOf(world, tenantId, 1021),
    other: (world) => jobTitleOf(world, world.rivalId, 1012),
  },
};
