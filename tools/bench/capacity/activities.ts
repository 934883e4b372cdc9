import { readOwnWeekEndpoint } from '#contract/my-week/endpoints.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import {
  listReceivedCandidatesEndpoint,
  moveCandidateEndpoint,
  openCandidateEndpoint,
  submitCandidateEndpoint,
  uploadDocumentEndpoint,
  viewCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { listCandidatesEndpoint, suggestCandidatesEndpoint } from '#contract/candidates/endpoints/centre.ts';
import { pipelineStatuses } from '#contract/candidates/states.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { placeBidEndpoint, readLotEndpoint } from '#contract/bidding/endpoints.ts';
import { listNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import { searchOpportunitiesEndpoint } from '#contract/opportunities/endpoints/search.ts';
import { listOpportunitiesEndpoint } from '#contract/opportunities/endpoints.ts';
import { downloadCandidateSubmissionReportEndpoint, exportCandidatesEndpoint } from '#contract/reports/endpoints.ts';
import type { ExportFormat } from '#contract/reports/states.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import type { CapacityMarket, MarketUser } from './market.ts';

/**
 * Sends a call as a user and returns the response's body, or nothing for a download. Throws unless the status is one that
 * is expected.
 */
export type SendAs = (
  user: MarketUser,
  at: Endpoint,
  input: object,
  more?: { file?: { name: string; bytes: Uint8Array }; expects?: readonly number[]; isDownload?: boolean },
) => Promise<unknown>;

/** Signs in a user with the password, as a browser does. */
export type SignIn = (user: MarketUser) => Promise<void>;

/** Something that users do. */
export interface Activity {
  readonly name: string;
  /** Whether its latency is printed on its own, and left out of that of the usual calls. */
  readonly isTimedSeparately?: boolean;
  /** How often a working user does this in an hour. The sizes in the result depend on this assumption. */
  readonly perUserHour: number;
  /** Performs the activity once; `turn` increases with each call. */
  readonly run: (send: SendAs, market: CapacityMarket, turn: number, signIn: SignIn) => Promise<void>;
}

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The market is empty.');
  return item;
};

type AgencyUser = CapacityMarket['agencies'][number];
type EmployerUser = CapacityMarket['employers'][number];

const byAgency = (
  name: string,
  perUserHour: number,
  run: (send: SendAs, user: AgencyUser, turn: number) => Promise<unknown>,
): Activity => ({
  name,
  perUserHour,
  run: async (send, { agencies }, turn) => void (await run(send, at(agencies, turn), turn)),
});

const byEmployer = (
  name: string,
  perUserHour: number,
  run: (send: SendAs, user: EmployerUser, turn: number) => Promise<unknown>,
): Activity => ({
  name,
  perUserHour,
  run: async (send, { employers }, turn) => void (await run(send, at(employers, turn), turn)),
});

const cv = new TextEncoder().encode(
  'Aino Aalto\nTheatre nurse with eleven years in theatres.\n'.concat(
    'Scrub, scout and anaesthetic nursing. '.repeat(60),
  ),
);

const submit = async (send: SendAs, user: AgencyUser, turn: number): Promise<void> => {
  const document = (await send(
    user,
    uploadDocumentEndpoint,
    { kind: 'cv' },
    { file: { name: 'CV.txt', bytes: cv } },
  )) as {
    documentId: string;
  };
  await send(user, submitCandidateEndpoint, {
    talentRequestId: at(user.requests, turn),
    firstName: 'Aino',
    lastName: 'Aalto',
    emailAddress: `aino.${crypto.randomUUID()}@people.example`,
    baseSalary: '100000',
    documentId: document.documentId,
    confirmsConsent: true,
  });
};

const { now } = createClock();
const dayOf = (daysBack: number): string =>
  new Date(now().getTime() - daysBack * 86_400_000).toISOString().slice(0, 10);

const downloadReport = (send: SendAs, user: AgencyUser): Promise<unknown> =>
  send(
    user,
    downloadCandidateSubmissionReportEndpoint,
    { startDate: dayOf(90), range: '90', timeZone: 'Australia/Sydney' },
    { expects: [200], isDownload: true },
  );

const exportAs = (format: ExportFormat) => (send: SendAs, user: AgencyUser) =>
  send(
    user,
    exportCandidatesEndpoint,
    { candidateIds: user.candidates.slice(0, 100), format },
    { expects: [200], isDownload: true },
  );

