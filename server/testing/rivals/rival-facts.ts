/** A fact that an agency may see change when a rival acts, or when an employer acts on a rival. */
export interface RivalFact {
  readonly reason: string;
  /** The actions after which it may change. */
  readonly after: readonly string[];
  /**
   * The parts of responses that show it, separated by spaces: field names or, for ambiguous names, `operation:path`;
   * `operation:*` allows all that an operation returns about own records.
   */
  readonly fields: string;
}

const hires = ['the employer hires a candidate of a rival', 'the employer fills the last role with a rival'];
const lastRole = ['the employer fills the last role with a rival'];

/**
 * Everything an agency may learn when a rival acts. Source: domain rules D18, "What an agency may learn when a rival
 * acts". Additions of rooms (the own rank, the leading amount of bid type 3) are listed here too.
 */
export const rivalFacts: readonly RivalFact[] = [
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
      candidates.servedRequests:body.total
      board.dashboard:body.records.gone board.dashboard:body.records.new`,
  },
  {
    reason: 'The end of the lot: the resubmission check is refused as a submission is, with the same reasons.',
    after: lastRole,
    fields: 'candidates.resubmitState:*',
  },
  {
    reason: 'The end of the lot: what has ended is no opportunity any more, and the next one comes up in its place.',
    after: lastRole,
    fields: `glance opportunities.list:body.total opportunities.list:body.pageCount opportunities.permanent:body.pageCount
      reports.availableOpportunities:body
      opportunities.list:body.records.gone opportunities.list:body.records.new
      opportunities.search:* opportunities.yours:* opportunities.clientNames:* opportunities.autoSuggest:*
      opportunities.permanent:body.totalRecordCount opportunities.successFeeMarketplace:body.total
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
    fields: `candidateStatus candidateStatusId since dateNotSelected isReplaceCvAllow byStatus groups openCandidates
      candidatesInProcess
      candidates.view:body.steps.new candidates.list:body.records.gone
      candidates.list:body.recordCount candidates.list:body.total
      candidates.list:body.pageCount reports.candidateSubmission:body`,
  },
  {
    reason: 'The end of the lot: the agency is told, and is mailed, that its own candidates are Not Selected.',
    after: lastRole,
    fields: `unseen notifications.list:body.records.new notifications.list:body.recordCount
      notifications.list:body.total notifications.list:body.pageCount
      notifications.landing:* notifications.candidateUpdateMails:*
      support.ownData:body.notifications.new support.ownData:body.notifications.length
      support.ownData:body.notifications[].kind`,
  },
];

const namesOf = (path: string): string[] => path.split('.').map((part) => part.replaceAll('[]', ''));

/** The fact that allows a change, if one does. */
export const factOf = (one: { operation: string; after: string; path: string }): RivalFact | undefined =>
  rivalFacts.find(
    ({ after, fields }) =>
      after.includes(one.after) &&
      fields
        .split(/\s+/)
        .some(
          (field) =>
            field === `${one.operation}:${one.path}` ||
            field === `${one.operation}:*` ||
            namesOf(one.path).includes(field),
        ),
  );
