import { defineCopy } from '#contract/common/copy.ts';

/** The terms of use and the privacy policy, short and true to how the product behaves. */
export const legalCopy = defineCopy('legal', {
  generalIntro: 'What you can expect from Rolecall, and what Rolecall expects from you.',
  generalWhat: 'About Rolecall',
  generalWhatText:
    'Rolecall is a marketplace. Clients post talent requests, and agencies apply and submit candidates. Rolecall is not a party to any placement and does not employ the people who are placed.',
  generalAccount: 'Your account',
  generalAccountText:
    'Each account is for one person at one agency or client. Don’t share your password. Your organization’s user managers can change or remove your permissions at any time. Your past activity stays on record.',
  generalConduct: 'Your information',
  generalConductText:
    'Enter only information that is true and that you’re allowed to share. Get a candidate’s consent before you submit them.',
  generalEnd: 'Leaving Rolecall',
  generalEndText:
    'You can stop using Rolecall at any time. Engagements in progress are completed or withdrawn under the terms you accepted for them. For questions, email support@rolecall.example.',

  opportunitiesIntro: 'The rules for agencies that find, apply to and fill engagements.',
  opportunitiesSee: 'Visible to agencies',
  opportunitiesSeeText:
    'Approved agencies can see open engagements. You never see other agencies’ names, fees or candidates, and they never see yours.',
  opportunitiesApply: 'Applying',
  opportunitiesApplyText:
    'By applying, you accept the version of the client’s terms shown to you. We store that version with your application, and both sides can read it later.',
  opportunitiesSubmit: 'Submitting candidates',
  opportunitiesSubmitText:
    'A person can be submitted only once to each talent request. The first agency to submit a candidate represents them.',
  opportunitiesFee: 'Fees',
  opportunitiesFeeText:
    'The agency fee is calculated from the accepted or awarded rate and the base salary confirmed by both sides. It is due under the payment terms of the engagement.',

  privacyIntro: 'What personal data Rolecall stores, why, and who can see it.',
  privacyUsers: 'Rolecall users',
  privacyUsersText:
    'We store your name, email address, role and activity so that your organization and the other side of an engagement know who they’re dealing with. We use cookies only for signing in. There is no advertising and no tracking.',
  privacyCandidates: 'Candidates',
  privacyCandidatesText:
    'We store contact details, salary, answers and CVs as submitted by the agency. Only that agency and the client for that talent request can see them.',
  privacyKept: 'How we protect it',
  privacyKeptText:
    'Each organization’s data is kept separate in the database. Personal data never appears in logs or page addresses.',
  privacyRights: 'Your rights',
  privacyRightsText:
    'You can ask for a copy of your data, or ask us to correct or erase it. Email support@rolecall.example.',
});
