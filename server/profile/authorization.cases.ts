import type { AuthorizationCase } from '#server/platform/testing/authorization.ts';
import { usualAddress, usualDetails } from './factories.ts';

const nothing = (): object => ({});

export const profileCases: Record<string, AuthorizationCase> = {
  'profile.completion': { own: nothing },
  'profile.tenantInfo': { own: nothing },
  'profile.headOffice': { own: nothing },
  'profile.updateDetails': { own: () => usualDetails },
  'profile.updateHeadOffice': { own: () => usualAddress },
};
