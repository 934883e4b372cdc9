import { expect, test } from 'vitest';
import { redactDocument } from './redact-document.ts';

const person = { firstName: 'Ingrid', lastName: "O'Maalouf", emailAddress: 'ingrid@maalouf.example' };

test('name, contacts, address, age and gender are left out', () => {
  const sent = redactDocument(
    [
      "INGRID O'MAALOUF",
      'Email: ingrid@maalouf.example',
      '14 Harbour View Road, Newcastle NSW 2300',
      'Call +61 491 570 156 or (02) 4921-5000',
      'www.linkedin.com/in/ingrid-m and https://ingrid.example/cv',
      'Date of birth: 4 May 1988',
      'Gender: female',
      'Mrs Maalouf, aged 38, a 38 year old nurse. She led her ward.',
      'Registered Nurse since 2011',
    ].join('\n'),
    person,
  );
  expect(sent).not.toMatch(/ingrid|maalouf|harbour view|2300|491|4921|linkedin|1988|female|mrs|38|\bshe\b|\bher\b/i);
  expect(sent).toContain('Registered Nurse since 2011');
});

test('everything else stays word for word', () => {
  const text = 'Charge nurse, 2019 to 2024, 26 staff, 4 theatres. Wrote the count procedure.';
  expect(redactDocument(text, person)).toBe(text);
});
