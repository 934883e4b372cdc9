import { expect, test } from 'vitest';
import { processorMs } from '#server/testing/timing/processor-time.ts';
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

const jane = { firstName: 'Jane', lastName: 'Doe', emailAddress: '' };

/** Lines of a CV, each with a pattern that must not match the redacted line. */
const leaving: readonly (readonly [line: string, gone: RegExp, name?: typeof person])[] = [
  // Lines with email addresses, links and handles.
  ['Write to i.maalouf+cv@inbox.example.', /@|inbox/],
  ['Skype: ingrid.m', /ingrid/i],
  ['LinkedIn: in/ingrid-m', /ingrid/i],
  ['https://portfolio.example/im', /portfolio/],
  ['Address: The Old Mill, Lower Slaughter', /Mill|Slaughter/],
  ['Home address - The Old Mill', /Mill/],
  ['janedoe.dev', /jane|doe/i, jane],
  ['Sydney, jane-doe.com.au, 2 years', /jane|doe/i, jane],
  ['Portfolio at jdoe.io and doe.design', /doe/i, jane],
  ['See janed.dev and jane.codes', /jane/i, jane],
  ['doejane.co.uk | Sydney', /jane|doe/i, jane],
  ['code.janedoe.dev/work', /jane|doe|work/i, jane],
  ['josegarcia.dev, jgarcia.dev', /jos|garc/i, { firstName: 'José', lastName: 'García', emailAddress: '' }],
  ['maryann-omaalouf.com', /mary|maalouf/i, { firstName: 'Mary Ann', lastName: "O'Maalouf", emailAddress: '' }],
  ['Sydney | quietcoder.dev | Nurse', /quiet/],
  ['behance.net/janedoe', /janedoe/],
  ['t.me/janedoe', /janedoe/],
  ['gitlab.com/janedoe', /janedoe/],
  ['Designer (dribbble.com/quietcoder), Sydney', /quiet/],
  ['Behance.net/quietcoder', /quiet/],
  ['quietcoder.github.io', /quiet/],
  ['medium.com/@quietcoder', /quiet/],
  ['quietcoder.example.com/about-me', /quiet|about/],
  ['Twitter: @janedoe | Sydney', /janedoe/],
  ['Sydney | Twitter: janedoe | Nurse', /janedoe/],
  ['Follow me on Twitter @quietcoder, Sydney', /quiet/],
  ['Sydney, Telegram: @quietcoder, Nurse', /quiet/],
  ['GitLab: quietcoder', /quiet/],
  ['Website: quietcoder.example | Sydney', /quiet/],
  ['@janedoe', /jane/, jane],
  // Lines with date of birth, age, gender and marital status.
  ['DOB 04/05/1988', /1988/],
  ['Date of birth\n4 May 1988', /1988/],
  ['Nationality: Australian', /Australian/],
  ['Sydney | Age: 38 | Gender: F', /38|F\b/],
  ['Gender\tFemale', /female/i],
  ['Marital status – married', /married/],
  ['A 38-year-old woman, born in Oslo', /38|woman|Oslo/],
  ['Birthday: 4 May 1988', /May|1988/],
  ['Sydney, Birthday: 4 May 1988', /May|1988/],
  ['Born 4 May 1988', /May|1988/],
  ['Born May 4, 1988', /May|1988/],
  ['Registered nurse, born 04.05.1988', /04|05|1988/],
  ['Born on 12.03.1988 in Oslo', /12|03|1988|Oslo/],
  ['Born and raised in Oslo', /Oslo/],
  ['Born in the Netherlands', /Netherlands/],
  ['Date and place of birth: 4 May 1988', /May|1988/],
  ['Place and date of birth: Oslo, 4 May 1988', /Oslo|May|1988/],
  ['Year of birth: 1988', /1988/],
  ['Birthplace: Oslo', /Oslo/],
  ['Age/Gender: 38/F', /38|F\b/],
  ['Sex / Age: F / 38', /38|F\b/],
  ['Name & date of birth: Ingrid, 4 May 1988', /Ingrid|May|1988/],
  ['38 yrs old', /38/],
  ['38yo nurse', /38/],
  ['38 years of age', /38/],
  ['I am 38 years of age and live in Sydney', /38/],
  ['Sydney, Age: 38', /38/],
  ['Sydney, Age: 38, Gender: F', /38|F\b/],
  // The same in German, French and Spanish, whose addresses are redacted too.
  ['Geburtsdatum: 12.03.1988', /12|03|1988/],
  ['Berlin, Geburtsdatum: 12.03.1988', /12|03|1988/],
  ['Geburtsdatum und -ort: 12.03.1988, Bonn', /1988|Bonn/],
  ['Geburtsdatum\n12. März 1988', /März|1988/],
  ['Geboren am 12. März 1988 in Bonn', /März|1988|Bonn/],
  ['geb. 12.03.1988', /12|03|1988/],
  ['Geschlecht: weiblich', /weiblich/],
  ['Alter: 38', /38/],
  ['Ich bin 38 Jahre alt', /38/],
  ['Familienstand: ledig | Staatsangehörigkeit: norwegisch', /ledig|norwegisch/],
  ['Date de naissance : 12/03/1988', /12|03|1988/],
  ['Née le 12 février 1988 à Lyon', /12|1988|Lyon/],
  ['Né(e) le 1er mars 1988', /mars|1988/],
  ['Sexe : F', /F\b/],
  ['Âge : 38 ans', /38/],
  ['A\u0302ge : 38 ans', /38/],
  ['Infirmière, âgée de 38 ans', /38/],
  ['État civil : mariée', /mariée/],
  ['Fecha de nacimiento: 12/03/1988', /12|03|1988/],
  ['Fecha y lugar de nacimiento: 12 de marzo de 1988, Cádiz', /marzo|1988|Cádiz/],
  ['Nacida el 12 de marzo de 1988', /marzo|1988/],
  ['Sexo: mujer', /mujer/],
  ['Madrid, Sexo: mujer', /mujer/],
  ['Edad: 38 años', /38/],
  ['Nacionalidad: noruega', /noruega/],
  // Ages in brackets after the name.
  ["Ingrid O'Maalouf (38)", /38|\(/],
  ["O'Maalouf, Ingrid (38, f)", /38|\bf\b/],
  ["INGRID O'MAALOUF\n(38 years)", /38|years/],
  ["Ms Ingrid Marie O'Maalouf (38, female), nurse", /38|female/],
  ["Ingrid O'Maalouf (38/F)", /38|F\b/],
  ["Ingrid O'Maalouf (38, Sydney)", /38/],
  ['Ingrid (38 Jahre)', /38/],
  ['Mr. Maalouf and his team', /Mr|Maalouf|\bhis\b/],
  ['MRS INGRID', /MRS|INGRID/],
  ["ingrid o'maalouf", /ingrid|maalouf/],
];

test.each(leaving.map(([line, gone, name = person]) => ({ line, gone, name })))(
  '$line is left out',
  ({ line, gone, name }) => {
    expect(redactDocument(line, name)).not.toMatch(gone);
  },
);

test.each([
  // Words that can also be labels.
  'Mobile - iOS developer',
  'Mobile: Swift and Kotlin',
  'Cell-based assays',
  'Email-marketing',
  'Email - marketing automation',
  'Contact centre manager',
  'Address verification and data quality',
  'Addressed 40 complaints a week',
  'Age-related macular degeneration',
  'Gender-neutral job advertisements',
  'Sex education for schools',
  'Name-brand retail',
  'LinkedIn: Sales Navigator and Recruiter',
  'Web: React | Mobile: Swift',
  'Web: React',
  // Words that look like links and handles.
  'ASP.NET, VB.NET/C#, asp.net/c#, ML.NET',
  'Node.js/Express, Vue.js, socket.io, next.js/react',
  'Engineer at dapper.io, 2018 to 2021',
  'dapper.io',
  'Dapper.io | Engineer',
  'Booking.com, Booking.com/Agoda, Domain.com.au',
  'Deployed to fly.dev, web.dev and pages.dev',
  '@Transactional, @angular/core and @Component',
  'CI/CD, and/or, TCP/IP, 24/7, version 1.2/1.3',
  'ingress.io, maaloufs.io',
  'e.g. nurses, i.e. theatre. In the ward',
  // Words that can also be ages, titles, pronouns or genders.
  'Taught children aged 5 to 11',
  'Care for people aged 65 and over',
  'Cared for 5 year old children',
  'A 20-year-old company',
  '38 years of experience',
  '38 yrs experience, 1,200 beds, version 38.2',
  'Residents over 65 years of age',
  'Patients aged 16 to 38 years of age',
  'Candidates must be at least 18 years of age',
  'Patients 65 years of age or older',
  'Age care, Aged care and Gender Studies',
  'Services for all ages: 38 sites',
  'Alter Hafen, Hamburg',
  'Leitete die Geburtshilfe mit 38 Betten',
  '38 Jahre Erfahrung, 38 ans d’expérience, 38 años de experiencia',
  'Le 12 mars 2018, ouverture de la clinique',
  'Projekt: 12.03.2018 - 14.05.2019',
  'Pflege von Kindern und Jugendlichen',
  'Sexe et santé publique',
  'Born in the cloud',
  'A start-up born in the cloud, May 2018',
  'Cloud-born platforms, born digital',
  'Care of infants born 4 weeks early',
  'Birthday parties and birth plans',
  'Birthplace of the clinic programme',
  'MS Office, Ms Excel, near miss reporting',
  'SHE manager, HIS administrator, HER2 testing',
  'Female surgical ward, mother and baby unit',
  'Team of 12 (38), ward (38), nurse (38 years of practice)',
  'Health Service of the Isle of Man',
])('%j stays word for word', (line) => {
  expect(redactDocument(line, person)).toBe(line);
});

test('names that are also words stay in lower case', () => {
  const sent = redactDocument('Grace Ward led a ward, with grace.', {
    firstName: 'Grace',
    lastName: 'Ward',
    emailAddress: '',
  });
  expect(sent).toBe('[removed] led a ward, with grace.');
});

test.each([
  'A',
  '1',
  '1 ',
  'Aa ',
  '12 Aa ',
  '@',
  'a@',
  'Address\n',
  '2016-',
  '1 000 ',
  ' ',
  '\n',
  ', ',
  '(',
  '+',
  'é',
  'e\u0301 ',
])('a long document of %j takes no long time', (part) => {
  const text = part.repeat(100_000 / part.length);
  expect(processorMs(() => redactDocument(text, person))).toBeLessThan(2_000);
});

test.each([
  ['Age', ' '],
  ['Age', '\u00a0'],
  ['Age/', ' '],
  ['Age', '/age'],
  ['Age', '\n'],
  ['Age:', ' '],
  ['', 'Age '],
  ['', 'Age/Sex/'],
  ['Born', ' '],
  ['Born in', ' '],
  ['', 'born in '],
  ['', 'born 4 May '],
  ['', 'date and place of '],
  ['', '38 years '],
  ['', '38 years of age '],
  ['Geburtsdatum', '\u00a0'],
  ['', 'geboren am '],
  ['', 'née le 12 '],
  ['', 'a.'],
  ['', 'a-'],
  ['', 'a/'],
  ['', 'ingrid'],
  ['', 'ingrid.'],
  ['', 'a.com'],
  ['', 'a.com '],
  ['', 'i.'],
  ['Twitter:', '\u00a0'],
  ['', 'Twitter '],
  ['Twitter @', 'a.'],
  ['', 'a @'],
  ['', 'a at b'],
  ['', 'a at b dot '],
  ['', '(at)a'],
  ['', 'X ID '],
  ['', '1·'],
  ['', 'I '],
  ['', 'i n g r i d '],
  ['', 'née de '],
  ['Née ', 'de '],
  ['', 'Nationality A\n'],
  ['Religion ', 'A '],
  ['', 'Address 1 A '],
  ['', 'Address brgy A '],
  ['Birthplace ', 'A '],
  ['LinkedIn ', 'a-'],
  ['', 'GitHub\t'],
  ['', 'Blk 1 Lot 2 '],
  ['', 'Jane Nee '],
])('a long document of %j and many %j takes no long time', (start, part) => {
  const text = start + part.repeat(100_000 / part.length) + 'x';
  expect(processorMs(() => redactDocument(text, person))).toBeLessThan(2_000);
});

test('the name at the head of the document is left out too, unless it is another one', () => {
  const text = 'Katherine Osei\nTheatre Nurse\nKatherine led a team of nurses.';
  const kate = { firstName: 'Kate', lastName: 'Osei', emailAddress: '' };
  expect(redactDocument(text, kate, { firstName: 'Katherine', lastName: 'Osei' })).not.toMatch(/Katherine|Osei/);
  // Words that the parser mistook for a name stay.
  expect(redactDocument(text, kate, { firstName: 'Theatre', lastName: 'Nurse' })).toContain('Theatre Nurse');
});