/**
 * Sign-ins, reports and exports, which are rare but cost as much as many other calls.
 *
 * - A user signs in about twice on a working day, because a session ends after `IDLE_MINUTES` (lunch) or `SESSION_HOURS`.
 *   Most do so within the first hour, which the machines must be able to handle, so the hour that is played has one
 *   for each user. Each sign-in is from a new browser, so it also sends an email.
 * - A user downloads about one report a day, for a meeting or the end of a week (0.12).
 * - A user exports the candidates on a page of the list about twice a day, to work in a spreadsheet, as XLSX more often
 *   than as CSV (0.15 and 0.1). Employers have no exports.
 */
const costlyActivities: readonly Activity[] = [
  {
    name: 'sign in',
    isTimedSeparately: true,
    perUserHour: 1,
    run: (_send, { agencies, employers }, turn, signIn) =>
      // One employer's user for ten users of agencies.
      signIn(turn % 11 === 0 ? at(employers, turn) : at(agencies, turn)),
  },
  { ...byAgency('download a report', 0.12, downloadReport), isTimedSeparately: true },
  { ...byAgency('export as XLSX', 0.15, exportAs('xlsx')), isTimedSeparately: true },
  { ...byAgency('export as CSV', 0.1, exportAs('csv')), isTimedSeparately: true },
];

/** The working day of agencies and employers. There are ten agency users at work for each employer's user. */
export const workingDayActivities: readonly Activity[] = [
  ...costlyActivities,
  byAgency('open My Week', 4, (send, user) => send(user, readOwnWeekEndpoint, {})),
  byAgency('open the board', 10, (send, user) => send(user, listBoardEndpoint, {})),
  byAgency('list candidates', 12, (send, user) => send(user, listCandidatesEndpoint, {})),
  byAgency('open a candidate', 20, (send, user, turn) =>
    send(user, viewCandidateEndpoint, { candidateId: at(user.candidates, turn) }),
  ),
  byAgency('suggest candidates', 6, (send, user) => send(user, suggestCandidatesEndpoint, { keywords: 'ai' })),
  byAgency('open the market', 6, (send, user) => send(user, listOpportunitiesEndpoint, {})),
  byAgency('search the market', 4, (send, user) => send(user, searchOpportunitiesEndpoint, { keywords: 'nurse' })),
  byAgency('read notifications', 10, (send, user) => send(user, listNotificationsEndpoint, {})),
  byAgency('submit a candidate', 1, submit),
  byEmployer('list received candidates', 1, (send, user, turn) =>
    send(user, listReceivedCandidatesEndpoint, { engagementId: at(user.engagements, turn) }),
  ),
  byEmployer('open a received candidate', 1.5, (send, user, turn) =>
    send(user, openCandidateEndpoint, { candidateId: at(user.candidates, turn) }),
  ),
  byEmployer('move a candidate', 0.3, (send, user, turn) =>
    // If the candidate is already at or past this step, the call is refused, but a refusal takes the same lock.
    send(
      user,
      moveCandidateEndpoint,
      { candidateId: at(user.candidates, turn), candidateStatusId: at(pipelineStatuses.slice(1, 4), turn) },
      { expects: [200, 409] },
    ),
  ),
];

let amount = 99_000_000;

/** The last minutes of auctions: bidders watch their position and bid. */
export const auctionPeakActivities: readonly Activity[] = [
  {
    name: 'read a position',
    perUserHour: 240,
    run: async (send, { lots }, turn) => {
      const { auctionId, lotId, bidders } = at(lots, turn);
      await send(at(bidders, Math.floor(turn / lots.length)), readLotEndpoint, { auctionId, talentRequestId: lotId });
    },
  },
  {
    name: 'place a bid',
    perUserHour: 60,
    run: async (send, { lots }, turn) => {
      const { lotId, bidders } = at(lots, turn);
      amount -= 1;
      await send(
        at(bidders, Math.floor(turn / lots.length)),
        placeBidEndpoint,
        { talentRequestId: lotId, bidAmount: String(amount), rulesVersion: 1 },
        { expects: [200, 409] },
      );
    },
  },
];

/** Returns the number of activities of a user in an hour. */
export const activitiesPerUserHour = (activities: readonly Activity[]): number =>
  activities.reduce((sum, { perUserHour }) => sum + perUserHour, 0);

/** Returns the activity at a turn, so that over many turns each occurs in proportion to its frequency. */
export const activityAt = (activities: readonly Activity[], turn: number): Activity => {
  // Multiples of the golden ratio are spread evenly, so short runs have the right proportions too.
  let place = ((turn * 0.618_033_988_75) % 1) * activitiesPerUserHour(activities);
  for (const activity of activities) {
    place -= activity.perUserHour;
    if (place < 0) return activity;
  }
  return at(activities, 0);
};
