import { expect, test } from 'vitest';
import { readCvDetails } from '#server/platform/files/parser/cv-details.ts';
import { redactDocument } from './redact-document.ts';

const jose = { firstName: 'Jose', lastName: 'Garcia', emailAddress: '' };
const joseAccented = { firstName: 'José', lastName: 'García', emailAddress: '' };

test.each([
  ['José García, José led a team with Mr García', jose],
  ['José García, José led a team with Mr García'.normalize('NFD'), jose],
  ['José García, José led a team with Mr García'.normalize('NFD'), joseAccented],
  ['Jose Garcia, JOSE led a team with Mr Garcia', joseAccented],
  ['Gar\u00adcía, JOSÉ', jose],
  ['Søren Weiß', { firstName: 'Soren', lastName: 'Weiss', emailAddress: '' }],
])('the name in %j is left out, however its accents are written', (line, name) => {
  expect(redactDocument(line, name)).not.toMatch(/jos|garc|gar\u00ad|ren|wei/i);
});

test('the name at the head of the document may have other accents than the typed one', () => {
  const sent = redactDocument('Joséphine García', jose, { firstName: 'Joséphine', lastName: 'García' });
  expect(sent).not.toMatch(/jos|garc/i);
});

test.each([
  [
    ['Anja Mueller', 'ANJA MUELLER', 'Frau Mueller', 'anja.mueller.dev'],
    ['Anja', 'Müller'],
  ],
  [
    ['Anja Müller', 'ANJA MÜLLER', 'Frau Müller', 'anja-müller.dev'],
    ['Anja', 'Mueller'],
  ],
  [
    ['Juergen Weiss', 'JUERGEN WEISS'],
    ['Jürgen', 'Weiß'],
  ],
  [
    ['Jürgen Weiß', 'JÜRGEN WEIẞ'],
    ['Juergen', 'Weiss'],
  ],
  [
    ['Goeran Jaeger-Oezdemir', 'Mr Oezdemir'],
    ['Göran', 'Jäger-Özdemir'],
  ],
  [
    ['Göran Jäger-Özdemir', 'Mr Özdemir'],
    ['Goeran', 'Jaeger-Oezdemir'],
  ],
] as const)('%j is left out if %j was typed', (lines, [firstName, lastName]) => {
  for (const form of ['NFC', 'NFD']) {
    const sent = redactDocument(lines.join('\n').normalize(form), { firstName, lastName, emailAddress: '' });
    expect(sent.replaceAll(/\[removed\]|Frau/g, '').trim()).toBe('');
  }
});

test('a name with an umlaut leaves other words, and numbers in brackets that are no ages', () => {
  const anja = { firstName: 'Anja', lastName: 'Müller', emailAddress: '' };
  expect(redactDocument('Miller & Sons, Mull Street clinic', anja)).toBe('Miller & Sons, Mull Street clinic');
  expect(redactDocument('Anja Mueller (2011), Mueller (12), Mueller (38 nurses)', anja)).toBe(
    '[removed] (2011), [removed] (12), [removed] (38 nurses)',
  );
});

test('the name at the head of the document may spell an umlaut in the other way than the typed one', () => {
  const kate = { firstName: 'Kate', lastName: 'Müller', emailAddress: '' };
  const text = 'Katherine Mueller\nKatherine led a team.';
  expect(redactDocument(text, kate, { firstName: 'Katherine', lastName: 'Mueller' })).not.toMatch(/Katherine|Mueller/);
});

test('text with accents stays word for word', () => {
  const text = 'Hôpital Édouard Herriot, Chirurgie viscérale';
  expect(redactDocument(text, jose)).toBe(text);
  expect(redactDocument(text.normalize('NFD'), jose)).toBe(text.normalize('NFD'));
});

/** Redacts a document as the assessment does, with the name that the parser reads at its head. */
const redactRead = (text: string, firstName: string, lastName: string): string =>
  redactDocument(text, { firstName, lastName, emailAddress: '' }, readCvDetails(text));

