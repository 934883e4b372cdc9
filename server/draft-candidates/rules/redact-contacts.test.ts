import { expect, test } from 'vitest';
import { contactPatterns, handlePatternsOfName } from './redact-contacts.ts';
import { replaceIgnoringAccents } from './redact-ignoring-accents.ts';

const patterns = [...contactPatterns, ...handlePatternsOfName({ firstName: 'Jané', lastName: 'Doe' })];
const redact = (line: string): string => replaceIgnoringAccents(line, patterns, '[removed]');

test.each([
  ['Designer (behance.net/quietcoder), Sydney', 'Designer ([removed]), Sydney'],
  ['See janedoe.dev or @jdoe, Sydney', 'See [removed] or [removed], Sydney'],
  ['Engineer at dapper.io with ASP.NET/C#', 'Engineer at dapper.io with ASP.NET/C#'],
  ['Perth\nquietcoder77\n@inbox.example\nNurse', 'Perth\n[removed]\nNurse'],
  ['LinkedIn: quietcoder, GitHub: quietcoder, Nurse', '[removed],[removed], Nurse'],
])('only the contact is left out of %j', (line, sent) => {
  expect(redact(line)).toBe(sent);
});

test.each([
  // Email addresses that are broken or disguised.
  'quietcoder77\n@inbox.example',
  'quietcoder77@\ninbox.example',
  'quiet.coder@people.\nexample',
  'mary @inbox.example',
  'Mary77 @ gmail.com',
  'mary@ inbox.example',
  'quiet77 [at] inbox.example',
  'quiet77(at)inbox(dot)example',
  'quiet77 {at} people {dot} example',
  'quiet77 at inbox dot com',
  'quiet77＠inbox.example',
  'ｑｕｉｅｔ７７＠ｐｅｏｐｌｅ．ｅｘａｍｐｌｅ',
  // Handles.
  'LinkedIn quietcoder',
  'LinkedIn\tQuietcoder',
  'LinkedIn - quietcoder',
  'LinkedIn – quietcoder',
  'LinkedIn profile: quietcoder',
  'Skype ID: quietcoder',
  'Skype ID quietcoder',
  'Skype name: quietcoder',
  'WeChat ID: quiet88',
  'Viber: quiet88',
  'Line ID: quiet88',
  'Instagram username - quiet.coder',
  'Nurse | Instagram profile - quiet.coder | Sydney',
  'GitHub quiet-coder',
  'Sydney | Instagram quiet.coder | Nurse',
  'Twitter quiet_coder',
  'Instagram: fashion.quiet',
  'GitHub: cloud-quiet',
  'LinkedIn\tin/quiet-coder',
  'Facebook\tquiet.coder',
  'Skype ID\n\nquietcoder',
  'LinkedIn:\nquietcoder',
  '@quietcoder',
  'Sydney | @quietcoder | Nurse',
])('the contact in %j is left out', (line) => {
  expect(redact(line).replaceAll(/\[removed\]|Sydney|Nurse|[\s|:]/g, '')).toBe('');
});

test.each([
  'LinkedIn Recruiter',
  'LinkedIn recruiting',
  'LinkedIn - Recruiter, Sales Navigator',
  'GitHub Actions',
  'GitHub actions, GitLab runners',
  'Facebook ads',
  'Instagram content and reels',
  'Skype for Business',
  'WhatsApp Business',
  'LinkedIn: sourcing, Facebook: ads, X: community',
  'Line manager: twelve nurses',
  'Line identification',
  'github\ndocker\nkubernetes',
  'Skype:\nTwelve nurses',
  '@Component',
  '@angular/core',
  'Developer @ dapper.io',
  'Engineer at dapper.io',
  'Engineer at Gmail, dot product',
  'Nurse at St Vincent',
  'Looked at gmail and dot com',
  'Engineer @ Yahoo, 2012',
  'Sold 12 @ 5.50 each',
  'Registered nurse (AT Northern Health)',
  'Senior engineer @booking.com, 2019',
  'Charge nurse @ royal.example',
  'GitHub\tDocker\tKubernetes',
  'GitHub\tDocker\nTerraform\tAnsible',
  'Facebook\tInstagram\tLinkedIn',
  'Facebook  Instagram  LinkedIn',
  'Facebook\tInstagram',
  'Git, GitHub - Jenkins, Docker',
  'GitHub - Jenkins',
  '• X rays',
  'CT | X rays | MRI',
  'X – ray',
  'GitHub\tAdvanced',
  'Facebook - Manager',
  'Git\tGitHub\t2019',
  'Instagram – vlogging',
  'Engineer @ Yahoo.com, 2012',
  'Excel\tX\tAdvanced',
  'GitHub workflows',
  'GitLab pipelines',
  'GitLab pipelines.',
  'YouTube editing',
  'YouTube post-production',
  'LinkedIn copywriting',
  '• LinkedIn prospects',
  'LinkedIn profile writing',
  'Facebook page editing',
])('%j stays word for word', (line) => {
  expect(redact(line)).toBe(line);
});

test('a name without a first or last name makes no handles', () => {
  expect(handlePatternsOfName({ firstName: '', lastName: 'Doe' })).toEqual([]);
});
