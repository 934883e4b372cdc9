import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeLibraryDocument, makeDocumentPermission, makePrequalification } from './factories.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

/** Creates a client without any requests. */
const freshClient = async ({ server }: AuthorizationWorld) =>
  (await makeTenant(server.kit.db, { side: 'client', name: `Client ${newId()}` })).id;

const keyOf = (clientId: string) => ({ clientId, recruitmentTypeId: 1, roleCategoryId: 2 });
/** Returns the key for a tenant that isn't a client, namely another agency. */
const noClient = ({ agencyId }: AuthorizationWorld) => keyOf(agencyId);

/** Creates a new agency's request to a client. Each call uses another agency, so a client can have many requests. */
const requestTo = async ({ server }: AuthorizationWorld, clientId: string, statusId: PrequalificationStatusId) => {
  const { id: supplierId } = await makeTenant(server.kit.db, { name: `Agency ${newId()}` });
  const { id } = await makePrequalification(server.kit.db, {
    supplierId,
    clientId,
    statusId,
    ...(statusId === prequalificationStatus.pending ? { decidedAt: null, endsOn: null } : {}),
  });
  return id;
};

const ofRequest = (statusId: PrequalificationStatusId, more: object = {}): AuthorizationCase => ({
  own: async (world, { tenantId }) => ({ prequalificationId: await requestTo(world, tenantId, statusId), ...more }),
  other: async (world) => ({ prequalificationId: await requestTo(world, world.otherClientId, statusId), ...more }),
});

const ofDocument = (more: object = {}): AuthorizationCase => ({
  own: async ({ server }, { tenantId }) => ({
    documentId: (await makeLibraryDocument(server.kit.db, { supplierId: tenantId })).documentId,
    ...more,
  }),
  other: async ({ server, rivalId }) => ({
    documentId: (await makeLibraryDocument(server.kit.db, { supplierId: rivalId })).documentId,
    ...more,
  }),
});

/** Creates a document version with a file. Its agency can download the file, and so can the client, if one is given. */
const versionOf = async ({ server }: AuthorizationWorld, supplierId: string, clientId?: string) => {
  const made = await makeLibraryDocument(server.kit.db, { supplierId }, { sizeBytes: pdf.length });
  await server.product.files.write(made.storageKey, pdf);
  if (clientId !== undefined) {
    const { documentId } = made;
    await makeDocumentPermission(server.kit.db, { documentId, supplierId, clientId });
    await makePrequalification(server.kit.db, { supplierId, clientId, roleCategoryId: 3 });
  }
  return made.versionId;
};

export const prequalificationCases: Record<string, AuthorizationCase> = {
  'prequalification.clients': { own: () => ({ recruitmentTypeId: 1, roleCategoryId: 2 }) },
  'prequalification.ofClient': {
    own: ({ clientId }) => ({ clientId }),
    other: ({ rivalId }) => ({ clientId: rivalId }),
  },
  'prequalification.ofEngagement': {
    own: async ({ server, clientId }) => ({ engagementId: (await makeEngagement(server.kit.db, { clientId })).id }),
    other: async ({ server, clientId }) => ({
      engagementId: (await makeEngagement(server.kit.db, { clientId, publishedAt: null })).id,
    }),
  },
  'prequalification.requestForm': {
    own: async (world) => keyOf(await freshClient(world)),
    other: noClient,
  },
  'prequalification.request': {
    own: async (world, { tenantId }) => ({
      ...keyOf(await freshClient(world)),
      documentIds: [(await makeLibraryDocument(world.server.kit.db, { supplierId: tenantId })).documentId],
      message: 'We have placed nurses with you before.',
    }),
    other: noClient,
  },
  'prequalification.received': { own: () => ({}) },
  'prequalification.one': ofRequest(prequalificationStatus.pending),
  'prequalification.approve': ofRequest(prequalificationStatus.pending, { versionIds: [] }),
  'prequalification.decline': ofRequest(prequalificationStatus.pending, { reasonText: 'The insurance has run out.' }),
  'prequalification.extend': ofRequest(prequalificationStatus.approved, { endsOn: '2030-01-31' }),
  'prequalification.revoke': ofRequest(prequalificationStatus.approved, { reasonText: 'The contract has ended.' }),
  'prequalification.documents': { own: () => ({}) },
  'prequalification.uploadDocument': {
    own: () => ({ description: 'Professional indemnity', expiresOn: '2027-06-30' }),
    file: { name: 'Indemnity.pdf', bytes: pdf },
  },
  'prequalification.replaceDocument': { ...ofDocument(), file: { name: 'Indemnity.pdf', bytes: pdf } },
  'prequalification.describeDocument': ofDocument({ description: 'Public liability' }),
  'prequalification.deleteDocument': ofDocument(),
  'prequalification.setPermissions': {
    own: async ({ server, clientId }, { tenantId }) => ({
      documentId: (await makeLibraryDocument(server.kit.db, { supplierId: tenantId })).documentId,
      client_id: clientId,
      perm_executive: true,
    }),
    other: async ({ server, clientId, rivalId }) => ({
      documentId: (await makeLibraryDocument(server.kit.db, { supplierId: rivalId })).documentId,
      client_id: clientId,
      perm_executive: true,
    }),
  },
  'prequalification.downloadVersion': {
    own: async (world, { role, tenantId }) => ({
      versionId:
        role === 'client' || role === 'otherClient'
          ? await versionOf(world, (await makeTenant(world.server.kit.db)).id, tenantId)
          : await versionOf(world, tenantId),
    }),
    other: async (world) => ({ versionId: await versionOf(world, world.rivalId) }),
  },
};
