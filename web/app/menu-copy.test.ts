import { expect, test } from 'vitest';
import { copy as applications } from '#web/applications/copy.ts';
import { copy as audits } from '#web/audits/copy.ts';
import { copy as bidding } from '#web/bidding/copy.ts';
import { copy as board } from '#web/board/copy.ts';
import { copy as candidates } from '#web/candidates/copy.ts';
import { copy as claims } from '#web/claims/copy.ts';
import { copy as disputes } from '#web/disputes/copy.ts';
import { copy as clarifications } from '#web/clarifications/copy.ts';
import { copy as clients } from '#web/clients/copy.ts';
import { copy as draftCandidates } from '#web/draft-candidates/copy.ts';
import { copy as engagements } from '#web/engagements/copy.ts';
import { copy as lookups } from '#web/lookups/copy.ts';
import { copy as myWeek } from '#web/my-week/copy.ts';
import { copy as notifications } from '#web/notifications/copy.ts';
import { copy as opportunities } from '#web/opportunities/copy.ts';
import { copy as people, holdCopy as holds } from '#web/people/copy.ts';
import { copy as prequalification } from '#web/prequalification/copy.ts';
import { verificationCopy } from '#web/profile/copy.ts';
import { copy as responseTimes } from '#web/response-times/copy.ts';
import { copy as support } from '#web/support/copy.ts';
import { copy as team, resetCopy } from '#web/team/copy.ts';
import { copy as tenants } from '#web/tenants/copy.ts';
import { copy as testimonials } from '#web/testimonials/copy.ts';
import { copy } from './menu-copy.ts';

test('the menu uses the title of each page', () => {
  expect({ ...copy }).toEqual({
    opportunities: opportunities.title,
    engagements: board.title,
    candidates: candidates.title,
    myWeek: myWeek.title,
    people: people.title,
    clients: clients.title,
    ownEngagements: engagements.ownTitle,
    received: applications.received,
    receivedPrequalification: prequalification.receivedTitle,
    discussions: clarifications.messages,
    responseTimes: responseTimes.title,
    ownership: tenants.ownership,
    claims: claims.title,
    disputes: disputes.title,
    holds: holds.title,
    escalations: responseTimes.escalations,
    agencies: tenants.agencies,
    verification: verificationCopy.title,
    testimonials: testimonials.reviewTitle,
    candidateChecks: candidates.ownershipChecks,
    hires: candidates.hires,
    assessments: draftCandidates.assessments,
    objections: bidding.objections,
    audits: audits.title,
    signInResets: resetCopy.title,
    mails: notifications.mailsTitle,
    messages: support.messages,
    lookups: lookups.title,
    prequalification: prequalification.title,
    team: team.title,
    emailPreference: notifications.emailMenu,
  });
});
