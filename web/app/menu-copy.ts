import { defineCopy } from '#contract/common/copy.ts';

/**
 * What the menu calls the pages, as they call themselves. Written here once more, because the menu is on every page:
 * with it the words of a dozen rooms would be.
 */
export const copy = defineCopy('menu', {
  opportunities: 'Opportunities',
  engagements: 'Engagements',
  candidates: 'Candidates',
  clients: 'My Clients',
  ownEngagements: 'Engagements',
  received: 'Applications',
  receivedPrequalification: 'Prequalification',
  agencies: 'Agencies',
  verification: 'Verification',
  testimonials: 'Testimonials',
  candidateChecks: 'Candidate checks',
  mails: 'Emails',
  messages: 'Support',
  lookups: 'Lookups',
  prequalification: 'Prequalification',
  team: 'User Management',
  emailPreference: 'Email Notification',
});
