import { defineCopy } from '#contract/common/copy.ts';

/**
 * The titles of the pages in the menu. They are repeated here because the menu is on every page, and importing them
 * would load a dozen rooms' copy.
 */
export const copy = defineCopy('menu', {
  opportunities: 'Opportunities',
  engagements: 'Engagements',
  candidates: 'Candidates',
  myWeek: 'My Week',
  people: 'People',
  clients: 'My Clients',
  ownEngagements: 'Engagements',
  received: 'Applications',
  receivedPrequalification: 'Prequalification',
  responseTimes: 'Response times',
  ownership: 'Candidate ownership',
  claims: 'Claims',
  disputes: 'Ownership disputes',
  holds: 'Holds',
  escalations: 'Escalations',
  agencies: 'Agencies',
  verification: 'Verification',
  testimonials: 'Testimonials',
  candidateChecks: 'Candidate checks',
  hires: 'Hired candidates',
  assessments: 'Assessments',
  objections: 'Objections',
  audits: 'Audits',
  signInResets: 'Sign-in resets',
  mails: 'Emails',
  discussions: 'Messages',
  messages: 'Support',
  lookups: 'Lookups',
  prequalification: 'Prequalification',
  team: 'User Management',
  emailPreference: 'Email Notification',
});
