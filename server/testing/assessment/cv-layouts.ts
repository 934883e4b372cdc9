/** The content of a CV, whatever its layout. */
export interface CvContent {
  readonly name: string;
  readonly street: string;
  readonly phone: string;
  readonly emailAddress: string;
  readonly gender: string;
  readonly birthDate: string;
  readonly nationality: string;
  /** The name of the person's profile in social networks. */
  readonly handle: string;
  readonly profile: string;
  /** The sentences about the person's experience, without full stops. */
  readonly sentences: readonly string[];
}

/** A CV as it is laid out on the page: lines, the rows of a table, or two columns side by side. */
export type CvLayout =
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'columns'; readonly left: readonly string[]; readonly right: readonly string[] };

const lines = (...given: readonly string[]): CvLayout => ({ kind: 'lines', lines: given });
const stopped = (sentences: readonly string[]): string[] => sentences.map((sentence) => `${sentence}.`);

const layouts: readonly ((cv: CvContent) => CvLayout)[] = [
  // Contact, profile, experience.
  (cv) =>
    lines(
      cv.name,
      '',
      cv.street,
      `Phone: ${cv.phone}`,
      cv.emailAddress,
      `Gender: ${cv.gender}`,
      `Birthdate ${cv.birthDate}`,
      `Nationality ${cv.nationality}`,
      `LinkedIn ${cv.handle}`,
      '',
      'Profile',
      cv.profile,
      '',
      'Experience',
      ...stopped(cv.sentences),
    ),
  // The experience first, and the contact last.
  (cv) =>
    lines(
      cv.name,
      '',
      'Experience',
      ...stopped(cv.sentences),
      '',
      'About me',
      cv.profile,
      '',
      'Contact',
      cv.emailAddress,
      `Mobile: ${cv.phone}`,
      cv.street,
      `LinkedIn: ${cv.handle}, GitHub: ${cv.handle}`,
      `Gender: ${cv.gender}`,
      `Date of birth: ${cv.birthDate}`,
      `Nationality – ${cv.nationality}`,
    ),
  (cv) => ({
    kind: 'table',
    rows: [
      ['Name', cv.name],
      ['Address', cv.street],
      ['Phone', cv.phone],
      ['Email', cv.emailAddress],
      ['Gender', cv.gender],
      ['Birthday', cv.birthDate],
      ['Nationality', cv.nationality],
      ['Skype ID', cv.handle],
      ['Profile', cv.profile],
      ['Experience', stopped(cv.sentences).join('\n')],
    ],
  }),
  (cv) => ({
    kind: 'columns',
    left: [
      cv.name,
      cv.street,
      `Phone: ${cv.phone}`,
      cv.emailAddress,
      `Gender: ${cv.gender}`,
      `Birth Date ${cv.birthDate}`,
      `Nationality ${cv.nationality}`,
      `@${cv.handle}`,
    ],
    right: ['EXPERIENCE', ...stopped(cv.sentences), cv.profile],
  }),
  // Headings in capitals, bullet points, and the contact details on one line.
  (cv) =>
    lines(
      cv.name.toUpperCase(),
      `${cv.emailAddress} | ${cv.phone} | ${cv.street}`,
      '',
      'KEY EXPERIENCE',
      ...stopped(cv.sentences).map((sentence) => `• ${sentence}`),
      '',
      'PERSONAL',
      `Gender: ${cv.gender}`,
      `Born ${cv.birthDate}`,
      `Nationality: ${cv.nationality} | LinkedIn - ${cv.handle}`,
      cv.profile,
    ),
];

/** Lays out a CV in one of five ways, with an addition at the end. */
export const layOutCv = (cv: CvContent, at: number, addition?: string): CvLayout => {
  const made = layouts[at % layouts.length]?.(cv) ?? lines(cv.name);
  if (addition === undefined) return made;
  if (made.kind === 'lines') return lines(...made.lines, '', addition);
  return made.kind === 'table'
    ? { ...made, rows: [...made.rows, ['Other', addition]] }
    : { ...made, right: [...made.right, addition] };
};

/** Returns a CV of the personal details alone, with labels in the left column and values in the right one. */
export const labelColumns = (cv: CvContent): CvLayout => ({
  kind: 'columns',
  left: [
    'Name',
    'Address',
    'Mobile',
    'Email',
    'Sex',
    'Birthday',
    'Nationality',
    'LinkedIn',
    'Profile',
    ...cv.sentences.map(() => 'Experience'),
  ],
  right: [
    cv.name,
    cv.street,
    cv.phone,
    cv.emailAddress,
    cv.gender,
    cv.birthDate,
    cv.nationality,
    cv.handle,
    cv.profile,
    ...stopped(cv.sentences),
  ],
});

/** Returns the text of a CV in the order in which it is read from its file. */
export const textOfLayout = (made: CvLayout): string => {
  if (made.kind === 'lines') return made.lines.join('\n');
  if (made.kind === 'table') return made.rows.flat().join('\n\n');
  const most = Math.max(made.left.length, made.right.length);
  return Array.from({ length: most }, (_, at) => [made.left[at], made.right[at]])
    .flat()
    .filter((line) => line !== undefined)
    .join('\n');
};
