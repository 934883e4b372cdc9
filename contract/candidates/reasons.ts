import { commonReasons, unblockSteps } from '#contract/common/reasons/common-reasons.ts';
import { defineReasons } from '#contract/common/reasons/define-reasons.ts';
import { candidateRefusals } from './refusals.ts';

export const candidateReasons = defineReasons('candidates', {
  'no-application': {
    text: () => commonReasons['not-applied'].text,
    unblockBy: () => unblockSteps.apply,
    who: 'ownAgency',
  },
  'application-not-approved': { text: 'Your application to this engagement was not successful.' },
  'application-declined': {
    code: 'application-not-approved',
    text: 'The employer declined your application to this engagement.',
  },
  'application-revoked': {
    code: 'application-not-approved',
    text: 'The employer revoked its approval of your application to this engagement.',
  },
  'application-withdrawn': {
    code: 'application-not-approved',
    text: () => commonReasons['application-withdrawn'].text,
  },
  'award-undecided': {
    code: 'award-not-final',
    text: 'This talent request has not been awarded yet.',
    unblockBy: 'The employer needs to award it.',
    who: 'employer',
  },
  'award-in-standstill': {
    code: 'award-not-final',
    text: 'The award to your agency is not final yet.',
    unblockBy: 'Wait until the standstill ends.',
    who: 'you',
  },
  'consent-withdrawn': { text: 'The candidate has withdrawn their consent.' },
  'claim-pending': {
    text: () => commonReasons['claim-pending'].text,
    unblockBy: 'Wait for the decision. The employer can also withdraw the claim.',
  },
  'claim-stands': { text: 'The employer already knew this candidate, so the agency doesn’t represent them.' },
  'dispute-pending': {
    text: 'The ownership of this candidate is disputed. Nobody can hire them until Rolecall has decided.',
    unblockBy: 'Wait for the decision, which takes at most three working days.',
  },
  'dispute-lost': { text: 'Rolecall decided that another agency represents this candidate.' },
  'not-awarded': { text: 'This talent request was not awarded to your agency.' },
  'cv-cap': {
    text: 'Your agency has reached the limit for this talent request: {submitted} of {most} candidates submitted.',
    unblockBy: 'Withdraw a candidate, or wait until the employer decides on one.',
    who: 'ownAgency',
  },
  'undo-cv-cap': {
    code: 'cv-cap',
    text: 'Your agency already has {submitted} of {most} candidates in this talent request.',
    unblockBy: 'Withdraw another candidate first.',
    who: 'ownAgency',
  },
  'candidate-hired': { text: 'This candidate has been hired.' },
  'candidate-rejected': {
    text: 'The employer has rejected this candidate.',
    unblockBy: 'The employer can undo the rejection.',
    who: 'employer',
  },
  'candidate-not-selected': { text: 'This candidate was not selected.' },
  'candidate-withdrawn': { text: 'This candidate has been withdrawn.' },
  'not-rejected': { text: 'This candidate has not been rejected.' },
  'nothing-to-acknowledge': { text: () => candidateRefusals['nothing-to-acknowledge'].message },
  'no-move-to-undo': { text: 'This candidate hasn’t been moved in the last 10 minutes, so there is nothing to undo.' },
  'step-passed': { text: 'The candidate’s status has changed again since then.' },
  'not-withdrawn': { text: 'This candidate has not been withdrawn.' },
  'only-forward': {
    text: 'Candidates can only move forward in the pipeline.',
    unblockBy: 'Choose a later status.',
    who: 'employer',
  },
  'revision-open': {
    text: 'A salary revision is waiting for a decision.',
    unblockBy: 'Approve, reject or withdraw it first.',
    who: 'you',
  },
  'hire-needs-decision': {
    code: 'revision-open',
    text: 'A salary revision is waiting for a decision.',
    unblockBy: 'The revision needs to be approved, rejected or withdrawn before the candidate can be hired.',
  },
  'no-open-revision': { text: 'No salary revision is waiting for a decision.' },
  'own-revision': {
    text: 'Your side proposed this revision.',
    unblockBy: 'The other side needs to approve or reject it. You can also withdraw your proposal.',
  },
  'not-own-revision': { text: 'The other side proposed this revision.' },
  'details-confirmed': { text: 'Confirmed by the candidate.' },
  'details-contested': { text: 'A claim or dispute is undecided.' },
  'not-hired': { text: 'This candidate has not been hired.' },
  'application-closed': { text: 'The application that this candidate was submitted under is no longer active.' },
  'cv-confirmed': {
    text: 'The candidate gave their consent based on this CV.',
    unblockBy: 'Withdraw the candidate, and ask for their consent with the new CV.',
    who: 'ownAgency',
  },
  // The text doesn't mention the day, because pages format days in the reader's time zone, which isn't known here.
  'cv-opened': {
    text: '{clientName} has opened the CV.',
    unblockBy: () => unblockSteps.addNewerCv,
    who: 'ownAgency',
  },
  'cv-judged': {
    text: '{clientName} has already made a decision on this candidate.',
    unblockBy: () => unblockSteps.addNewerCv,
    who: 'ownAgency',
  },
});
