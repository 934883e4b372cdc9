import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeApplication } from './factories.ts';
import { hashTerms, currentTerms } from './queries/terms.ts';

type Given = Omit<Parameters<typeof makeEngagement>[1], 'clientId'>;

/** Creates an engagement and returns the input of an application that confirms its terms. */
const confirmed = async (world: AuthorizationWorld, given: Given = {}) => {
  const { kit } = world.server;
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: world.clientId, ...given });
  const engagement = await kit.asSystem((scope) => findEngagement(scope, engagementId));
  if (!engagement) throw new Error('The engagement that was just created is missing.');
  const terms = currentTerms(engagement);
  return { engagementId, termsVersion: terms.termsVersion, termsHash: hashTerms(terms) };
};

const tenders = { engagementTypeId: engagementType.agencyTendersRate, feePercent: null } as const;

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
  return makeApplication(db, {
    engagementId: engagement.id,
    supplierId: world.agencyId,
    statusId: applicationStatus.pending,
  });
};

/** A case with the caller's own application in this status, and with an engagement hidden from the caller. */
const ofApplication = (statusId: ApplicationStatusId, more: object = {}): AuthorizationCase => ({
  own: async (world, caller) => {
    const { db, clock } = world.server.kit;
    const { id: engagementId } = await makeEngagement(db, { clientId: world.clientId });
    const { id: applicationId } = await makeApplication(db, {
      engagementId,
      supplierId: caller.tenantId,
      statusId,
      withdrawnAt: statusId === applicationStatus.withdrew ? clock.now() : null,
    });
    return { engagementId, ...(statusId === applicationStatus.withdrew ? {} : { applicationId }), ...more };
  },
  other: async (world) => ({ engagementId: (await confirmed(world, { publishedAt: null })).engagementId, ...more }),
});

/** A case with an engagement that the caller can see (an employer's own), and with one that the caller can't see. */
const ofCountedEngagement: AuthorizationCase = {
  own: async (world, caller) => {
    const clientId = caller.tenantId === world.otherClientId ? world.otherClientId : world.clientId;
    return { engagementId: (await makeEngagement(world.server.kit.db, { clientId })).id };
  },
  other: async (world, caller) => {
    const isClient = caller.tenantId === world.clientId || caller.tenantId === world.otherClientId;
    const clientId = caller.tenantId === world.otherClientId ? world.clientId : world.otherClientId;
    const hidden = isClient ? {} : { publishedAt: null };
    return { engagementId: (await makeEngagement(world.server.kit.db, { clientId, ...hidden })).id };
  },
};

/** A pending tender from the caller's agency. */
const ofTender: AuthorizationCase = {
  own: async (world, caller) => {
    const { db } = world.server.kit;
    const { id: engagementId } = await makeEngagement(db, { clientId: world.clientId, ...tenders });
    await makeApplication(db, {
      engagementId,
      supplierId: caller.tenantId,
      statusId: applicationStatus.pending,
      feePercent: '15',
    });
    return { engagementId, feeTypeId: feeType.percentBase, feePercent: '12.5' };
  },
  other: async (world) => ({
    engagementId: (await confirmed(world, { ...tenders, publishedAt: null })).engagementId,
    feeTypeId: feeType.percentBase,
    feePercent: '12.5',
  }),
};

/** Creates an application with a tender from the agency, received by the client. */
const receivedTender = async (world: AuthorizationWorld, clientId: string, statusId: ApplicationStatusId) => {
  const { db } = world.server.kit;
  const engagement = await makeEngagement(db, { clientId, ...tenders });
  return makeApplication(db, { engagementId: engagement.id, supplierId: world.agencyId, statusId, feePercent: '15' });
};
const ofReceived = (statusId: ApplicationStatusId): AuthorizationCase => ({
  own: async (world, { tenantId }) => ({
    applicationId: (await receivedTender(world, tenantId, statusId)).id,
    reasonId: 1,
  }),
  other: async (world, { tenantId }) => {
    const others = tenantId === world.otherClientId ? world.clientId : world.otherClientId;
    return { applicationId: (await receivedTender(world, others, statusId)).id, reasonId: 1 };
  },
});

export const applicationCases: Record<string, AuthorizationCase> = {
  'applications.terms': ofEngagement,
  'applications.view': ofEngagement,
  'applications.withdrawStatus': ofEngagement,
  'applications.withdraw': ofApplication(applicationStatus.approved, { reasonId: 1 }),
  'applications.undoWithdrawal': ofApplication(applicationStatus.withdrew),
  'applications.summary': ofEngagement,
  'applications.countAgencies': ofCountedEngagement,
  'applications.applied': ofEngagement,
  'applications.dashboardStage': ofEngagement,
  'applications.applySetRate': ofKind({}),
  'applications.applyTenderRate': ofKind(
    { engagementTypeId: engagementType.agencyTendersRate, feePercent: null },
    { feeTypeId: feeType.percentBase, feePercent: '12.5' },
  ),
  'applications.applyCompetitive': ofKind({ kind: 'competitive' }),
  'applications.changeTender': ofTender,
  'applications.received': {
    own: () => ({}),
    other: async (world) => ({ engagementId: (await pendingApplication(world, world.otherClientId)).engagementId }),
    otherAnswers: 'empty',
  },
  'applications.revoke': ofReceived(applicationStatus.approved),
  'applications.askRebid': ofReceived(applicationStatus.approved),
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
