import type { AuthorizationCase } from '#server/testing/authorization.ts';
import { makeReportData } from './factories.ts';

const ofWork: AuthorizationCase = {
  own: async ({ server, clientId }, { tenantId, userId }) => {
    await makeReportData(server.kit.db, { clientId, supplierId: tenantId, userId });
    return { startDate: '2026-10-21', endDate: '2026-11-20', range: '30', timeZone: 'Australia/Sydney' };
  },
};

/** No report takes the ID of a record; reports contain only the caller's own data. */
export const reportCases: Record<string, AuthorizationCase> = {
  'reports.list': { own: () => ({}) },
  'reports.candidateSubmission': ofWork,
  'reports.engagementNotices': ofWork,
  'reports.availableOpportunities': ofWork,
};
