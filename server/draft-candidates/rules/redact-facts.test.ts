import { expect, test } from 'vitest';
import { factPatterns } from './redact-facts.ts';
import { replaceIgnoringAccents } from './redact-ignoring-accents.ts';

test.each([
  ['Sydney | Age/Gender: 38/F | Nurse', 'Sydney |[removed]| Nurse'],
  ['A nurse, born 4 May 1988 in Oslo. Led a ward', 'A nurse, [removed]. Led a ward'],
  ['Née le 12 février 1988, infirmière', '[removed], infirmière'],
  ['Care of people over 65 years of age', 'Care of people over 65 years of age'],
])('only the fact is left out of %j', (line, sent) => {
  expect(replaceIgnoringAccents(line, factPatterns, '[removed]')).toBe(sent);
});

/** Lines of a PDF, whose columns are separated by a single space in texts that were stored earlier. */
test.each([
  ['Nationality Filipino', /Filipino/],
  ['NATIONALITY FILIPINO', /FILIPINO/],
  ['• Nationality New Zealander', /Zealand/],
  ['Citizenship Filipino / Australian', /Filipino|Australian/],
  ['Religion Catholic', /Catholic/],
  ['Religion Roman Catholic', /Catholic/],
  ['Marital Status Single', /Single/],
  ['Civil Status: Married', /Married/],
  ['Civil status Widowed', /Widowed/],
  ['Sex F', /F$/],
  ['Gender M', /M$/],
  ['Sex Male', /Male/],
  ['Age/Sex 38/F', /38|F$/],
  ['Age 38', /38/],
  ['Birthday May 4, 1988', /May|1988/],
  ['Birthdate 4 May 1988', /May|1988/],
  ['Birth Date 4/5/1988', /1988/],
  ['Date of Birth May 4, 1988', /1988/],
  ['Registered nurse, DOB\t4 May 1988', /May|1988/],
  ['Place of Birth Cebu City', /Cebu/],
  ['Birthplace Oslo, Norway', /Oslo|Norway/],
  ['Birthplace Mobile, Alabama', /Mobile|Alabama/],
  ['Nationality English', /English/],
  ['Address Blk 5 Lot 12, Camella Homes, Brgy. San Jose, Antipolo City', /Blk|Camella|Jose|Antipolo/],
  ['Address 12 Acacia, Mill Park', /12|Acacia|Mill/],
  ['Home Address Unit 4, The Old Mill', /Unit|Mill/],
  ['Present Address: The Old Mill', /Mill/],
  ['City Address: The Old Mill', /Mill/],
  ['Provincial Address: The Old Mill', /Mill/],
  ['Contact Address – The Old Mill', /Mill/],
  ['Permanent Address Purok 3, Lahug', /Purok|Lahug/],
  ['Address Brgy. San Jose, Antipolo City', /Jose|Antipolo/],
  ['Address Phase 2 Blk 5 Lot 12, Camella Homes', /Phase|Blk|Camella/],
  ['Address PO Box 123, Hobart', /123|Hobart/],
  ['Maiden name: Smith', /Smith/],
  ['Middle Name: Santos', /Santos/],
] as const)('%j is left out', (line, gone) => {
  expect(replaceIgnoringAccents(line, factPatterns, '[removed]')).not.toMatch(gone);
});

test.each([
  'Nationality law and visas',
  'Religion teacher, years 7 to 12',
  'Religion Teacher',
  'Religion and Ethics',
  'Citizenship Education Coordinator',
  'Citizenship Ceremonies Officer',
  'Sex education',
  'Sex offender programs',
  'Gender Pay Gap reports',
  'Gender Mainstreaming Adviser',
  'Civil Status Registration Officer',
  'Civil status single registry',
  'Birthday cakes and celebrations',
  'Birthday May Fair organiser',
  'Birthplace of the clinic',
  'Place of Work Sydney',
  'Address 40 complaints a week',
  'Address verification',
  'IP address: 192.0.2.1',
  'Age 65 and over',
  '• Address unit staffing shortages with the director',
  'Address room allocation',
  'Address phase two defects',
  'Address phase 2 defects before handover',
  'Address Phase 2 Defects',
  'Address unit 4 staffing shortages',
  'Address barangay health needs',
  'Religion Editor',
  'Religion Curriculum Leader',
  'Citizenship Caseworker',
  'Citizenship Test Preparation',
  'Birthplace Charge Nurse',
])('%j stays word for word', (line) => {
  expect(replaceIgnoringAccents(line, factPatterns, '[removed]')).toBe(line);
});
