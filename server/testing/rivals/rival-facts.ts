import { lotNames } from './bid-fixture.ts';

/** A fact whose change an agency may see when a rival acts, or when an employer acts on a rival. */
export interface RivalFact {
  readonly reason: string;
  /** The actions after which the fact may change. */
  readonly after: readonly string[];
  /** The inputs of reads in which the fact may change; if absent, it may change in any. */
  readonly at?: readonly string[];
  /**
   * The parts of responses that show the fact, separated by spaces: field names or, for ambiguous names,
   * `operation:path`. `operation:*` allows everything that an operation returns about the agency's own records, and `*`
   * everything that any operation returns about them.
   */
  readonly fields: string;
}

const hires = ['the employer hires a candidate of a rival', 'the employer fills the last role with a rival'];
const lastRole = ['the employer fills the last role with a rival'];

const ranked = ['the ranked lot', 'the open ranked lot'];
const open = ['the open ranked lot'];
/** The observers who may see bids: all except the provider's staff inside the agency. */
const anyone = ['the agency', ...lotNames];
const withdrawal = 'a rival withdraws its application';
const undo = 'a rival undoes the withdrawal of its application';
const changesOwnRank = [
  'a rival takes the lead',
  'a rival withdraws its bid',
  'a rival bids again',
  withdrawal,
  undo,
  'a rival confirms its bid',
  'a rival extends the end',
];
const changesCount = [
  'a rival bids behind the agency',
  'a rival withdraws its bid',
  'a rival bids again',
  withdrawal,
  undo,
  'a rival confirms its bid',
  'the employer revokes an agency behind',
];
const losesPosition = ['a rival takes the lead', 'a rival bids again', undo, 'a rival extends the end'];
const extended = ['a rival extends the end'];
const closed = ['the lots close'];

/** The facts about lots and bids. Source: domain rules D18, D19. */
const bidFacts: readonly RivalFact[] = [
  {
    reason: 'The agency’s own rank in ranked lots, and a message to open pages that it has changed.',
    after: changesOwnRank,
    at: ranked,
    fields: 'position isInAward messages:body.lot.position-changed',
  },
  {
    reason: 'The agency’s own rank: a notice that its bid has lost its position.',
    after: losesPosition,
    at: anyone,
    fields: `unseen messages:body.bid.position-lost emails:body.position-lost
      notifications.list:body.records.new notifications.list:body.recordCount notifications.list:body.total
      notifications.list:body.pageCount support.ownData:body.notifications.length
      support.ownData:body.notifications[].kind`,
  },
  {
    reason: 'The leading amount in open ranked lots.',
    after: [...changesOwnRank, 'a rival improves its leading bid'],
    at: open,
    fields: 'leadingAmount messages:body.lot.position-changed',
  },
  {
    reason: 'The number of bidders in lots that show it.',
    after: changesCount,
    at: open,
    fields: 'bidderCount messages:body.lot.position-changed',
  },
  {
    reason: 'The end of the lot, which a late bid extends, and notices of it.',
    after: extended,
    at: ranked,
    fields: 'endsAt extensions withdrawableUntil messages:body.lot.extended',
  },
  {
    reason:
      'The end of the lot: a notice of its extension; an unread notice of an earlier loss of position is renewed.',
    after: extended,
    at: anyone,
    fields: `emails:body.bidding-extended notifications.list:body.records[].at notifications.list:body.records[].feedId
      support.ownData:body.notifications[].created`,
  },
  {
    reason: 'The end of the lot as the next step of the engagement, which the board shows to every user of the agency.',
    after: extended,
    fields: 'board.engagement:body.next.at board.staging:body.next.at',
  },
  {
    reason: 'The end of the lot: the head of its log and the own leaves, and notices of it.',
    after: closed,
    at: anyone,
    fields: `closedAt unseen finalHead bidding.evidence:body.leaves.length messages:body.lot.closed
      emails:body.bidding-closed emails:body.bidding-unsuccessful notifications.list:* support.ownData:*`,
  },
  {
    reason: 'The opening of sealed bids at the close, which their bidders see.',
    after: closed,
    at: ['the sealed lot'],
    fields: 'audits.accesses:body.accesses.length',
  },
  {
    reason: 'The agency’s own rank in sealed lots, once they are closed.',
    after: closed,
    at: ['the sealed lot'],
    fields: 'position isInAward',
  },
  {
    reason: 'The result of the lot, which ends what an agency without an award can do in the engagement.',
    after: ['the rival is awarded'],
    fields: '*',
  },
  {
    reason: 'The number of bids in a sealed lot, for its employer and Rolecall.',
    after: changesCount,
    at: ['the sealed lot, for the employer', 'the sealed lot, for Rolecall'],
    fields: 'bidCount messages:body.lot.bids-changed',
  },
];

/**
 * All facts that an agency may learn when a rival acts. Source: domain rules D18, "What an agency may learn when a
 * rival acts". Two facts that other rules add are listed too: the agency's own rank, and the leading amount for bid
 * type 3.
 */
