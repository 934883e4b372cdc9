import type { CandidateStatusId } from '#contract/candidates/states.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { readOwnEngagementEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from './server.ts';

const begin = new Date('2026-11-20T04:00:00Z');

type Seen = Readonly<Record<string, unknown>>;
type SeenEngagement = {
  readonly closingAt: string;
  readonly isPaused: boolean;
  readonly talentRequests: readonly Seen[];
};

/**
 * A fixture for testing an employer's actions on a talent request, and their effects on the request and its candidates.
 */
export interface RequestFixture {
  readonly server: TestServer;
  readonly begin: Date;
  /** The submission fixture of the current test. */
  readonly place: SubmissionFixture;
  readonly talentRequestId: string;
  /** Creates a new submission fixture and resets the clock. */
  readonly clear: () => Promise<void>;
  /** Calls an endpoint as the employer. */
  readonly call: (at: Endpoint, input?: object) => ReturnType<TestServer['call']>;
  readonly own: () => Promise<SeenEngagement>;
  readonly requestNow: () => Promise<Seen | undefined>;
  /** Returns the statuses of the request's candidates, sorted by status. */
  readonly statusesOf: () => Promise<number[]>;
  /** Returns the request's events, oldest first. */
  readonly events: () => Promise<[string, unknown][]>;
  readonly candidate: (statusId: CandidateStatusId) => ReturnType<typeof makeCandidate>;
}

/** Creates a server with a talent request that an agency may submit candidates to. */
export const createTalentRequestFixture = async (): Promise<RequestFixture> => {
  const server = await createTestServer({ now: begin });
  const { db, clock } = server.kit;
  let place = await makeSubmissionFixture(db);
  const own: RequestFixture['own'] = async () => {
    const { body } = await server.call(place.employer.id, readOwnEngagementEndpoint, {
      engagementId: place.engagement.id,
    });
    return body as SeenEngagement;
  };
  return {
    server,
    begin,
    get place() {
      return place;
    },
    get talentRequestId() {
      return place.request.id;
    },
    clear: async () => {
      clock.set(begin);
      place = await makeSubmissionFixture(db);
    },
    call: (at, input = {}) => server.call(place.employer.id, at, { talentRequestId: place.request.id, ...input }),
    own,
    requestNow: async () =>
      (await own()).talentRequests.find(({ talentRequestId }) => talentRequestId === place.request.id),
    statusesOf: async () =>
      (
        await db
          .selectFrom('candidate')
          .select('statusId')
          .where('talentRequestId', '=', place.request.id)
          .orderBy('statusId')
          .execute()
      ).map(({ statusId }) => statusId),
    events: async () =>
      (
        await db
          .selectFrom('event')
          .select(['kind', 'data'])
          .where('talentRequestId', '=', place.request.id)
          .where('kind', 'like', 'talent-request.%')
          .orderBy('sequence')
          .execute()
      ).map(({ kind, data }) => [kind, data]),
    candidate: (statusId) =>
      makeCandidate(db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId }),
  };
};
