/** A question from an agency, with the employer's answer. */
export interface QuestionAndAnswer {
  topic: string;
  question: string;
  answer: string;
}

/** Invented questions and answers that fit any engagement. */
export const sampleExchanges: readonly QuestionAndAnswer[] = [
  {
    topic: 'Weekend roster and on-call allowance',
    question:
      'Does the weekend roster rotate? Is the on-call allowance part of base salary, or paid on top? It changes the fee.',
    answer: 'The roster rotates, one weekend in four. The allowance is paid on top and is not part of base salary.',
  },
  {
    topic: 'Start dates in January',
    question: "Can candidates on three months' notice start at the end of January?",
    answer: 'Yes. We prefer the second week of January, and can wait until the end of the month for the right person.',
  },
  {
    topic: 'Licence class for site visits',
    question: 'Which class of driving licence is needed for site visits?',
    answer: 'Class C. We pay for the upgrade if a candidate holds an ordinary licence.',
  },
  {
    topic: 'Working from home',
    question: 'How many days a week can be worked from home once somebody has settled in?',
    answer: 'Two days a week after the first three months, agreed with the team.',
  },
  {
    topic: 'Interview rounds',
    question: 'How many interview rounds are planned, and can they be held by video?',
    answer: 'Two rounds. The first is by video, the second on site with the hiring lead.',
  },
  {
    topic: 'Relocation',
    question: 'Do you support candidates who relocate from another state?',
    answer: 'We pay for the move and for four weeks of accommodation.',
  },
  {
    topic: 'Registration from overseas',
    question: 'Do you consider candidates whose registration here is still being processed?',
    answer: 'Yes, if the application has been lodged. The offer depends on the registration.',
  },
  {
    topic: 'Team size',
    question: 'How large is the team, and who will the person report to?',
    answer: 'Nine people. They report to the hiring lead named in the engagement.',
  },
  {
    topic: 'Salary range',
    question: 'Is there room above the upper end of the range for an exceptional candidate?',
    answer: 'Up to five per cent, with the approval of the executive team.',
  },
  {
    topic: 'Reference checks',
    question: 'Do you carry out your own reference checks, or should we send ours with the CV?',
    answer: 'Please send two references with the CV. We call them after the second interview.',
  },
];

export const thankYouReply = 'Thank you, that helps.';
export const colleagueNote = 'Let us put forward two people from the last search first.';