const rivalFacts: readonly RivalFact[] = [
  {
    reason: 'Remaining roles: how many roles are still open is the same number for everybody who may fill them.',
    after: hires,
    fields: `noOfRolesFilled rolesFilled rolesRemaining
      board.engagementSummary:body.roles.filled board.engagementSummary:body.roles.remaining`,
  },
  {
    reason: 'The answer of the resubmission check: whether a person may be submitted, asked for one person at a time.',
    after: ['a rival submits candidates'],
    fields: 'isAllowed isDuplicate candidates.resubmitState:body.message',
  },
  {
    reason:
      'A talent request becomes Available with the first approved application (D18), and its engagement comes into fulfillment: the state of a record that every agency reads.',
    after: ['the employer decides on a rival'],
    fields: `stage stageName stageStatus stages engagementStage asked
      talentRequestStatus talentRequestStatusId statusChangedAt takesCandidates
      board.summary:body.figures.application board.summary:body.figures.fulfillment
      board.summary:body.views.fulfillment`,
  },
  {
    reason:
      'A notice that a talent request became Available, that its last role is filled, or that its engagement ended: it says when the state of a record changed that every agency reads.',
    after: ['the employer decides on a rival', ...lastRole],
    fields: `engagements.notices:body.new engagements.noticesCount:body.count engagements.noticesCount:body.newCount
      reports.engagementNotices:body`,
  },
  {
    reason: 'The end of the lot: with its last role a talent request is fulfilled, and its engagement has ended.',
    after: lastRole,
    fields: `stage stageName stageStatus stages engagementStage asked next notice status endedAt endedAs
      engagementStatus engagementStatusId successFeeStatus can takesCandidates
      talentRequestStatus talentRequestStatusId statusChangedAt board.summary:body.figures.fulfillment
      isOpen openEngagements clients.history:body.records.new clients.history:body.recordCount clients.history:body.total
      clients.engagements:body.records.gone clients.engagements:body.records.new
      candidates.allAwardedRequests:body.total candidates.allAwardedRequests:body.pageCount
      board.dashboard:body.records.gone board.dashboard:body.records.new`,
  },
  {
    reason:
      'The end of the lot: the resubmission check is refused as a submission is, and the request is no longer offered.',
    after: lastRole,
    fields: 'candidates.resubmitState:* people.requestChoices:body.records.gone people.requestChoices:body.total',
  },
  {
    reason:
      'The end of the lot: an engagement that has ended is no longer an opportunity, and the next one takes its place.',
    after: lastRole,
    fields: `glance opportunities.list:body.total opportunities.list:body.pageCount opportunities.permanent:body.pageCount
      reports.availableOpportunities:body
      opportunities.list:body.records.gone opportunities.list:body.records.new
      opportunities.search:* opportunities.yours:* opportunities.clientNames:* opportunities.autoSuggest:*
      opportunities.permanent:body.totalRecordCount opportunities.successFeeMarketplace:body.total
      opportunities.successFeeMarketplace:body.pageCount
      opportunities.permanent:body.records.gone opportunities.permanent:body.records.new
      opportunities.successFeeMarketplace:body.records.gone opportunities.successFeeMarketplace:body.records.new`,
  },
  {
    reason: 'How a client answers: figures over the applications of all agencies within a year, from five on.',
    after: ['the employer decides on a rival', ...lastRole],
    fields: 'responsiveness',
  },
  {
    reason: "The end of the lot: the agency's own candidates who are still in the running are Not Selected.",
    after: lastRole,
    fields: `candidateStatus candidateStatusId since dateNotSelected isReplaceCvAllow byStatus groups openCandidates openSubmissions
      candidatesInProcess
      candidates.view:body.steps.new candidates.filterOptions:* candidates.viewCounts:* candidates.list:body.records.gone
      candidates.list:body.recordCount candidates.list:body.total
      candidates.list:body.pageCount reports.candidateSubmission:body response-times.candidate:body.wait`,
  },
  {
    reason: "The end of the lot: the agency's tasks in it, such as following up its own candidates, are no longer due.",
    after: lastRole,
    fields: `my-week.own:body.overdue.gone my-week.ofUser:body.overdue.gone my-week.team:body.overdue.gone
      my-week.users:body[].open my-week.users:body[].overdue my-week.calendar:body`,
  },
  {
    reason:
      'A dispute about the ownership of one of its own candidates: the owner is notified, without the name of the other agency.',
    after: ['a rival writes what is its own'],
    fields: `unseen notifications.list:body.records.new notifications.list:body.recordCount notifications.list:body.total
      support.ownData:body.notifications.length support.ownData:body.notifications[].kind`,
  },
  {
    reason: 'The end of the lot: a notice and an email that the agency’s own candidates are Not Selected.',
    after: lastRole,
    fields: `unseen notifications.list:body.records.new notifications.list:body.records.gone
      notifications.list:body.recordCount notifications.list:body.total notifications.list:body.pageCount
      notifications.landing:* notifications.candidateUpdateMails:*
      support.ownData:body.notifications.new support.ownData:body.notifications.length
      support.ownData:body.notifications[].kind`,
  },
  {
    reason: 'A published answer, which does not name the agency that asked, with its notice and email.',
    after: ['the employer publishes the answer to a rival'],
    fields: `clarifications.list:body.clarifications.new unseen notifications.list:body.records.new
      notifications.list:body.recordCount notifications.list:body.total notifications.list:body.pageCount
      support.ownData:body.notifications.length support.ownData:body.notifications[].kind
      support.ownData:body.notifications.new`,
  },
  ...bidFacts,
];

const namesOf = (path: string): string[] => path.split('.').map((part) => part.replaceAll('[]', ''));

/** Returns the fact that allows a change, if there is one. */
export const findAllowedFact = (one: {
  operation: string;
  at: string;
  after: string;
  path: string;
}): RivalFact | undefined =>
  rivalFacts.find(
    ({ after, at, fields }) =>
      after.includes(one.after) &&
      (at === undefined || at.includes(one.at)) &&
      fields
        .split(/\s+/)
        .some(
          (field) =>
            field === `${one.operation}:${one.path}` ||
            field === '*' ||
            field === `${one.operation}:*` ||
            namesOf(one.path).includes(field),
        ),
  );

/** Returns the facts that these actions may change. */
export const factsChangedBy = (actions: ReadonlySet<string>): readonly RivalFact[] =>
  rivalFacts.filter(({ after }) => after.some((action) => actions.has(action)));
