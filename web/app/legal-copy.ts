import { defineCopy } from '#contract/common/copy.ts';

/** The terms and the privacy policy: short, and true of what the product does. */
export const legal = defineCopy('legal', {
  generalIntro: 'What you may expect of Rolecall, and what Rolecall expects of you.',
  generalWhat: 'What Rolecall is',
  generalWhatText:
    'Rolecall is a marketplace. Clients post talent requests, agencies apply, bid and submit candidates. Rolecall is not a party to a placement and does not employ the people who are placed.',
  generalAccount: 'Your account',
  generalAccountText:
    'An account belongs to one person of one agency or client. Keep its password to yourself. Whoever manages the users of your organisation may give you rights and take them away at any time; what you did under your name stays on record.',
  generalConduct: 'What you put in',
  generalConductText:
    'Enter only what you know to be true and are allowed to share. A candidate must have agreed to be submitted before you submit them.',
  generalEnd: 'When it ends',
  generalEndText:
    'You may stop at any time. Engagements in progress are completed or withdrawn under the terms that were accepted for them. Questions: support@rolecall.example.',

  opportunitiesIntro: 'What applies when an agency finds, applies to and fulfils an engagement.',
  opportunitiesSee: 'What an agency sees',
  opportunitiesSeeText:
    'Open engagements are shown to approved agencies. Names, bids and candidates of other agencies are never shown to you, and yours are never shown to them.',
  opportunitiesApply: 'Applying',
  opportunitiesApplyText:
    'When you apply you accept the terms of the client in the version that is shown to you. That version is kept with your application, and both sides can read it later.',
  opportunitiesSubmit: 'Submitting candidates',
  opportunitiesSubmitText:
    'A person can be submitted to a talent request once. The agency whose submission arrived first is the one that counts.',
  opportunitiesFee: 'Fees',
  opportunitiesFeeText:
    'The agency fee follows the rate that was accepted or awarded, from the base salary that both sides have confirmed. It is due by the payment terms of the engagement.',

  privacyIntro: 'Which personal data Rolecall keeps, what for, and who can see it.',
  privacyUsers: 'People who use Rolecall',
  privacyUsersText:
    'Name, e-mail address, role and what you did, so that your organisation and the other side of an engagement know whom they are dealing with. Cookies serve the sign-in and nothing else; there is no advertising and no tracking.',
  privacyCandidates: 'Candidates',
  privacyCandidatesText:
    'Contact details, salary, answers and CV, as the agency submitted them. They are shown to that agency and to the client of that talent request, and to nobody else.',
  privacyKept: 'How it is kept',
  privacyKeptText:
    'Every organisation’s data is kept apart in the database itself. Personal data is written neither to logs nor to addresses of pages.',
  privacyRights: 'Your rights',
  privacyRightsText:
    'You may ask what is kept about you, have it corrected, and have it erased. Write to support@rolecall.example.',
});
