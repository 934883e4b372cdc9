import { talentRequestStatus, type EngagementKind, feeType } from '#contract/engagements/states.ts';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeQuestion, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCaller, AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeCandidate, makeCandidateDocument, makeSalaryRevision } from './factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';

type Caller = Pick<AuthorizationCaller, 'userId' | 'tenantId' | 'auctionType'>;

/** The agency and the client of a case, and the kind of its engagement; a success fee by default. */
interface Parties {
  clientId: string;
  supplierId: string;
  kind?: EngagementKind | undefined;
}

const hidden = { publishedAt: null };

/** Creates a client's open talent request and an agency with an approved application for it. */
const placeOf = async (
  { server }: AuthorizationWorld,
  { clientId, supplierId, kind = 'successfee' }: Parties,
  given: { publishedAt?: null } = {},
) => {
  const { db } = server.kit;
  const fee = { feeTypeId: feeType.percentBase, feePercent: '13.75' };
  const engagement = await makeEngagement(db, { clientId, kind, stage: 'fulfillment', ...fee, ...given });
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: talentRequestStatus.available });
  await makeApplication(db, { engagementId: engagement.id, supplierId });
  return { engagement, request };
};

/** Returns an agency and a client whose records the caller may reach: its own tenant and that tenant's counterpart. */
const tenantsOf = (world: AuthorizationWorld, { tenantId, auctionType: kind }: Caller) => {
  const isClient = tenantId === world.clientId || tenantId === world.otherClientId;
  return isClient
    ? { clientId: tenantId, supplierId: world.agencyId, kind }
    : { clientId: world.clientId, supplierId: tenantId, kind };
};
const others = (world: AuthorizationWorld) => ({ clientId: world.otherClientId, supplierId: world.rivalId });

const candidateOf = async (
  world: AuthorizationWorld,
  tenants: Parties,
  statusId: CandidateStatusId = candidateStatus.pending,
) => {
  const { request, engagement } = await placeOf(world, tenants);
  const candidate = await makeCandidate(world.server.kit.db, {
    talentRequestId: request.id,
    supplierId: tenants.supplierId,
    statusId,
    dateWithdrawn: statusId === candidateStatus.withdrew ? world.server.kit.clock.now() : null,
  });
  return { candidate, engagement };
};

const ofRequest = (more: object = {}, kind: EngagementKind = 'successfee'): AuthorizationCase => ({
  own: async (world, caller) => {
    const { request } = await placeOf(world, tenantsOf(world, { auctionType: kind, ...caller }));
    return { talentRequestId: request.id, ...more };
  },
  other: async (world) => {
    const { request } = await placeOf(world, others(world), hidden);
    return { talentRequestId: request.id, ...more };
  },
});

const ofEngagement = (more: object = {}, kind: EngagementKind = 'successfee'): AuthorizationCase => ({
  own: async (world, caller) => {
    const { engagement } = await placeOf(world, tenantsOf(world, { auctionType: kind, ...caller }));
    return { engagementId: engagement.id, ...more };
  },
  other: async (world) => {
    const { engagement } = await placeOf(world, others(world), hidden);
    return { engagementId: engagement.id, ...more };
  },
});

const ofCandidate = (more: object = {}, statusId?: CandidateStatusId): AuthorizationCase => ({
  own: async (world, caller) => {
    const { candidate } = await candidateOf(world, tenantsOf(world, caller), statusId);
    return { candidateId: candidate.id, ...more };
  },
  other: async (world) => {
    const { candidate } = await candidateOf(world, others(world), statusId);
    return { candidateId: candidate.id, ...more };
  },
});

/** Creates a case in which the caller's side or the other side has proposed an open salary revision for a candidate. */
const ofRevision = (isOwn: boolean): AuthorizationCase => ({
  own: async (world, caller) => {
    const tenants = tenantsOf(world, caller);
    const { candidate } = await candidateOf(world, tenants);
    const isAgency = tenants.supplierId === caller.tenantId;
    const proposedBySide = isAgency === isOwn ? 'agency' : 'client';
    const facts = { candidateId: candidate.id, baseSalary: '96000.00', proposedBySide } as const;
    const revision = await makeSalaryRevision(world.server.kit.db, facts);
    return { candidateId: candidate.id, revisionId: revision.id };
  },
  other: async (world) => {
    const { candidate } = await candidateOf(world, others(world));
    const facts = { candidateId: candidate.id, baseSalary: '96000.00' };
    const revision = await makeSalaryRevision(world.server.kit.db, facts);
    return { candidateId: candidate.id, revisionId: revision.id };
  },
});