test.each([
  ['MARIA TERESA SANTOS DELA CRUZ', 'Maria Teresa', 'Dela Cruz', 'Ms Santos, Santos, Maria'],
  ['Maria Teresa Santos Dela Cruz', 'Teresa', 'Cruz', 'SANTOS'],
  ['MARIA TERESA S. DELA CRUZ', 'Ma. Teresa', 'Dela Cruz', 'Maria'],
  ['Darren Ng Wei Ming', 'Darren', 'Ng', 'Wei Ming'],
  ['Ana García López', 'Ana', 'García', 'López'],
  ['Ana García López'.normalize('NFD'), 'Ana', 'Garcia', 'Ms López'],
  ['DARREN NG WEI MING RN', 'Darren', 'Ng', 'Wei, Ming'],
  ['Ana García de Ibarra López', 'Ana', 'García', 'López, Ibarra'],
  ['J A N E D O E', 'Jane', 'Doe', 'Jane'],
  ['J A N E  D O E', 'Jane', 'Doe', 'Doe'],
  ['J ANE D OE', 'Jane', 'Doe', 'Doe'],
  ['D O E, J A N E', 'Jane', 'Doe', 'Doe'],
  ['M A R I A  S A N T O S  D E L A  C R U Z', 'Maria', 'Dela Cruz', ''],
  ['J Ü R G E N  W E I S S', 'Jürgen', 'Weiß', ''],
  ['Jane Doe, née Smith', 'Jane', 'Doe', 'Smith'],
  ['JANE DOE (NÉE SMITH)', 'Jane', 'Doe', 'Smith, Jane Smith'],
  ['Jane Doe née van Dyk', 'Jane', 'Doe', 'van Dyk'],
  ['Jane Doe née van Dyk', 'Jane', 'Doe', 'jane.vandyk.dev'],
  ['Jane Doe (formerly Smith)', 'Jane', 'Doe', 'Smith'],
  ['Jane Doe\nformerly Jane Smith', 'Jane', 'Doe', 'Ms Smith'],
  ['Jane Doe\nMaiden name: Smith', 'Jane', 'Doe', 'Smith'],
  ['Anja Müller, geb. Schmidt', 'Anja', 'Müller', 'Frau Schmidt'],
])('nothing stays of the name in %j if %j and %j were typed', (head, firstName, lastName, later) => {
  const sent = redactRead(`${head}\n\nRegistered Nurse since 2011\n${later}`, firstName, lastName);
  expect(sent).toContain('Registered Nurse since 2011');
  expect(sent.replaceAll(/\[removed\]|Registered Nurse since 2011|Frau|formerly|n[eé]e|geb|S\.|[\s.,()]/giu, '')).toBe(
    '',
  );
});

test.each([
  ['Registered Nurse', 'Jane', 'Doe'],
  ['Jane Doe RN MBA\nRN with an MBA', 'Jane', 'Doe'],
  ['JANE DOE RN\nRN since 2011', 'Jane', 'Doe'],
  ['Maria de la Rosa\nRosa Parks School', 'Ana', 'de la Cruz'],
  ['Westpac (formerly St George)', 'Jane', 'Doe'],
  ['formerly Nurse Unit Manager', 'Jane', 'Doe'],
  ['Ann May Lee\nMay 2018', 'Ann', 'Lee'],
  ['Jane Doe Theatre Nursing\nBachelor of Nursing, theatre and Theatre', 'Jane', 'Doe'],
  ['Jane Doe AWS Certified\nAWS, Certified by AWS, aws.com', 'Jane', 'Doe'],
  ['Jane Doe Digital Marketing\nDigital Marketing, Marketing', 'Jane', 'Doe'],
  ['Jane Doe Salesforce Certified\nSalesforce', 'Jane', 'Doe'],
  ['Jane Doe Apex Borealis Vertex\nApex, Borealis and Vertex', 'Jane', 'Doe'],
  ['Jane Doe\tBorealis Vertex\nBorealis, Vertex', 'Jane', 'Doe'],
  ['Jane Doe\tTheatre Nursing\nBachelor of Nursing', 'Jane', 'Doe'],
  ['Jane Doe Physical Therapy\nPhysical Therapy', 'Jane', 'Doe'],
  ['Jane Doe Machine Learning\nMachine Learning', 'Jane', 'Doe'],
  ['Marketing Jane Doe\nMarketing', 'Jane', 'Doe'],
  ['Jane Doe\nNee Soon Town Council, Soon', 'Jane', 'Doe'],
])('words of %j that are no name stay', (text, firstName, lastName) => {
  const words = text.split('\n').at(-1) ?? '';
  expect(redactRead(text, firstName, lastName)).toContain(words);
});

test('letters with spaces that don’t spell the name stay', () => {
  const line = 'Plan A B C D, vitamins A D E K';
  expect(redactDocument(line, { firstName: 'Jane', lastName: 'Doe', emailAddress: '' })).toBe(line);
});
