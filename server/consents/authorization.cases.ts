import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeCandidateDocument } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { signId } from '#server/platform/vault/signed-id.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { makeConsentRequest } from './factories.ts';
import { toConsentPage, lockConsentByToken } from './queries/consent-page.ts';
import { documentKey } from './queries/held-documents.ts';

interface Caller {
  userId: string;
  tenantId: string;
}

const submissionOf = async (
  { server, clientId: worldClientId }: AuthorizationWorld,
  { userId, tenantId }: Caller,
  { isOpen = true, clientId = worldClientId }: { isOpen?: boolean; clientId?: string } = {},
) => {
  const { db } = server.kit;
  const hidden = isOpen ? {} : { publishedAt: null };
  const engagement = await makeEngagement(db, {
    clientId,
    stage: 'fulfillment',
    requiresCandidateConsent: true,
    ...hidden,
  });
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: 5 });
  await makeApplication(db, { engagementId: engagement.id, supplierId: tenantId });
  const document = await makeCandidateDocument(db, { supplierId: tenantId, uploadedBy: userId });
  await server.product.files.write(document.storageKey, new TextEncoder().encode('A CV'));
  const by = { agency: { id: tenantId }, recruiter: { id: userId }, request };
  return makeSubmission(db, by, { documentId: document.id });
};

type Given = Partial<Parameters<typeof makeConsentRequest>[1]>;

const requestOf = async (world: AuthorizationWorld, caller: Caller, given: Given = {}, clientId?: string) => {
  const submission = await submissionOf(world, caller, clientId === undefined ? {} : { clientId });
  const now = world.server.kit.clock.now();
  return makeConsentRequest(world.server.kit.db, {
    supplierId: caller.tenantId,
    requestedBy: caller.userId,
    requestedAt: now,
    submission,
    ...given,
  });
};

const rival = (world: AuthorizationWorld): Caller => ({ userId: world.people.rivalOwner, tenantId: world.rivalId });

const ofRequest = (given: (world: AuthorizationWorld) => Given = () => ({})): AuthorizationCase => ({
  own: async (world, caller) => ({ consentRequestId: (await requestOf(world, caller, given(world))).id }),
  other: async (world) => ({ consentRequestId: (await requestOf(world, rival(world), given(world))).id }),
});

const ownerOf = (world: AuthorizationWorld): Caller => ({ userId: world.people.owner, tenantId: world.agencyId });

const isClient = ({ clientId, otherClientId }: AuthorizationWorld, tenantId: string): boolean =>
  tenantId === clientId || tenantId === otherClientId;

/**
 * Creates a candidate who agreed. If the caller is a client and `isOwn` is false, the candidate has withdrawn, so the
 * client can't see them.
 */
const consentedIn = async (world: AuthorizationWorld, { userId, tenantId }: Caller, isOwn = true) => {
  const ofClient = isClient(world, tenantId);
  const agency = ofClient ? ownerOf(world) : isOwn ? { userId, tenantId } : rival(world);
  const request = await requestOf(world, agency, { state: 'agreed' }, ofClient ? tenantId : undefined);
  const candidate = await makeCandidate(world.server.kit.db, {
    talentRequestId: request.talentRequestId,
    supplierId: agency.tenantId,
    consentRequestId: request.id,
    consentConfirmedAt: world.server.kit.clock.now(),
    ...(ofClient && !isOwn ? { statusId: 5 as const } : {}),
  });
  return { candidateId: candidate.id };
};

const twoDaysAgo = (world: AuthorizationWorld): Given => {
  const at = new Date(world.server.kit.clock.now().getTime() - 2 * 86_400_000);
  return { requestedAt: at, sentAt: at };
};

const code = 'ABCDEFGH';

const byLink = (more: object = {}, given: Given = {}): AuthorizationCase => ({
  own: async (world) => {
    const caller = { userId: world.people.owner, tenantId: world.agencyId };
    const { kit, product } = world.server;
    const id = newId();
    const { mac } = product.source.vault;
    await requestOf(world, caller, {
      id,
      codeHash: mac('consent code', `${id} ${code}`),
      codeExpiresAt: new Date(kit.clock.now().getTime() + 600_000),
      ...given,
    });
    return { token: signId('consent', id, mac), ...more };
  },
});

/** Returns the request behind a link, and the page to which the link leads. */
const pageOf = (world: AuthorizationWorld, token: string) =>
  world.server.kit.asSystem(async (scope) => {
    const row = await lockConsentByToken(scope, token);
    if (row instanceof Refused) throw new Error('The link does not work.');
    return { row, page: await toConsentPage(scope, row) };
  });

export const consentCases: Record<string, AuthorizationCase> = {
  'consents.request': {
    own: (world, caller) => submissionOf(world, caller),
    other: (world) => submissionOf(world, rival(world), { isOpen: false }),
  },
  'consents.list': { own: () => ({}) },
  'consents.evidence': ofRequest(() => ({ state: 'agreed' })),
  'consents.candidateEvidence': {
    own: (world, caller) => consentedIn(world, caller),
    other: (world, caller) => consentedIn(world, caller, false),
  },
  'consents.resend': ofRequest(twoDaysAgo),
  'consents.cancel': ofRequest(),
  'consents.submit': ofRequest(() => ({ state: 'agreed' })),
  'consents.page': byLink(),
  'consents.cv': byLink(),
  'consents.document': {
    own: async (world, caller) => {
      const { token } = (await byLink().own(world, caller)) as { token: string };
      const { page } = await pageOf(world, token);
      return { token, sha256: page.documents[0]?.sha256 ?? '' };
    },
  },
  'consents.heldDocument': {
    own: async (world, caller) => {
      const { token } = (await byLink().own(world, caller)) as { token: string };
      const { id: requestId, submission } = (await pageOf(world, token)).row;
      const { documentId } = submission;
      const at = world.server.kit.clock.now();
      return {
        token,
        documentId,
        key: documentKey({ requestId, documentId, at }, world.server.product.source.vault.mac),
      };
    },
  },
  'consents.answer': {
    own: async (world, caller) => {
      const { token } = (await byLink().own(world, caller)) as { token: string };
      return { token, agrees: false, shownHash: (await pageOf(world, token)).page.shownHash };
    },
  },
  'consents.withdraw': byLink({}, { state: 'agreed' }),
  'consents.sendCode': byLink(),
  'consents.export': byLink({ code }),
  'consents.erase': byLink({ code }),
};