const answerIn = async (world: AuthorizationWorld, tenants: Parties) => {
  const { candidate } = await candidateOf(world, tenants);
  const question = await makeQuestion(world.server.kit.db, { talentRequestId: candidate.talentRequestId });
  return { candidateId: candidate.id, answers: [{ questionId: question.id, answer: 'yes' }] };
};

const ofMoved: AuthorizationCase = {
  own: async (world, caller) => {
    const { request } = await placeOf(world, tenantsOf(world, caller));
    const candidate = await makeCandidate(world.server.kit.db, {
      talentRequestId: request.id,
      supplierId: world.agencyId,
      statusId: candidateStatus.shortlisted,
      hoursPerStep: 0,
      dateSubmitted: world.server.kit.clock.now(),
    });
    return { candidateId: candidate.id };
  },
  other: async (world) => {
    const { candidate } = await candidateOf(world, others(world));
    return { candidateId: candidate.id };
  },
};

const words = new TextEncoder().encode('Ingrid Maalouf, Registered Nurse');

const ofDocument: AuthorizationCase = {
  own: async (world, caller) => {
    const tenants = tenantsOf(world, caller);
    const { candidate } = await candidateOf(world, tenants);
    const document = await makeCandidateDocument(world.server.kit.db, {
      clientId: tenants.clientId,
      supplierId: tenants.supplierId,
      kind: 'other',
      candidateId: candidate.id,
      uploadedBy: caller.userId,
      fileName: 'Notes.txt',
      sizeBytes: words.length,
    });
    await world.server.product.files.write(document.storageKey, words);
    return { documentId: document.id };
  },
  other: async (world) => {
    const tenants = others(world);
    const { candidate } = await candidateOf(world, tenants);
    const document = await makeCandidateDocument(world.server.kit.db, {
      ...tenants,
      candidateId: candidate.id,
      uploadedBy: world.people.rivalOwner,
    });
    return { documentId: document.id };
  },
};

