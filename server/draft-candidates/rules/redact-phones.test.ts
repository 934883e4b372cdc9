import { expect, test } from 'vitest';
import { redactPhones } from './redact-phones.ts';

const gone = '[removed]';

test.each([
  'Mobile: 0491 570 156',
  '0491570156',
  'Ph:0417-555-000 / 02 9876 5432',
  '(02) 4921-5000',
  '1300 555 123',
  'Tel. 921 5000',
  '+44 (0)20 7946 0958',
  '07700 900 123',
  '+1 212-555-0187',
  '(555) 123-4567',
  '212.555.0187',
  '+65 9123 4567',
  '9123 4567',
  '+64 21 345 678',
  '021 345 678',
  '06 12 34 56 78',
  '+49 30 901820',
  '612 345 678',
  '00 353 87 123 4567',
  '+91 98765 43210',
  '0491 570 2016',
  '0491 570 000',
  'M: 0412·345·678',
  '0412•345•678',
  '０４９１ ５７０ １５６',
  '＋６１ ４９１ ５７０ １５６',
])('%j is left out', (line) => {
  const sent = redactPhones(line, gone);
  expect(sent).toContain(gone);
  expect(sent).not.toMatch(/\p{N}/u);
});

test('the years beside a number stay, and the next column too', () => {
  expect(redactPhones('Mobile: 0491 570 156\t12 beds', gone)).toBe('Mobile: [removed]\t12 beds');
  expect(redactPhones('2016-2021 0491 570 156', gone)).toBe('2016-2021 [removed]');
  expect(redactPhones('２０１６-２０２１ ０４９１ ５７０ １５６', gone)).toBe('２０１６-２０２１ [removed]');
  expect(redactPhones('0491 570 156 (01/2016 - 12/2021)', gone)).toBe('[removed] (01/2016 - 12/2021)');
});

test.each([
  '2016-2021',
  '2016 – 2021',
  '(2016-2021)',
  '01/2016-12/2021',
  '01/2016 - 12/2021',
  '03.2016-12.2021',
  '01.02.2016 - 31.12.2021',
  '2018-03-01',
  '20160101-20211231',
  'Audits 2019 2020 2021 2022',
  '12 000 000',
  'A budget of $12 000 000',
  'EUR 12.000.000',
  '1,250,000 parcels',
  '120 000 000 - 150 000 000',
  '12000000 rows a day',
  '2016·2021',
  'Perth · 2016 · 2021 · 12 beds',
  'Shifts 0700-1530',
  'ABN 51 824 753 556',
  'AHPRA registration NMW0001234567',
  'Licence no. 12345678',
  'ISO 9001:2015, DOI 10.1038/s41586-020-2649-2',
  'Charge nurse, 2019 to 2024, 26 staff, 4 theatres. Wrote the count procedure.',
])('%j stays word for word', (line) => {
  expect(redactPhones(line, gone)).toBe(line);
});
