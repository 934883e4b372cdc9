import type { NotificationKindName } from '#contract/notifications/states.ts';
import { biddingEmail, agenciesThatMayBid } from './bidding.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications about the results of bidding: first those for the agency, then those for the employer. */
export const awardKinds = {
  'bid-awarded': {
    on: ['bid.awarded'],
    sentence: 'Your bid on {talentRequest} in {engagement} was awarded.',
    recipients: { audience: 'party' },
    page: 'bidding',
    mail: {
      ...biddingEmail,
      isDecision: true,
      copy: {
        subject: 'Awarded: {about}',
        text: 'You can submit candidates when the award is final. Open the result to see when, and to download your certificate.',
      },
      sample: 'Bid awarded',
    },
  },
  'bid-not-selected': {
    on: ['bid.not-selected'],
    sentence: 'Your bid on {talentRequest} in {engagement} was not selected.',
    recipients: { audience: 'party' },
    page: 'bidding',
    mail: {
      ...biddingEmail,
      isDecision: true,
      copy: {
        subject: 'Not selected: {about}',
        text: 'Open the result to see your rank, any reason from the employer, and your certificate.',
      },
      sample: 'Bid not selected',
    },
  },
  'award-final': {
    on: ['lot.final'],
    sentence: 'The award of {talentRequest} in {engagement} is final.',
    recipients: { audience: agenciesThatMayBid },
    page: 'bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Award final: {about}',
        text: 'If the award went to your agency, you can submit candidates now.',
      },
      sample: 'Award final',
    },
  },
  'award-set-aside': {
    on: ['lot.award-set-aside'],
    sentence: 'Rolecall set aside the award of {talentRequest} in {engagement}.',
    recipients: { audience: agenciesThatMayBid },
    page: 'bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Award set aside: {about}',
        text: 'Rolecall upheld an objection. The employer will award the talent request again.',
      },
      sample: 'Award set aside',
    },
  },
  'objection-decided': {
    on: ['objection.decided'],
    sentence: 'Rolecall decided on your objection to the award of {talentRequest} in {engagement}.',
    recipients: { audience: 'party' },
    page: 'bidding',
    mail: {
      ...biddingEmail,
      isDecision: true,
      copy: {
        subject: 'Objection decided: {about}',
        text: 'Open the result to read the decision and its reasons.',
      },
      sample: 'Objection decided',
    },
  },
  'objection-closed': {
    on: ['objection.closed'],
    sentence:
      'Your objection to the award of {talentRequest} in {engagement} was closed, because the award was cancelled.',
    recipients: { audience: 'party' },
    page: 'bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Objection closed: {about}',
        text: 'The award was cancelled, so there is nothing left to decide. You can object again if there is a new award.',
      },
      sample: 'Objection closed',
    },
  },
  'lot-to-award': {
    on: ['lot.closed'],
    sentence: 'Bidding on {talentRequest} in {engagement} has ended. The next step is the award.',
    recipients: { audience: 'party' },
    page: 'employer-bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Ready to award: {about}',
        text: 'Compare the bids, choose the agencies, and publish the result.',
      },
      sample: 'Ready to award',
    },
  },
  'lot-tied': {
    on: ['lot.tied'],
    sentence: 'Bids on {talentRequest} in {engagement} are tied, so a new round has started.',
    recipients: { audience: 'party' },
    page: 'employer-bidding',
    mail: null,
  },
  'lot-unsuccessful': {
    on: ['lot.unsuccessful'],
    sentence: 'Bidding on {talentRequest} in {engagement} was unsuccessful. Decide what happens next.',
    recipients: { audience: 'party' },
    page: 'employer-bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Bidding unsuccessful: {about}',
        text: 'Reopen bidding once with a new end time, or cancel the talent request.',
      },
      sample: 'Bidding unsuccessful, the employer',
    },
  },
  'objection-made': {
    on: ['objection.made'],
    sentence: '{agency} objected to the award of {talentRequest} in {engagement}.',
    recipients: { audience: 'party' },
    page: 'employer-bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Objection to an award: {about}',
        text: 'Rolecall will decide on the objection. The standstill continues until then.',
      },
      sample: 'Objection made',
    },
  },
  'own-award-final': {
    on: ['lot.final'],
    sentence: 'Your award of {talentRequest} in {engagement} is final.',
    recipients: { audience: 'party' },
    page: 'employer-bidding',
    mail: null,
  },
  'own-award-set-aside': {
    on: ['lot.award-set-aside'],
    sentence: 'Rolecall set aside your award of {talentRequest} in {engagement}.',
    recipients: { audience: 'party' },
    page: 'employer-bidding',
    mail: {
      ...biddingEmail,
      copy: {
        subject: 'Award set aside: {about}',
        text: 'Rolecall upheld an objection. Read the reasons, then award the talent request again.',
      },
      sample: 'Award set aside, the employer',
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
