import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOwnEngagementEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeEngagement } from './factories.ts';
import {
  rightToChangeClarification,
  rightToChangeClosingTime,
  rightToTakeCandidates,
  changeEngagementRights,
  rightsToEndEngagement,
  rightToMoveStage,
  pauseRights,
  rightToPublishAgain,
  requestRights,
} from './policy.ts';

const now = new Date('2026-11-20T04:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

const tender = { kind: 'competitive', status: 'open', endedAs: null, publishedAt: daysAgo(2), pausedAt: null } as const;
const fee = { ...tender, kind: 'successfee' } as const;
const engagements = {
  'not published': { ...tender, publishedAt: null, stage: 'application' },
  application: { ...tender, stage: 'application' },
  clarification: { ...tender, stage: 'clarification' },
  bidding: { ...tender, stage: 'bidding' },
  fulfillment: { ...tender, stage: 'fulfillment' },
  'fee: application': { ...fee, stage: 'application' },
  'fee: fulfillment': { ...fee, stage: 'fulfillment' },
  'fee: paused': { ...fee, stage: 'fulfillment', pausedAt: daysAgo(1) },
  cancelled: { ...tender, status: 'cancelled', endedAs: 'cancelled', stage: 'ended' },
  completed: { ...fee, status: 'completed', endedAs: 'success', stage: 'ended' },
} as const;

describe("the employer's rights on an engagement, by its stage", () => {
  test('to change it, its terms and its closing time, and to add a talent request', () => {
    expect(
      rightsTable(engagements, (one) => ({
        ...changeEngagementRights(one),
        changeClosing: rightToChangeClosingTime(one),
      })),
    ).toMatchInlineSnapshot(`
        "                 | change                   | changeTerms              | addRequest               | changeClosing
        not published    | engagement-not-published | engagement-not-published | engagement-not-published | engagement-not-published
        application      | yes                      | yes                      | yes                      | yes
        clarification    | yes                      | yes                      | yes                      | yes
        bidding          | yes                      | yes                      | bidding-begun            | yes
        fulfillment      | yes                      | engagement-awarded       | bidding-begun            | engagement-awarded
        fee: application | yes                      | yes                      | yes                      | yes
        fee: fulfillment | yes                      | yes                      | yes                      | yes
        fee: paused      | yes                      | yes                      | engagement-paused        | yes
        cancelled        | engagement-ended         | engagement-ended         | engagement-ended         | engagement-ended
        completed        | engagement-ended         | engagement-ended         | engagement-ended         | engagement-ended"
      `);
  });

  test('to change its deadlines for questions and answers', () => {
    expect(rightsTable(engagements, (one) => ({ change: rightToChangeClarification(one) }))).toMatchInlineSnapshot(`
      "                 | change
      not published    | engagement-not-published
      application      | yes
      clarification    | yes
      bidding          | bidding-begun
      fulfillment      | bidding-begun
      fee: application | yes
      fee: fulfillment | yes
      fee: paused      | yes
      cancelled        | engagement-ended
      completed        | engagement-ended"
    `);
  });

  test('to move its stage, end it and publish it again', () => {
    const rightsOf = (one: (typeof engagements)[keyof typeof engagements]) => ({
      moveStage: rightToMoveStage(one),
      ...rightsToEndEngagement(one),
      publishAgain: rightToPublishAgain(one),
    });
    expect(rightsTable(engagements, rightsOf)).toMatchInlineSnapshot(`
      "                 | moveStage                | cancelled                 | discontinued                  | completed                     | publishAgain
      not published    | engagement-not-published | engagement-not-published  | engagement-not-published      | engagement-not-published      | engagement-not-published
      application      | yes                      | yes                       | engagement-before-fulfillment | engagement-before-fulfillment | yes
      clarification    | yes                      | yes                       | engagement-before-fulfillment | engagement-before-fulfillment | yes
      bidding          | stage-moves-by-award     | yes                       | engagement-before-fulfillment | engagement-before-fulfillment | yes
      fulfillment      | stage-moves-by-award     | engagement-in-fulfillment | yes                           | yes                           | yes
      fee: application | no-such-stage            | yes                       | engagement-before-fulfillment | engagement-before-fulfillment | yes
      fee: fulfillment | no-such-stage            | engagement-in-fulfillment | yes                           | yes                           | yes
      fee: paused      | no-such-stage            | engagement-in-fulfillment | yes                           | yes                           | yes
      cancelled        | engagement-ended         | engagement-ended          | engagement-ended              | engagement-ended              | yes
      completed        | engagement-ended         | engagement-ended          | engagement-ended              | engagement-ended              | yes"
    `);
  });

  test('to pause and resume it, by the statuses of its talent requests', () => {
    const { pending, inMarket, available, fulfilled, cancelled, paused } = talentRequestStatus;
    const open = engagements['fee: fulfillment'];
    const rows = {
      'one open': [inMarket],
      'one open, one paused': [available, paused],
      'one open, one fulfilled': [fulfilled, inMarket],
      'all paused': [paused, paused, cancelled],
      'none open': [pending, fulfilled, cancelled],
    };
    const rightsOf = (engagement: Parameters<typeof pauseRights>[0]) => (statusIds: TalentRequestStatusId[]) =>
      pauseRights(
        engagement,
        statusIds.map((statusId) => ({ statusId })),
      );
    expect(rightsTable(rows, rightsOf(open))).toMatchInlineSnapshot(`
      "                        | pause             | resume
      one open                | yes               | nothing-paused
      one open, one paused    | yes               | yes
      one open, one fulfilled | yes               | nothing-paused
      all paused              | engagement-paused | yes
      none open               | nothing-open      | nothing-paused"
    `);
    expect(rightsTable({ 'not published': [inMarket, paused] }, rightsOf(engagements['not published'])))
      .toMatchInlineSnapshot(`
      "              | pause                    | resume
      not published | engagement-not-published | engagement-not-published"
    `);
    expect(rightsTable({ ended: [inMarket, paused] }, rightsOf(engagements.cancelled))).toMatchInlineSnapshot(`
      "      | pause            | resume
      ended | engagement-ended | engagement-ended"
    `);
  });

  test('the reason for an ended engagement says how it ended', () => {
    expect(rightToChangeClosingTime({ ...engagements.cancelled, endedAs: 'discontinued' })).toEqual({
      allowed: false,
      reasons: [{ code: 'engagement-ended', text: 'This Engagement has been discontinued.' }],
    });
  });
});

describe("the employer's rights on a talent request", () => {
  const rightsAt = (
    statusId: TalentRequestStatusId,
    engagement: Parameters<typeof requestRights>[0]['engagement'] = engagements['fee: fulfillment'],
    given: object = {},
  ) => {
    const request = { statusId, noOfRolesFilled: 0, internallyFilledRoles: 0, statusChangedAt: daysAgo(1), ...given };
    return requestRights({ request, engagement }, now);
  };

  test('by its status', () => {
    expect(rightsTable(talentRequestStatus, (statusId) => rightsAt(statusId))).toMatchInlineSnapshot(`
      "          | change            | changeBasis       | pause             | resume             | cancel            | restore               | complete          | fillInternally
      pending   | request-not-open  | request-not-open  | request-not-open  | request-not-paused | yes               | request-not-cancelled | request-not-open  | request-not-open
      inMarket  | yes               | yes               | yes               | request-not-paused | yes               | request-not-cancelled | yes               | yes
      available | yes               | yes               | yes               | request-not-paused | yes               | request-not-cancelled | yes               | yes
      fulfilled | request-fulfilled | request-fulfilled | request-fulfilled | request-not-paused | request-fulfilled | request-not-cancelled | request-fulfilled | request-fulfilled
      cancelled | request-cancelled | request-cancelled | request-cancelled | request-not-paused | request-cancelled | yes                   | request-cancelled | request-cancelled
      paused    | yes               | yes               | request-paused    | yes                | yes               | request-not-cancelled | yes               | yes"
    `);
  });

  test('when its engagement has ended', () => {
    expect(rightsTable(talentRequestStatus, (statusId) => rightsAt(statusId, engagements.cancelled)))
      .toMatchInlineSnapshot(`
      "          | change           | changeBasis      | pause            | resume           | cancel           | restore               | complete         | fillInternally
      pending   | engagement-ended | engagement-ended | engagement-ended | engagement-ended | engagement-ended | request-not-cancelled | engagement-ended | engagement-ended
      inMarket  | engagement-ended | engagement-ended | engagement-ended | engagement-ended | engagement-ended | request-not-cancelled | engagement-ended | engagement-ended
      available | engagement-ended | engagement-ended | engagement-ended | engagement-ended | engagement-ended | request-not-cancelled | engagement-ended | engagement-ended
      fulfilled | engagement-ended | engagement-ended | engagement-ended | engagement-ended | engagement-ended | request-not-cancelled | engagement-ended | engagement-ended
      cancelled | engagement-ended | engagement-ended | engagement-ended | engagement-ended | engagement-ended | engagement-ended      | engagement-ended | engagement-ended
      paused    | engagement-ended | engagement-ended | engagement-ended | engagement-ended | engagement-ended | request-not-cancelled | engagement-ended | engagement-ended"
    `);
  });

  test('by the stage of a competitive engagement', () => {
    const { application, clarification, bidding, fulfillment } = engagements;
    const stages = { application, clarification, bidding, fulfillment };
    expect(rightsTable(stages, (stage) => rightsAt(2, stage))).toMatchInlineSnapshot(`
      "              | change | changeBasis   | pause | resume             | cancel | restore               | complete | fillInternally
      application   | yes    | yes           | yes   | request-not-paused | yes    | request-not-cancelled | yes      | yes
      clarification | yes    | yes           | yes   | request-not-paused | yes    | request-not-cancelled | yes      | yes
      bidding       | yes    | yes           | yes   | request-not-paused | yes    | request-not-cancelled | yes      | yes
      fulfillment   | yes    | bidding-ended | yes   | request-not-paused | yes    | request-not-cancelled | yes      | yes"
    `);
  });

  test('after a hire by an agency, not after roles filled by the employer itself', () => {
    const rows = {
      'one hired': { noOfRolesFilled: 1 },
      'one filled internally': { noOfRolesFilled: 1, internallyFilledRoles: 1 },
    };
    expect(rightsTable(rows, (given) => rightsAt(5, undefined, given))).toMatchInlineSnapshot(`
      "                      | change | changeBasis | pause | resume             | cancel         | restore               | complete | fillInternally
      one hired             | yes    | yes         | yes   | request-not-paused | somebody-hired | request-not-cancelled | yes      | yes
      one filled internally | yes    | yes         | yes   | request-not-paused | yes            | request-not-cancelled | yes      | yes"
    `);
  });

  test('a cancelled request can be restored for exactly 30 days', () => {
    const restore = (days: number) => ({
      restore: rightsAt(7, undefined, { statusChangedAt: daysAgo(days) }).restore,
    });
    expect(rightsTable({ '29 days': 29, '30 days': 30 }, restore)).toMatchInlineSnapshot(`
      "        | restore
      29 days | yes
      30 days | restore-passed"
    `);
  });

  test('the reasons say what to do instead', () => {
    expect(rightsAt(6).change).toMatchObject({
      reasons: [{ unblockBy: expect.stringContaining('another') as string }],
    });
    expect(rightsAt(5, undefined, { noOfRolesFilled: 1 }).cancel).toEqual({
      allowed: false,
      reasons: [
        {
          code: 'somebody-hired',
          text: 'Someone has been hired for this talent request.',
          unblockBy: 'Complete it instead.',
          who: 'You',
        },
      ],
    });
  });
});

describe('the employer reads the rights with its engagement', () => {
  let server: TestServer;
  let clientId: string;
  let employer: string;

  beforeAll(async () => {
    server = await createTestServer();
    clientId = (await makeTenant(server.kit.db, { side: 'client' })).id;
    employer = (await makeUser(server.kit.db, { tenantId: clientId })).id;
  });
  afterAll(() => server.close());

  const rightsOn = async (given: Partial<Parameters<typeof makeEngagement>[1]>) => {
    const { id: engagementId } = await makeEngagement(server.kit.db, { clientId, ...given });
    return (await server.call(employer, readOwnEngagementEndpoint, { engagementId })).body;
  };

  test('an open engagement may be moved and published again', async () => {
    expect(await rightsOn({})).toMatchObject({
      can: { changeClosing: { allowed: true }, publishAgain: { allowed: true } },
    });
  });

  test('an ended engagement may only be published again, with the reason against other changes', async () => {
    const ended = { status: 'cancelled', endedAs: 'cancelled', stage: 'ended' } as const;
    expect(await rightsOn(ended)).toMatchObject({
      can: {
        changeClosing: { allowed: false, reasons: [{ text: 'This Engagement has been cancelled.' }] },
        publishAgain: { allowed: true },
      },
    });
  });

  test('an unpublished engagement may be neither moved nor published again', async () => {
    const reasons = [{ code: 'engagement-not-published' }];
    expect(await rightsOn({ publishedAt: null })).toMatchObject({
      can: { changeClosing: { allowed: false, reasons }, publishAgain: { allowed: false, reasons } },
    });
  });
});

test('a talent request takes candidates by its status, until the engagement ends', () => {
  expect(
    rightsTable(talentRequestStatus, (statusId) => ({
      open: rightToTakeCandidates({ statusId }, engagements.fulfillment),
      ended: rightToTakeCandidates({ statusId }, engagements.cancelled),
    })),
  ).toMatchInlineSnapshot(`
    "          | open                  | ended
    pending   | request-not-open      | engagement-ended
    inMarket  | request-not-available | engagement-ended
    available | yes                   | engagement-ended
    fulfilled | request-fulfilled     | engagement-ended
    cancelled | request-cancelled     | engagement-ended
    paused    | request-paused        | engagement-ended"
  `);
});
