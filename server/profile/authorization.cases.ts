import type { AuthorizationCase } from '#server/platform/testing/authorization.ts';
import { clearAreas, makeArea, makeOffice, usualAddress, usualDetails } from './factories.ts';

const nothing = (): object => ({});

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
  'profile.createArea': {
    own: async ({ server }, { tenantId }) => {
      await clearAreas(server.kit.db, tenantId);
      return { regionId: 1, countryId: 36 };
    },
  },
  'profile.deleteArea': {
    own: async ({ server }, { tenantId }) => {
      await clearAreas(server.kit.db, tenantId);
      return { areaId: await makeArea(server.kit.db, { tenantId }) };
    },
    other: async ({ server, rivalId }) => {
      await clearAreas(server.kit.db, rivalId);
      return { areaId: await makeArea(server.kit.db, { tenantId: rivalId }) };
    },
  },
};
