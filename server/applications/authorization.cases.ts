import { makeEngagement } from '#server/engagements/factories.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/platform/testing/authorization.ts';
import { makeApplication } from './factories.ts';
import { hashOfTerms, termsOf } from './queries/terms.ts';

type Given = Omit<Parameters<typeof makeEngagement>[1], 'clientId'>;

/** An engagement and what somebody who has read its terms sends to apply. */
const confirmed = async (world: AuthorizationWorld, given: Given = {}) => {
  const { kit } = world.server;
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: world.clientId, ...given });
  const engagement = await kit.asSystem((scope) => findEngagement(scope, engagementId));
  if (!engagement) throw new Error('The engagement that was just made is not there.');
  const terms = termsOf(engagement);
  return { engagementId, termsVersion: terms.termsVersion, termsHash: hashOfTerms(terms) };
};

const ofKind = (given: Given, fee: object = {}): AuthorizationCase => ({
  own: async (world) => ({ ...(await confirmed(world, given)), ...fee }),
  other: async (world) => ({ ...(await confirmed(world, { ...given, publishedAt: null })), ...fee }),
});

const ofEngagement: AuthorizationCase = {
  own: async (world) => ({ engagementId: (await confirmed(world)).engagementId }),
  other: async (world) => ({ engagementId: (await confirmed(world, { publishedAt: null })).engagementId }),
};

const pendingApplication = async (world: AuthorizationWorld, clientId: string) => {
  const { db } = world.server.kit;
  const engagement = await makeEngagement(db, { clientId });
  return makeApplication(db, { engagementId: engagement.id, supplierId: world.agencyId, statusId: 1 });
};

export const applicationCases: Record<string, AuthorizationCase> = {
  'applications.terms': ofEngagement,
  'applications.view': ofEngagement,
  'applications.applySetRate': ofKind({}),
  'applications.applyTenderRate': ofKind(
    { engagementTypeId: 2, feePercent: null },
    { feeTypeId: 1, feePercent: '12.5' },
  ),
  'applications.applyCompetitive': ofKind({ kind: 'competitive' }),
  'applications.received': {
    own: () => ({}),
    other: async (world) => ({ engagementId: (await pendingApplication(world, world.otherClientId)).engagementId }),
    otherAnswers: 'empty',
  },
  'applications.decide': {
    own: async (world, caller) => ({
      applicationId: (await pendingApplication(world, caller.tenantId)).id,
      decision: 'approve',
    }),
    other: async (world) => ({
      applicationId: (await pendingApplication(world, world.otherClientId)).id,
      decision: 'approve',
    }),
  },
};
