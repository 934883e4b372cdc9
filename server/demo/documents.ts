import { makePdf, type PdfDocument } from '#server/platform/files/pdf.ts';

interface CvFacts {
  firstName: string;
  lastName: string;
  jobTitle: string;
  location: string;
  emailAddress: string;
  contactNumber: string;
  years: number;
}

const cvPaper = (person: CvFacts): PdfDocument => ({
  title: `${person.firstName} ${person.lastName}`,
  under: `${person.jobTitle}, ${person.location} · ${person.emailAddress} · ${person.contactNumber}`,
  sections: [
    {
      heading: 'Profile',
      lines: [
        `${person.jobTitle} with ${String(person.years)} years of practice, used to busy teams, clear handovers and careful records.`,
      ],
    },
    {
      heading: 'Experience',
      lines: [
        `${person.jobTitle}, Saltmarsh Group, last ${String(Math.max(2, person.years - 4))} years`,
        'Led a shift of eleven people and trained the four who joined last year.',
        'Reduced the backlog from six weeks to nine days without overtime.',
        `${person.jobTitle}, Eastmere and Partners, four years before`,
        'Wrote the procedure that three sites adopted.',
      ],
    },
    {
      heading: 'Education',
      lines: ['Bachelor, Wrenfield University', 'Certificate in leadership, Larkfield College'],
    },
    { heading: 'Languages', lines: ['English, fluent', 'German, conversational'] },
  ],
});

/** Creates the CV of an invented person as a PDF. */
export const makeCv = (person: CvFacts): Promise<Uint8Array> => makePdf(cvPaper(person));

/** Returns the text of an invented person's CV, as the product extracts it from an upload. */
export const cvText = (person: CvFacts): string => {
  const { title, under, sections } = cvPaper(person);
  return [title, under, ...sections.map(({ heading, lines }) => [heading, ...lines].join('\n'))].join('\n\n');
};
