import { describe, expect, test } from 'vitest';
import { processorMs } from '#server/testing/timing/processor-time.ts';
import { readCvDetails, type CvDetails } from './cv-details.ts';

// All people, companies and addresses are invented.
const cases: readonly (readonly [string, string, Partial<CvDetails>])[] = [
  [
    'a plain header with separators',
    'Marguerite Osei\nTheatre Nurse\nNewcastle NSW 2300 | 0491 570 156 | marguerite.osei@inbox.example\nlinkedin.com/in/marguerite-osei-x1\n\nExperience\nTheatre Nurse, Harbour Hospital, 2019 - present',
    {
      firstName: 'Marguerite',
      lastName: 'Osei',
      emailAddress: 'marguerite.osei@inbox.example',
      phones: ['0491 570 156'],
      linkedIn: 'linkedin.com/in/marguerite-osei-x1',
      location: 'Newcastle NSW',
      currentJob: 'Theatre Nurse, Harbour Hospital',
    },
  ],
  [
    'labelled lines',
    'CURRICULUM VITAE\nName: Dane Whitcombe\nAddress: 14 Quay Street, Fremantle WA 6160\nMobile: +61 491 570 157\nEmail: DANE@INBOX.EXAMPLE\nCurrent role: Scrub Nurse',
    {
      firstName: 'Dane',
      lastName: 'Whitcombe',
      emailAddress: 'dane@inbox.example',
      phones: ['+61 491 570 157'],
      location: 'Fremantle WA',
      currentJob: 'Scrub Nurse',
    },
  ],
  [
    'capitals, a particle and credentials',
    'ANNEKE VAN DER BERG\nSenior Civil Engineer\nRotterdam, Netherlands\nanneke@inbox.example',
    {
      firstName: 'Anneke',
      lastName: 'van der Berg',
      location: 'Rotterdam, Netherlands',
      currentJob: 'Senior Civil Engineer',
    },
  ],
  ['the last name first', 'Achebe, Corinne\ncorinne@inbox.example', { firstName: 'Corinne', lastName: 'Achebe' }],
  [
    'credentials after a comma',
    'Callum Iverson, RN\ncallum@inbox.example',
    { firstName: 'Callum', lastName: 'Iverson' },
  ],
  [
    'a job as the first line, the name below it',
    'Registered Nurse\nLeilani Fa\u2019asavalu\nleilani@inbox.example',
    { firstName: 'Leilani', lastName: 'Fa\u2019asavalu', currentJob: 'Registered Nurse' },
  ],
  [
    'first and last name on lines of their own',
    'Surname: AL-HASHIMI\nFirst name: Noor',
    { firstName: 'Noor', lastName: 'Al-Hashimi' },
  ],
  [
    'a name only in the email address',
    'Profile\nTen years in theatres\nbeth.carrington@inbox.example',
    { firstName: 'Beth', lastName: 'Carrington' },
  ],
  [
    'referees, whose contact details are not the person\u2019s',
    'Priya Raman\nSingapore\n\nSkills\nAudit\nReferences\nJonas Lindqvist, jonas@employer.example, +65 6123 4567',
    { firstName: 'Priya', lastName: 'Raman', emailAddress: '', phones: [], location: 'Singapore' },
  ],
  [
    'periods, which are no phone numbers',
    'Tomas Reyes\nWarehouse Supervisor 03/2018 - 05/2021\nDriver 2015 - 2018\nForklift licence 12345',
    { firstName: 'Tomas', lastName: 'Reyes', phones: [] },
  ],
  [
    'the job that runs until now, its title on the line above',
    'Ines Duarte\nEmployment history\nPayroll Officer\nMar 2021 - Present\nPayroll Assistant\n2017 - 2021',
    { currentJob: 'Payroll Officer' },
  ],
  [
    'columns separated by tabs',
    'Corinne Achebe\tBorealis Vertex\nAddress:\t14 Quay Street, Fremantle WA 6160\tTheatre\nPayroll\tOfficer since 2019 to present',
    { firstName: 'Corinne', lastName: 'Achebe', location: 'Fremantle WA', currentJob: 'Payroll Officer' },
  ],
  [
    'no text',
    '',
    { firstName: '', lastName: '', emailAddress: '', phones: [], linkedIn: '', location: '', currentJob: '' },
  ],
];

describe('the details of a CV', () => {
  test.each(cases)('with %s', (_name, text, details) => {
    expect(readCvDetails(text)).toMatchObject(details);
  });

  test.each([
    ['a long run of digits', '1 '.repeat(100_000)],
    ['a long run of @', 'a@'.repeat(100_000)],
    ['a long run of spaces', `a${' '.repeat(200_000)}b`],
    ['many short lines', 'Aa Bb\n'.repeat(30_000)],
    ['a long address', `a@${'b.'.repeat(90_000)}`],
    ['many separators', '| '.repeat(90_000)],
  ])('are read in a few milliseconds from %s', (_name, text) => {
    readCvDetails('warm up');
    expect(processorMs(() => readCvDetails(text))).toBeLessThan(250);
  });
});
