import { talentRequestStatus, bidMethod } from '#contract/engagements/states.ts';
import {
  type DemoEngagement,
  auctionInBidding,
  australianMarket,
  contractRole,
  approvedBidderApplications,
  minutesPerHour,
  permanentRole,
} from '../engagement.ts';

const { inMarket } = talentRequestStatus;

const day = 24 * minutesPerHour;
/** Prevents late bids from extending the lot, so that the demo can close it immediately. */
const hardClose = { extensionMinutes: 0, extensionLimit: 0, hardEndMinutes: 0 };

/**
 * Demo engagements in the bidding stage, with lots that are open, tied, extended, closed, awarded or in their
 * standstill.
 */
export const auctionEngagements: readonly DemoEngagement[] = [
  {
    key: 'theatre-technicians',
    client: 'northwind',
    title: 'Theatre technicians, three hospitals',
    about: 'Technicians for nine theatres. Each role is bid for separately, so an agency can win one of them or all.',
    ...auctionInBidding,
    ...permanentRole,
    roleCategoryId: 3,
    subClassificationId: 133,
    location: 'Newcastle NSW',
    ...australianMarket,
    bid: { typeId: 2, methodId: bidMethod.fixed, awardId: 1 },
    closesInMinutes: 2 * day,
    requests: [
      {
        title: 'Theatre Technician',
        roles: 4,
        statusId: inMarket,
        salary: [68000, 76000],
        lot: {
          rules: { ...hardClose, ceiling: '9500', minimumStep: '50', showsBidderCount: true, standstillDays: 2 },
          bids: [
            { agency: 'meridian', amount: '8900' },
            { agency: 'harbour', amount: '8750' },
            { agency: 'bluegum', amount: '8400' },
            { agency: 'harbour', amount: '8350' },
          ],
        },
      },
      {
        title: 'Sterilising Technician',
        roles: 3,
        statusId: inMarket,
        salary: [58000, 66000],
        lot: {
          rules: {
            bidTypeId: 1,
            ceiling: '7800',
            minimumBids: 2,
            standstillDays: 2,
            ...hardClose,
          },
          bids: [
            { agency: 'harbour', amount: '6900' },
            { agency: 'meridian', amount: '7100' },
            { agency: 'quayside', amount: '6650' },
          ],
          award: {
            to: ['meridian'],
            reason: 'The winner has placed sterilising technicians in all three hospitals since last year.',
          },
          objection: {
            agency: 'quayside',
            text: 'Our bid was the lowest, and experience in these hospitals was not among the rules.',
          },
        },
      },
      {
        title: 'Anaesthetic Technician',
        roles: 2,
        statusId: inMarket,
        salary: [72000, 82000],
        lot: {
          rules: { bidMethodId: 1, ceiling: '16', minimumStep: '2', isStepPercent: true, referenceAmount: '82000' },
          endsInMinutes: 2 * day,
          bids: [
            { agency: 'quayside', amount: '14.5' },
            { agency: 'meridian', amount: '13.9' },
          ],
        },
      },
    ],
    applications: approvedBidderApplications,
  },
  {
    key: 'grid-controllers',
    client: 'brightwater',
    title: 'Grid controllers and shift engineers',
    about: 'Controllers and shift engineers for a new operations centre.',
    ...auctionInBidding,
    ...contractRole,
    roleCategoryId: 2,
    subClassificationId: 114,
    location: 'Denver, Colorado',
    countryId: 840,
    regionId: 8,
    currency: 'USD',
    bid: { typeId: 2, methodId: bidMethod.percentCompensation, awardId: 1 },
    closesInMinutes: day + 2 * minutesPerHour,
    requests: [
      {
        title: 'Grid Controller',
        roles: 5,
        statusId: inMarket,
        salary: [92000, 110000],
        lot: {
          rules: { ...hardClose, ceiling: '18', tieRule: 'rebid', referenceAmount: '121000', showsBidderCount: true },
          bids: [
            { agency: 'bluegum', amount: '16.4' },
            { agency: 'harbour', amount: '15' },
            { agency: 'quayside', amount: '15' },
          ],
        },
      },
      {
        title: 'Shift Engineer',
        roles: 3,
        statusId: inMarket,
        salary: [104000, 124000],
        units: '1800',
        lot: {
          rules: { bidMethodId: 5, ceiling: '96', hoursPerDay: '8', extensionMinutes: 20, hardEndMinutes: 90 },
          // These bids are placed within the last 20 minutes, so they extend the lot.
          endsInMinutes: 6,
          bids: [
            { agency: 'meridian', amount: '92' },
            { agency: 'harbour', amount: '90.5' },
            { agency: 'bluegum', amount: '88' },
          ],
        },
      },
    ],
    applications: approvedBidderApplications,
  },
  {
    key: 'aged-care-nights',
    client: 'tallowood',
    title: 'Aged care, night teams',
    about: 'Night nurses and carers for two homes that open this season.',
    ...auctionInBidding,
    ...permanentRole,
    roleCategoryId: 2,
    subClassificationId: 131,
    location: 'Manila',
    countryId: 608,
    regionId: 2,
    currency: 'PHP',
    bid: { typeId: 1, methodId: bidMethod.fixed, awardId: 1 },
    closesInMinutes: 9 * day,
    isFresh: true,
    requests: [
      {
        title: 'Night Nurse',
        roles: 4,
        statusId: inMarket,
        salary: [500000, 580000],
        lot: {
          rules: {
            ceiling: '70000',
            showsBidderCount: true,
            ...hardClose,
          },
          bids: [
            { agency: 'quayside', amount: '61500' },
            { agency: 'harbour', amount: '58000' },
            { agency: 'meridian', amount: '63000' },
          ],
          award: { to: ['harbour'] },
        },
      },
      {
        title: 'Night Carer',
        roles: 6,
        statusId: inMarket,
        salary: [260000, 310000],
        lot: {
          rules: { ceiling: '40000', ...hardClose },
          bids: [
            { agency: 'harbour', amount: '34000' },
            { agency: 'meridian', amount: '31500' },
          ],
          award: { to: ['meridian'] },
        },
      },
    ],
    applications: approvedBidderApplications,
  },
];
