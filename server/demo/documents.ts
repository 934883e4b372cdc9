import type { PDFFont, PDFPage } from 'pdf-lib';

const page = { width: 595, height: 842, margin: 56 };

interface Paper {
  title: string;
  under: string;
  sections: readonly { heading: string; lines: readonly string[] }[];
}

const wrap = (text: string, font: PDFFont, size: number, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, size) > width && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

/** A one-page PDF document: a title, a line under it, and sections of lines. */
export const makePdf = async (paper: Paper): Promise<Uint8Array> => {
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle(paper.title);
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const sheet: PDFPage = document.addPage([page.width, page.height]);
  const width = page.width - 2 * page.margin;
  let y = page.height - page.margin;
  const write = (text: string, font: PDFFont, size: number, gap: number): void => {
    for (const line of wrap(text, font, size, width)) {
      y -= size + gap;
      sheet.drawText(line, { x: page.margin, y, size, font });
    }
  };
  write(paper.title, bold, 20, 4);
  write(paper.under, regular, 10, 6);
  for (const section of paper.sections) {
    y -= 14;
    write(section.heading, bold, 12, 4);
    for (const line of section.lines) write(line, regular, 10, 5);
  }
  return document.save();
};

interface CvFacts {
  firstName: string;
  lastName: string;
  jobTitle: string;
  location: string;
  emailAddress: string;
  contactNumber: string;
  years: number;
}

const cvPaper = (person: CvFacts): Paper => ({
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
        'Brought the backlog from six weeks to nine days without overtime.',
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

/** The CV of an invented person. */
export const makeCv = (person: CvFacts): Promise<Uint8Array> => makePdf(cvPaper(person));

/** The text of that CV, as extracted from an upload. */
export const cvText = (person: CvFacts): string => {
  const { title, under, sections } = cvPaper(person);
  return [title, under, ...sections.map(({ heading, lines }) => [heading, ...lines].join('\n'))].join('\n\n');
};
