import { listOwnAuditsEndpoint } from '#contract/audits/endpoints.ts';
import { listAgenciesEndpoint } from '#contract/tenants/endpoints.ts';
import { listOpportunitiesEndpoint } from '#contract/opportunities/endpoints.ts';
import { listDraftsEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { listLotsEndpoint } from '#contract/bidding/endpoints.ts';
import { listDraftCandidatesEndpoint, viewDraftCandidateEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { listEngagementCandidatesEndpoint } from '#contract/candidates/endpoints.ts';
import { listCandidatesEndpoint } from '#contract/candidates/endpoints/centre.ts';
import { listClarificationsEndpoint, listDiscussionsEndpoint } from '#contract/clarifications/endpoints.ts';
import { listPeopleEndpoint } from '#contract/people/endpoints.ts';
import { listReceivedPrequalificationsEndpoint } from '#contract/prequalification/endpoints.ts';
import { listUsersEndpoint } from '#contract/team/endpoints.ts';
import { signInOverHttp } from '../actors/http-sign-in.ts';
import { demoPassword, people } from '../actors/people.ts';

/** The IDs that URLs of the demo world contain. */
export interface DemoIds {
  opportunity: string;
  engagement: string;
  /** The demo employer's auction, which has lots to bid on, lots to award and lots with results. */
  auction: string;
  /** The lot of `auction` that accepts bids. */
  openLot: string;
  /** A lot whose result the agency can see. */
  awardedLot: string;
  wonAuction: string;
  wonLot: string;
  /** An auction that was awarded before the product recorded bids. */
  oldAuction: string;
  request: string;
  openRequest: string;
  pausedRequest: string;
  candidate: string;
  client: string;
  /** A person with more than one submission. */
  person: string;
  draft: string;
  user: string;
  owner: string;
  waitingAgency: string;
  prequalification: string;
  /** Draft candidates of `engagement`: one in each status of the assessment. */
  assessedDraft: string;
  unfinishedDraft: string;
  failedDraft: string;
  unavailableDraft: string;
  /** A submitted draft candidate. The demo world has none, so tests that need one create it. */
  submittedDraft: string;
  /** The path of a valid link to a candidate check. */
  check: string;
  audit: string;
  auditedLot: string;
  /** A clarification of the agency, and a clarification in one of the employer's auctions. */
  clarification: string;
  question: string;
  /** A discussion between the agency and the employer. */
  discussion: string;
}

const findWaitingAgency = async (baseUrl: string): Promise<string> => {
  const staff = await signInOverHttp(baseUrl, people.providerAdmin, demoPassword);
  const { records } = await staff.call(listAgenciesEndpoint, { status: 'pending' });
  return records[0]?.id ?? '';
};

/** Finds the audit of the demo's auditor, who hasn't set up two-step sign-in yet. */
const findAudit = async (baseUrl: string): Promise<Pick<DemoIds, 'audit' | 'auditedLot'>> => {
  const auditor = await signInOverHttp(baseUrl, people.auditor, demoPassword);
  const { audits } = await auditor.call(listOwnAuditsEndpoint, {});
  return { audit: audits[0]?.auditId ?? '', auditedLot: audits[0]?.lots[0]?.talentRequestId ?? '' };
};

const findPrequalification = async (baseUrl: string): Promise<string> => {
  const employer = await signInOverHttp(baseUrl, people.employer, demoPassword);
  const { records } = await employer.call(listReceivedPrequalificationsEndpoint, { statusId: 2 });
  return records.find(({ supplierName }) => supplierName === 'Harbour Talent')?.prequalificationId ?? '';
};

/** Finds the first person of the demo's agency with more than one submission. */
const findPerson = async (baseUrl: string): Promise<string> => {
  const owner = await signInOverHttp(baseUrl, people.owner, demoPassword);
  const { records } = await owner.call(listPeopleEndpoint, { pageSize: 100 });
  return records.find(({ submissions }) => submissions > 1)?.personId ?? '';
};

/** Finds the complete engagement draft of the demo world's employer. */
const findDraft = async (baseUrl: string): Promise<string> => {
  const employer = await signInOverHttp(baseUrl, people.employer, demoPassword);
  const drafts = await employer.call(listDraftsEndpoint, {});
  return drafts.find(({ title }) => title === 'Mental health nursing, day programs')?.draftId ?? '';
};

/** Looks up the IDs through the API, as users who are allowed to see them. */
export const findDemoIds = async (baseUrl: string): Promise<DemoIds> => {
  const owner = await signInOverHttp(baseUrl, people.owner, demoPassword);
  const opportunities = await owner.call(listOpportunitiesEndpoint, {});
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative' });
  const engagement = board.records[0]?.engagementId ?? '';
  const auctions = await owner.call(listBoardEndpoint, { kind: 'competitive', pageSize: 100 });
  const auctionOf = (title: string) => auctions.records.find((one) => one.title.startsWith(title))?.engagementId ?? '';
  const [auction, wonAuction] = [auctionOf('Theatre technicians'), auctionOf('Aged care')];
  const { lots } = await owner.call(listLotsEndpoint, { auctionId: auction });
  const { lots: wonLots } = await owner.call(listLotsEndpoint, { auctionId: wonAuction });
  const { records: users } = await owner.call(listUsersEndpoint, { pageSize: 100 });
  const candidates = await owner.call(listCandidatesEndpoint, { statusIds: [6] });
  const own = candidates.records.find((one) => one.engagementId === engagement);
  const drafts = await owner.call(listDraftCandidatesEndpoint, { engagementId: engagement });
  const draftOf = (name: string) => drafts.find(({ lastName }) => lastName === name)?.draftCandidateId ?? '';
  const checked = draftOf('Okonjo');
  const { checkLink } = await owner.call(viewDraftCandidateEndpoint, { draftCandidateId: checked });
  const grouped = await owner.call(listEngagementCandidatesEndpoint, { engagementId: engagement });
  const { clarifications } = await owner.call(listClarificationsEndpoint, { engagementId: engagement });
  const { records: discussions } = await owner.call(listDiscussionsEndpoint, { keywords: 'Northwind' });
  const { clarifications: questions } = await owner.call(listClarificationsEndpoint, { engagementId: auction });
  return {
    opportunity: opportunities.records.find((one) => one.title.startsWith('Clinical'))?.engagementId ?? '',
    engagement,
    auction,
    openLot: lots.find(({ state }) => state === 'open')?.talentRequestId ?? '',
    awardedLot: lots.find(({ state }) => state === 'standstill')?.talentRequestId ?? '',
    wonAuction,
    wonLot: wonLots.find(({ isAwarded }) => isAwarded)?.talentRequestId ?? '',
    oldAuction: auctionOf('High-voltage'),
    request: own?.talentRequestId ?? '',
    openRequest: grouped.talentRequests.find((one) => one.can.submit.allowed)?.talentRequestId ?? '',
    pausedRequest: grouped.talentRequests.find((one) => one.isPaused)?.talentRequestId ?? '',
    candidate: own?._id ?? '',
    client: grouped.clientId,
    person: await findPerson(baseUrl),
    clarification: clarifications[0]?._id ?? '',
    question: questions.find(({ isPublished }) => !isPublished)?._id ?? '',
    discussion: discussions[0]?.discussionId ?? '',
    draft: await findDraft(baseUrl),
    user: users.find(({ email }) => email === people.noRole)?.user_id ?? '',
    owner: users.find(({ email }) => email === people.owner)?.user_id ?? '',
    waitingAgency: await findWaitingAgency(baseUrl),
    prequalification: await findPrequalification(baseUrl),
    assessedDraft: drafts.find((one) => one.aiAssessmentStatusId === 2)?.draftCandidateId ?? '',
    unfinishedDraft: draftOf('Achterberg'),
    failedDraft: drafts.find((one) => one.aiAssessmentStatusId === 3)?.draftCandidateId ?? '',
    unavailableDraft: draftOf('Ferreira'),
    submittedDraft: '',
    check: checkLink?.path ?? '',
    ...(await findAudit(baseUrl)),
  };
};

/** Placeholders until the IDs are known. */
export const placeholderIds: DemoIds = {
  opportunity: '',
  engagement: '',
  auction: '',
  openLot: '',
  awardedLot: '',
  wonAuction: '',
  wonLot: '',
  oldAuction: '',
  request: '',
  openRequest: '',
  pausedRequest: '',
  candidate: '',
  client: '',
  person: '',
  draft: '',
  user: '',
  owner: '',
  waitingAgency: '',
  prequalification: '',
  assessedDraft: '',
  unfinishedDraft: '',
  failedDraft: '',
  unavailableDraft: '',
  submittedDraft: '',
  check: '',
  audit: '',
  auditedLot: '',
  clarification: '',
  question: '',
  discussion: '',
};