export const candidateCases: Record<string, AuthorizationCase> = {
  'candidates.submit': {
    own: async (world, caller) => {
      const { request } = await placeOf(world, tenantsOf(world, caller));
      const by = { agency: { id: caller.tenantId }, recruiter: { id: caller.userId }, request };
      return makeSubmission(world.server.kit.db, by);
    },
    other: async (world, caller) => {
      const { request } = await placeOf(world, others(world), hidden);
      const by = { agency: { id: caller.tenantId }, recruiter: { id: caller.userId }, request };
      return makeSubmission(world.server.kit.db, by);
    },
  },
  'candidates.resubmitState': ofEngagement({ email: 'ingrid@inbox.example' }),
  'candidates.submission': ofRequest(),
  'candidates.drafts': ofEngagement(),
  'candidates.saveDraft': ofRequest({ fields: submissionDraftFieldsShape.parse({ firstName: 'Ingrid' }) }),
  'candidates.discardDraft': { own: ofRequest().own },
  'candidates.startSubmission': {
    own: async (world, caller) => {
      const tenants = tenantsOf(world, caller);
      const { candidate } = await candidateOf(world, tenants);
      return { candidateId: candidate.id, talentRequestId: (await placeOf(world, tenants)).request.id };
    },
    other: async (world, caller) => {
      const { candidate } = await candidateOf(world, others(world));
      return {
        candidateId: candidate.id,
        talentRequestId: (await placeOf(world, tenantsOf(world, caller))).request.id,
      };
    },
  },
  'candidates.importCv': { ...ofRequest(), file: { name: 'Ingrid-Maalouf.txt', bytes: words } },
  'candidates.imports': ofRequest(),
  'candidates.uploadDocument': {
    ...ofCandidate({ kind: 'other' }),
    file: { name: 'Registration-certificate.txt', bytes: words },
  },
  'candidates.deleteDocument': ofDocument,
  'candidates.downloadDocument': ofDocument,
  'candidates.documentText': ofDocument,
  'candidates.answers': ofCandidate(),
  'candidates.saveAnswers': {
    own: (world, caller) => answerIn(world, tenantsOf(world, caller)),
    other: (world) => answerIn(world, others(world)),
  },
  'candidates.edit': ofCandidate({ location: 'Hobart TAS' }),
  'candidates.withdraw': ofCandidate({ withdrawReasons: [1] }),
  'candidates.undoWithdraw': ofCandidate({}, candidateStatus.withdrew),
  'candidates.ofEngagement': ofEngagement(),
  'candidates.ownershipChecks': { own: () => ({}) },
  'candidates.hires': { own: () => ({ keywords: 'a' }) },
  'candidates.updateSupplier': { own: () => ({}) },
  'candidates.list': { own: ofRequest({ statusIds: [candidateStatus.pending, candidateStatus.shortlisted] }).own },
  'candidates.count': { own: () => ({ keywords: 'nurse' }) },
  'candidates.viewCounts': { own: () => ({}) },
  'candidates.filterOptions': { own: () => ({ auctionType: 'successfee' }) },
  'candidates.suggest': { own: () => ({ keywords: 'nu' }) },
  'candidates.names': {
    own: async (world, caller) => {
      const { candidate } = await candidateOf(world, tenantsOf(world, caller));
      return { candidateId: candidate.id, clientId: candidate.clientId };
    },
    other: async (world) => {
      const { candidate } = await candidateOf(world, others(world));
      return { candidateId: candidate.id, clientId: candidate.clientId };
    },
  },
  'candidates.statuses': { own: () => ({}) },
  'candidates.auctionNumbers': { own: () => ({}) },
  'candidates.successFeeNumbers': { own: () => ({}) },
  'candidates.talentRequestNumbers': { own: () => ({}) },
  'candidates.supplierNames': { own: () => ({}) },
  'candidates.assignments': { own: () => ({ isAuctionAssignedToMe: false }) },
  'candidates.view': {
    ...ofCandidate(),
    own: async (world, caller) => {
      const { candidate } = await candidateOf(world, tenantsOf(world, caller));
      return { candidateId: candidate.id, talentRequestId: candidate.talentRequestId };
    },
  },
  'candidates.versions': ofCandidate(),
  'candidates.receivedAnswers': ofCandidate(),
  'candidates.agencyEarnings': ofEngagement(),
  'candidates.approvedCandidates': ofEngagement(),
  'candidates.received': ofEngagement(),
  'candidates.open': ofCandidate(),
  'candidates.move': ofCandidate({ candidateStatusId: candidateStatus.shortlisted }),
  'candidates.reject': ofCandidate({ rejectionReasons: [1], rejectionMessage: 'Thank you.' }),
  'candidates.unreject': ofCandidate({}, candidateStatus.rejected),
  'candidates.acknowledge': {
    ...ofCandidate(),
    own: async (world, caller) => {
      const { request } = await placeOf(world, tenantsOf(world, caller));
      const at = world.server.kit.clock.now();
      const candidate = await makeCandidate(world.server.kit.db, {
        talentRequestId: request.id,
        supplierId: caller.tenantId,
        employerEditedAt: at,
        unacknowledgedSince: at,
      });
      return { candidateId: candidate.id, seenUntil: at.toISOString() };
    },
  },
  'candidates.undoMove': ofMoved,
  'candidates.proposeSalary': ofCandidate({ baseSalary: '97000.00' }),
  'candidates.approveSalary': ofRevision(false),
  'candidates.rejectSalary': ofRevision(false),
  'candidates.withdrawSalary': ofRevision(true),
  'candidates.correctSalary': {
    own: async (world) => {
      const tenants = { clientId: world.clientId, supplierId: world.agencyId };
      const { candidate } = await candidateOf(world, tenants, candidateStatus.hired);
      return { candidateId: candidate.id, baseSalary: '97000.00', reason: 'The contract states another salary.' };
    },
  },
  'candidates.requestCounts': ofRequest(),
  'candidates.countOfRequest': ofRequest({}, 'competitive'),
  'candidates.engagementCounts': ofEngagement(),
  'candidates.countOfEngagement': ofEngagement({}, 'competitive'),
  'candidates.numberOfCvs': {
    own: async (world, caller) => {
      const { engagement, request } = await placeOf(world, tenantsOf(world, caller));
      return { engagementId: engagement.id, talentRequestId: request.id, noOfCvs: 0 };
    },
    other: async (world) => {
      const { engagement, request } = await placeOf(world, others(world), hidden);
      return { engagementId: engagement.id, talentRequestId: request.id };
    },
  },
  'candidates.awardedRequests': ofEngagement({}, 'competitive'),
  'candidates.allAwardedRequests': { own: () => ({}) },
};
