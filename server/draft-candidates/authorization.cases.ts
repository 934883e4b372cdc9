import { talentRequestStatus } from '#contract/engagements/states.ts';
import { aiAssessmentStatus } from '#contract/draft-candidates/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidateDocument } from '#server/candidates/factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeCheckLink, makeDraftCandidate } from './factories.ts';
import { checkLinkToken } from './queries/check-token.ts';

interface Caller {
  userId: string;
  tenantId: string;
}

/** Creates an open talent request, and an agency with an approved application for it. */
const place = async (
  { server, clientId }: AuthorizationWorld,
  supplierId: string,
  given: { publishedAt?: null } = {},
) => {
  const { db } = server.kit;
  const engagement = await makeEngagement(db, { clientId, stage: 'fulfillment', ...given });
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: talentRequestStatus.available });
  await makeApplication(db, { engagementId: engagement.id, supplierId });
  return { engagement, request };
};

const draftOf = async (world: AuthorizationWorld, { userId, tenantId }: Caller) => {
  const { request } = await place(world, tenantId);
  const { db } = world.server.kit;
  const document = await makeCandidateDocument(db, { supplierId: tenantId, uploadedBy: userId });
  await world.server.product.files.write(document.storageKey, new TextEncoder().encode('A CV'));
  const draft = await makeDraftCandidate(db, {
    supplierId: tenantId,
    askedBy: userId,
    talentRequestId: request.id,
    documentId: document.id,
    aiStatusId: aiAssessmentStatus.failed,
    problem: 'model-too-slow',
  });
  return { draft, request };
};

const rival = (world: AuthorizationWorld): Caller => ({
  userId: world.people.rivalOwner,
  tenantId: world.rivalId,
});

const ofDraft: AuthorizationCase = {
  own: async (world, caller) => ({ draftCandidateId: (await draftOf(world, caller)).draft.id }),
  other: async (world) => ({ draftCandidateId: (await draftOf(world, rival(world))).draft.id }),
};

const submissionOf = async (world: AuthorizationWorld, caller: Caller, of: Caller) => {
  const { draft, request } = await draftOf(world, of);
  const by = { agency: { id: caller.tenantId }, recruiter: { id: caller.userId }, request };
  return { ...(await makeSubmission(world.server.kit.db, by)), draftCandidateId: draft.id };
};

const person = { firstName: 'Ingrid', lastName: 'Maalouf', email: 'ingrid@maalouf.example' };

const byToken: AuthorizationCase = {
  own: async (world) => {
    const caller = { userId: world.people.owner, tenantId: world.agencyId };
    const { draft } = await draftOf(world, caller);
    const { kit, product } = world.server;
    const link = await makeCheckLink(kit.db, draft, { issuedAt: kit.clock.now() });
    return { token: checkLinkToken(link.id, product.source.vault.mac) };
  },
};

export const draftCandidateCases: Record<string, AuthorizationCase> = {
  'draft-candidates.save': {
    own: async (world, { userId, tenantId }) => {
      const { request } = await place(world, tenantId);
      const { id: documentId } = await makeCandidateDocument(world.server.kit.db, {
        supplierId: tenantId,
        uploadedBy: userId,
      });
      return { ...person, talentRequestId: request.id, documentId };
    },
    other: async (world) => {
      const { draft, request } = await draftOf(world, rival(world));
      return {
        ...person,
        draftCandidateId: draft.id,
        talentRequestId: request.id,
        documentId: draft.documentId,
      };
    },
  },
  'draft-candidates.list': {
    own: async (world, { tenantId }) => ({ engagementId: (await place(world, tenantId)).engagement.id }),
    other: async (world) => ({
      engagementId: (await place(world, world.rivalId, { publishedAt: null })).engagement.id,
    }),
  },
  'draft-candidates.view': ofDraft,
  'draft-candidates.retry': ofDraft,
  'draft-candidates.submit': {
    own: (world, caller) => submissionOf(world, caller, caller),
    other: (world, caller) => submissionOf(world, caller, rival(world)),
  },
  'draft-candidates.discard': ofDraft,
  'draft-candidates.issueCheckLink': ofDraft,
  'draft-candidates.revokeCheckLink': ofDraft,
  'draft-candidates.check': byToken,
  'draft-candidates.checkedCv': byToken,
  'draft-candidates.aiAccess': { own: () => ({}) },
  'draft-candidates.changeAiAccess': { own: () => ({ isAccessible: true }) },
  'draft-candidates.agencyAccess': { own: () => ({}) },
  'draft-candidates.modelCalls': { own: () => ({}) },
};
