import { applicationStatus } from '#contract/applications/states.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

const { approved, rebid } = applicationStatus;

/** The agencies that may bid. */
export const agenciesThatMayBid = { applicationStatuses: [approved, rebid] } as const;
/** The agencies that can bid in the current round. */
const canBidNow = { ...agenciesThatMayBid, canBidNow: true } as const;

/** The settings for emails about the end of bidding, which are never delayed. */
const deadlineMail = { preference: 'applicationUpdated', template: 'deadline', isDeadline: true } as const;
const endSample = { until: '2026-11-21T03:12:00.000Z' } as const;
const headSample = { logHead: 'b71e09c41f0a56d2b71e09c41f0a56d2b71e09c41f0a56d2b71e09c41f0a56d2' } as const;
/** The settings for all other emails about bidding. */
export const biddingEmail = { preference: 'applicationUpdated', template: 'bidding' } as const;

/** Notifications to agencies about bidding. Their text neither names nor counts other bidders. */
export const biddingKinds = {
  'bidding-ends-in-a-day': {
    on: ['lot.ends-in-a-day'],
    sentence: 'Bidding on {talentRequest} in {engagement} ends within 24 hours.',
    recipients: { audience: canBidNow },
    page: 'bidding',
    mail: {
      ...deadlineMail,
      copy: {
        subject: 'Bidding ends within 24 hours: {about}',
        text: 'Once bidding ends, bids can no longer be placed.',
        action: 'Open the bidding page',
        closes: 'Bidding ends',
      },
      sample: 'Bidding ends within 24 hours',
      sampleFacts: endSample,
    },
  },
  'bidding-ends-in-an-hour': {
    on: ['lot.ends-in-an-hour'],
    sentence: 'Bidding on {talentRequest} in {engagement} ends within an hour.',
    recipients: { audience: canBidNow },
    page: 'bidding',
    mail: {
      ...deadlineMail,
      copy: {
        subject: 'Bidding ends within an hour: {about}',
        text: 'From now on, bids in ranked bidding can no longer be withdrawn.',
        action: 'Open the bidding page',
        closes: 'Bidding ends',
      },
      sample: 'Bidding ends within an hour',
      sampleFacts: endSample,
    },
  },
  'bidding-ends-in-minutes': {
    on: ['lot.ends-in-minutes'],
    sentence: 'Bidding on {talentRequest} in {engagement} ends within 15 minutes.',
    recipients: { audience: canBidNow },
    page: 'bidding',
    mail: {
      ...deadlineMail,
      copy: {
        subject: 'Bidding ends within 15 minutes: {about}',
        text: 'Once bidding ends, bids can no longer be placed.',
        action: 'Open the bidding page',
        closes: 'Bidding ends',
      },
      sample: 'Bidding ends within 15 minutes',
      sampleFacts: endSample,
    },
  },
  'position-lost': {
    on: ['bid.position-lost'],
    sentence: 'Your bid on {talentRequest} in {engagement} has dropped in rank.',
    recipients: { audience: 'party', coalescedBy: 'talentRequestId' },
    page: 'bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Your bid has dropped in rank: {about}',
        text: 'Open the bidding page to see your current rank. You can place a better bid until bidding ends.',
      },
      sample: 'Position lost',
    },
  },
  'bidding-extended': {
    on: ['lot.extended'],
    sentence: 'Bidding on {talentRequest} in {engagement} was extended.',
    recipients: { audience: agenciesThatMayBid, coalescedBy: 'talentRequestId' },
    page: 'bidding',
    mail: {
      ...deadlineMail,
      copy: {
        subject: 'Bidding extended: {about}',
        text: 'A last-minute bid changed the award, so bidding continues.',
        action: 'Open the bidding page',
        closes: 'New end',
      },
      sample: 'Bidding extended',
      sampleFacts: endSample,
    },
  },
  'bidding-terms-changed': {
    on: ['lot.terms-changed'],
    sentence: '{client} changed the terms for {talentRequest} in {engagement} during bidding.',
    recipients: { audience: agenciesThatMayBid },
    page: 'bidding',
    mail: {
      ...deadlineMail,
      copy: {
        subject: 'Terms changed during bidding: {about}',
        text: 'Read the new terms, then confirm or change your bid. A bid that is not confirmed does not count.',
        action: 'Open the bidding page',
        closes: 'Bidding ends',
      },
      sample: 'Terms changed during bidding',
      sampleFacts: endSample,
    },
  },
  'bidding-closed': {
    on: ['lot.closed'],
    sentence: 'Bidding on {talentRequest} in {engagement} has ended.',
    recipients: { audience: agenciesThatMayBid },
    page: 'bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Bidding has ended: {about}',
        text: 'Next, the employer decides on the award. The head of the bidding log, shown below, is the same for every bidder.',
      },
      sample: 'Bidding ended',
      sampleFacts: headSample,
    },
  },
  'bidding-tied': {
    on: ['bid.tied'],
    sentence: 'Your bid on {talentRequest} in {engagement} is tied, and a round for the tied agencies has started.',
    recipients: { audience: 'party' },
    page: 'bidding',
    mail: {
      ...deadlineMail,
      copy: {
        subject: 'Your bid is tied, new round: {about}',
        text: 'Bids for the last place in the award are equal. Place a better bid before the round ends. Otherwise your current bid remains valid.',
        action: 'Open the bidding page',
        closes: 'Round ends',
      },
      sample: 'Tied bids',
      sampleFacts: endSample,
    },
  },
  'bidding-round-opened': {
    on: ['lot.rebid-requested'],
    sentence: '{client} opened a new round of bidding on {talentRequest} in {engagement}.',
    recipients: { audience: agenciesThatMayBid },
    page: 'bidding',
    mail: {
      ...deadlineMail,
      copy: {
        subject: 'New round of bidding: {about}',
        text: 'Existing bids remain valid. Place a better bid before the round ends.',
        action: 'Open the bidding page',
        closes: 'Round ends',
      },
      sample: 'New round of bidding',
      sampleFacts: endSample,
    },
  },
  'bidding-reopened': {
    on: ['lot.reopened'],
    sentence: '{client} reopened bidding on {talentRequest} in {engagement}.',
    recipients: { audience: agenciesThatMayBid },
    page: 'bidding',
    mail: {
      ...deadlineMail,
      copy: {
        subject: 'Bidding reopened: {about}',
        text: 'Existing bids remain valid, and new bids can be placed until bidding ends.',
        action: 'Open the bidding page',
        closes: 'Bidding ends',
      },
      sample: 'Bidding reopened',
      sampleFacts: endSample,
    },
  },
  'bidding-restored': {
    on: ['lot.restored'],
    sentence: 'Bidding on {talentRequest} in {engagement} is open, because {client} restored the talent request.',
    recipients: { audience: agenciesThatMayBid },
    page: 'bidding',
    mail: {
      ...deadlineMail,
      copy: {
        subject: 'Bidding is open: {about}',
        text: 'The talent request was cancelled and has been restored. Existing bids remain valid, and new bids can be placed until bidding ends.',
        action: 'Open the bidding page',
        closes: 'Bidding ends',
      },
      sample: 'Bidding restored',
      sampleFacts: endSample,
    },
  },
  'bidding-unsuccessful': {
    on: ['lot.unsuccessful'],
    sentence: 'Bidding on {talentRequest} in {engagement} was unsuccessful.',
    recipients: { audience: agenciesThatMayBid },
    page: 'bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Bidding unsuccessful: {about}',
        text: 'There is no award. The employer can reopen bidding once, or cancel the talent request. The head of the bidding log, shown below, is the same for every bidder.',
      },
      sample: 'Bidding unsuccessful',
      sampleFacts: headSample,
    },
  },
  'bidding-cancelled': {
    on: ['lot.cancelled'],
    sentence: 'Bidding on {talentRequest} in {engagement} was cancelled.',
    recipients: { audience: agenciesThatMayBid },
    page: 'bidding',
    mail: null,
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
