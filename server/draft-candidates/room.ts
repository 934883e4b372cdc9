import { draftCandidateEndpoints } from '#contract/draft-candidates/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { draftCandidateJobs } from './jobs.ts';
import { draftCandidateRoutes } from './routes.ts';

export const draftCandidateRoom = {
  name: 'draft-candidates',
  endpoints: draftCandidateEndpoints,
  routes: draftCandidateRoutes,
  jobs: draftCandidateJobs,
} satisfies Room;
