import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pino } from 'pino';
import { notificationKinds } from '#contract/notifications/states.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { assignmentEvents } from '#server/assignments/public.ts';
import { biddingEvents } from '#server/bidding/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { clarificationEvents, discussionEvents, mentionEvents } from '#server/clarifications/public.ts';
import { makeThread } from '#server/clarifications/factories.ts';
import { claimEvents } from '#server/claims/public.ts';
import { disputeEvents } from '#server/disputes/public.ts';
import { consentEvents } from '#server/consents/public.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import type { EventFacts } from '#server/platform/events/facts.ts';
import { createEvents, reactionQueue } from '#server/platform/events/events.ts';
import { readEvent } from '#server/platform/events/read-event.ts';
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { peopleEvents } from '#server/people/public.ts';
import { opportunityEvents } from '#server/opportunities/public.ts';
import { prequalificationEvents } from '#server/prequalification/public.ts';
import { responseTimeEvents } from '#server/response-times/public.ts';
import { eventPayloads } from '#server/event-payloads.ts';
import { samplePayload } from '#server/testing/payloads.ts';
import { notificationEvents } from './events.ts';
import { notificationReactions } from './reactions.ts';

// Tests the reactions with real queues: jobs run after the commit and notify the recipients.
let kit: TestKit;
let jobs: Jobs;
let source: ScopeSource;
let market: MarketFixture;
let candidate: { id: string; applicationId: string };

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));

beforeAll(async () => {
  kit = await createTestKit();
  jobs = createJobs(kit.databaseUrl, pino({ level: 'silent' }), 10);
  source = { ...kit.source, events: createEvents(eventPayloads, notificationReactions, jobs.enqueue) };
  await jobs.start(
    notificationReactions
      .filter((one) => 'after' in one)
      .map((reaction) => ({
        queue: reactionQueue(reaction),
        run: (data) =>
          inSystemScope(source, 'a test', async (scope) => {
            const event = await readEvent(scope, String(data['eventId']));
            if (event) await reaction.after(scope, event, { files: undefined as never, mail });
          }),
      })),
  );
  market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  candidate = await makeCandidate(kit.db, { talentRequestId: market.talentRequestId, supplierId: market.agency.id });
}, 30_000);
afterAll(async () => {
  await jobs.stop(1000);
  await kit.close();
});

test('every kind of notification is sent when its event happens, to the right side', async () => {
  const clientId = market.client.id;
  const thread = await makeThread(kit.db, {
    kind: 'discussion',
    supplierId: market.agency.id,
    clientId,
    subject: 'Terms',
    createdAt: kit.clock.now(),
  });
  const ofEngagement = { clientId, engagementId: market.engagementId };
  const ofApplication = { ...ofEngagement, supplierId: market.agency.id, applicationId: candidate.applicationId };
  const ofCandidate = { ...ofApplication, talentRequestId: market.talentRequestId, candidateId: candidate.id };
  const withoutAgency: readonly string[] = [
    clarificationEvents.published,
    clarificationEvents.answersDue,
    clarificationEvents.answersDueInAnHour,
  ];
  const happens: EventFacts[] = [
    ...Object.values(applicationEvents).map((kind) => ({ kind, ...ofApplication })),
    ...[...Object.values(engagementEvents), notificationEvents.closingSoon, notificationEvents.closesInAnHour].map(
      (kind) => ({
        kind,
        ...ofEngagement,
        talentRequestId: market.talentRequestId,
      }),
    ),
    ...[...Object.values(assignmentEvents), opportunityEvents.matched].map((kind) => ({
      kind,
      ...ofEngagement,
      supplierId: market.agency.id,
      data: { ...samplePayload(kind), userId: market.standard.id },
    })),
    ...[
      ...Object.values(biddingEvents),
      notificationEvents.lotEndsInADay,
      notificationEvents.lotEndsInAnHour,
      notificationEvents.lotEndsInMinutes,
    ].map((kind) => ({
      kind,
      ...ofEngagement,
      talentRequestId: market.talentRequestId,
      ...(kind.startsWith('lot.') ? {} : { supplierId: market.agency.id }),
    })),
    ...Object.values(clarificationEvents).map((kind) =>
      withoutAgency.includes(kind) ? { kind, ...ofEngagement } : { kind, ...ofApplication },
    ),
    ...Object.values(discussionEvents).map((kind) => ({
      kind,
      supplierId: market.agency.id,
      clientId,
      data: { threadId: thread.id },
    })),
    ...Object.values(mentionEvents).flatMap((kind) =>
      [market.owner.id, market.employer.id].map((userId) => ({
        kind,
        ...(kind === mentionEvents.inDiscussion ? { supplierId: market.agency.id, clientId } : ofCandidate),
        data: { threadId: thread.id, mentionedUserIds: [userId], isOwnAffair: true as const },
      })),
    ),
    ...Object.values(prequalificationEvents).map((kind) => ({ kind, supplierId: market.agency.id, clientId })),
    ...Object.values(candidateEvents).map((kind) => ({ kind, ...ofCandidate })),
    ...Object.values(claimEvents).map((kind) => ({ kind, ...ofCandidate })),
    ...Object.values(disputeEvents).map((kind) => ({
      kind,
      ...ofCandidate,
      ...(kind === disputeEvents.feeAssigned ? { supplierId: null } : { clientId: null }),
    })),
    ...Object.values(responseTimeEvents).map((kind) => ({ kind, ...ofCandidate })),
    { kind: peopleEvents.retentionDue, supplierId: market.agency.id },
    { kind: peopleEvents.renewed, ...ofCandidate },
    { kind: peopleEvents.keepRefused, ...ofCandidate },
    ...Object.values(consentEvents).map((kind) => ({
      kind,
      supplierId: market.agency.id,
      engagementId: market.engagementId,
      talentRequestId: market.talentRequestId,
    })),
  ];
  await inSystemScope(source, 'a test', async (scope) => {
    for (const facts of happens) await scope.emit({ data: samplePayload(facts.kind), ...facts });
  });
  const notifications = () =>
    kit.db.selectFrom('notification').select(['kind', 'tenantId', 'category']).distinct().execute();
  const unsent = async () => {
    const sent = new Set<string>((await notifications()).map(({ kind }) => kind));
    return Object.keys(notificationKinds).filter((kind) => !sent.has(kind));
  };
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 20_000, interval: 100 });
  for (const row of await notifications()) {
    const { side, category } = notificationKinds[row.kind];
    expect(row).toMatchObject({ category, tenantId: side === 'agency' ? market.agency.id : clientId });
  }
}, 30_000);
