import { expect, test } from 'vitest';
import { redactAddresses } from './redact-addresses.ts';

const removed = '[removed]';

/** Lines with an address, each with a pattern that must not match the redacted line. */
const leaving: readonly (readonly [line: string, gone: RegExp])[] = [
  ['12 Harbour Rise', /Harbour|12/],
  ['Newcastle NSW 2300', /Newcastle|2300/],
  ['Port Macquarie, NSW 2444', /Macquarie|2444/],
  ['Lives in Unit 5, 12 Smith St, Fitzroy VIC 3065', /Smith|Fitzroy|3065/],
  ['5/12 Smith Street', /Smith|12/],
  ['14 harbour view road, newcastle', /harbour|newcastle/i],
  ['PO Box 123, Hobart TAS 7001', /123|Hobart/],
  ['10 Station Court, Leeds LS1 4AB', /Station|Leeds|LS1/],
  ['Flat 2B, 221 Baker Street, London NW1 6XE', /Baker|London|NW1/],
  ['4500 Lincoln Ave, Springfield, IL 62704', /Lincoln|Springfield|62704/],
  ['Toronto, ON M5V 2T6', /M5V/],
  ['Blk 123 Tampines Street 11 #05-12 Singapore 521123', /Tampines|05-12|521123/],
  ['Hauptstraße 12, 10115 Berlin', /Haupt|Berlin|10115/],
  ['10115 Berlin', /Berlin/],
  ['Müllerstraße 12, 10115 Berlin'.normalize('NFD'), /ller|Berlin/],
  ['12 rue de la Paix, 75002 Paris', /Paix|Paris/],
  ['3 allée des Tilleuls, 75002 Paris'.normalize('NFD'), /Tilleuls|Paris/],
  ['Calle Mayor 5, 28013 Madrid', /Mayor|Madrid/],
  ['8 Kowhai Street, Wellington 6011', /Kowhai|6011/],
  ['14 Merrion Square, Dublin D02 X285', /Merrion|X285/],
  ['12 Acacia Drive Mill Park VIC 3082', /12|Acacia|Drive|Mill|3082/],
  ['3 Lygon Court Carlton North VIC 3054', /Lygon|Court|Carlton|3054/],
  ['8 Orchard View Bradley Stoke North BS32 8AA', /Orchard|View|Bradley|BS32/],
  ['Carlton North VIC 3054', /Carlton|North|3054/],
  ['Blk 5 Lot 12, Camella Homes, Brgy. San Jose, Antipolo City', /Blk|12|Camella|Jose|Antipolo/],
  ['BLOCK 5 LOT 12 CAMELLA HOMES, ANTIPOLO', /12|CAMELLA|ANTIPOLO/],
  ['Lives at Lot 3 Blk 9, Phase 2, Camella Homes', /Blk|Phase|Camella/],
  ['Purok 3, Barangay Lahug, Cebu City', /Purok|Lahug|Cebu/],
  ['Sitio Maligaya, Brgy. 12, Lucena', /Sitio|Maligaya|12|Lucena/],
  ['Brgy. San Jose, Antipolo City', /Jose|Antipolo/],
  ['Barangay Lahug, Cebu City', /Lahug|Cebu/],
  ['12-B Mabini, Barangay Poblacion, Makati', /Poblacion|Makati/],
  ['Unit 1203 Avida Towers, Makati', /1203|Avida|Makati/],
  ['Unit 1203, Avida Towers, Makati City', /1203|Avida|Makati/],
  ['Room 4B The Grand Residences, Cebu City', /4B|Grand|Cebu/],
  ['Address\n12 Harbour Rise\nNewcastle NSW 2300', /Harbour|Newcastle/],
  ['Present Address\nThe Old Mill\nLower Slaughter', /Mill|Slaughter/],
  ['City Address:\nThe Old Mill', /Mill/],
  ['Postal address:\n\nThe Old Mill\nChurch Lane\nLower Slaughter\n\nProfile', /Mill|Church|Slaughter/],
];

test.each(leaving)('%j is left out', (line, gone) => {
  expect(redactAddresses(line, removed)).not.toMatch(gone);
});

test.each([
  '3 years on the road',
  'Barangay Health Worker, Quezon City',
  'Purok Leaders Programme',
  'Barangay nutrition programme, 2019',
  'Lot 12 acceptance testing',
  'Lot and batch records',
  'Unit 4 Intensive Care, Makati Medical Centre',
  'Unit 2 Nursing Homes inspections',
  'Unit testing',
  'Phase 1, Phase 2 and Phase 3 oncology trials',
  'Phase 1, phase 2 oncology trials',
  'Lot 1, Lot 2 release testing',
  'Block 1, Block 2 handover',
  'Blk 1, Block 2 handover',
  'Phase 2 Block trials',
  '5 Towers maintained',
  'Block 5 relay protection',
  'Month-end: 5 Day Close',
  'Top 10 Best Place to Work 2021',
  'Opened 12 High Street stores',
  'Ran 2 Retail Park sites',
  '26 staff in place',
  'St Vincent’s Hospital, Sydney',
  'Royal Adelaide Hospital, Adelaide SA 2018–2021',
  'Westpac, Sydney NSW 2016 to 2021',
])('%j stays word for word', (line) => {
  expect(redactAddresses(line, removed)).toBe(line);
});

test('the text in the next column stays', () => {
  expect(redactAddresses('10 Saltmarsh Road, Newcastle\tRegistered Nurse', removed)).toBe(
    '[removed]\tRegistered Nurse',
  );
  expect(redactAddresses('Purok 3, Lahug\tRegistered Nurse', removed)).toBe('[removed]\tRegistered Nurse');
});

test('the text below an address stays', () => {
  const sent = redactAddresses(
    'Address\n12 Harbour Rise\nNewcastle NSW 2300\nRegistered Nurse since 2011\n\nSkills\nTheatre',
    removed,
  );
  expect(sent).toBe('Address\n[removed]\n[removed]\nRegistered Nurse since 2011\n\nSkills\nTheatre');
});
