import { expect, test } from 'vitest';
import { words as applications } from '#web/applications/words.ts';
import { words as board } from '#web/board/words.ts';
import { words as candidates } from '#web/candidates/words.ts';
import { words as clients } from '#web/clients/words.ts';
import { words as engagements } from '#web/engagements/words.ts';
import { words as lookups } from '#web/lookups/words.ts';
import { words as notifications } from '#web/notifications/words.ts';
import { words as opportunities } from '#web/opportunities/words.ts';
import { words as prequalification } from '#web/prequalification/words.ts';
import { verificationWords } from '#web/profile/words.ts';
import { words as support } from '#web/support/words.ts';
import { words as team } from '#web/team/words.ts';
import { words as tenants } from '#web/tenants/words.ts';
import { words as testimonials } from '#web/testimonials/words.ts';
import { words } from './menu-words.ts';

test('the menu calls each page what the page calls itself', () => {
  expect({ ...words }).toEqual({
    opportunities: opportunities.title,
    engagements: board.title,
    candidates: candidates.title,
    clients: clients.title,
    ownEngagements: engagements.ownTitle,
    received: applications.received,
    receivedPrequalification: prequalification.receivedTitle,
    agencies: tenants.agencies,
    verification: verificationWords.title,
    testimonials: testimonials.reviewTitle,
    candidateChecks: candidates.ownershipChecks,
    mails: notifications.mailsTitle,
    messages: support.messages,
    lookups: lookups.title,
    prequalification: prequalification.title,
    team: team.title,
    emailPreference: notifications.emailMenu,
  });
});
