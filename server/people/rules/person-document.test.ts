import { expect, test } from 'vitest';
import type { PersonExport } from '#contract/people/shapes/export.ts';
import { personDocument } from './person-document.ts';

const submission: PersonExport['submissions'][number] = {
  candidateNumber: 12,
  firstName: 'Tove',
  lastName: 'Aldermann',
  emailAddress: 'tove@inbox.example',
  contactNumber: '',
  linkedIn: '',
  location: 'Perth WA',
  clientName: 'Northwind Health',
  jobTitle: 'Theatre Nurse',
  engagementNumber: 4,
  status: 'Rejected',
  submitted: '2026-10-01T00:00:00.000Z',
  submittedByName: 'Ines Marchetti',
  currency: 'AUD',
  baseSalary: '90000.00',
  totalCompensation: null,
  agencyFee: '13500.00',
  feeState: 'on_hold',
  commentToEmployer: 'Available in spring.\n\nKnows the theatre.',
  reason: 'Experience',
  consentConfirmed: null,
  steps: [{ status: 'Rejected', at: '2026-10-09T00:00:00.000Z', byName: 'Priya Raman', reason: 'Experience' }],
  answers: [],
  documents: [{ kind: 'cv', fileName: 'CV.pdf', sizeBytes: 12, created: '2026-10-01T00:00:00.000Z', removed: null }],
  versions: [
    {
      number: 2,
      at: '2026-10-03T00:00:00.000Z',
      byName: 'Ines Marchetti',
      changes: [
        { what: 'Location', before: 'Hobart TAS', after: 'Perth WA' },
        { what: 'CV', before: 'Old-CV.pdf', after: 'CV.pdf' },
        { what: 'Document', before: '', after: 'Reference.pdf' },
      ],
    },
  ],
  comments: [
    {
      text: 'Thank you.',
      authorName: 'Priya Raman',
      created: '2026-10-02T00:00:00.000Z',
      earlierTexts: ['Thanks.'],
      fileNames: ['References.pdf'],
    },
  ],
  salaryRevisions: [
    {
      state: 'accepted',
      baseSalary: '92000.00',
      totalCompensation: null,
      agencyFee: '13800.00',
      baseSalaryBefore: '90000.00',
      totalCompensationBefore: null,
      agencyFeeBefore: '13500.00',
      reason: 'Higher offer.',
      proposed: '2026-10-07T00:00:00.000Z',
      proposedByName: 'Priya Raman',
      decided: '2026-10-08T00:00:00.000Z',
      decidedByName: 'Ines Marchetti',
      decisionReason: null,
    },
  ],
  ownership: [
    {
      kind: 'dispute',
      opened: '2026-10-04T00:00:00.000Z',
      ended: '2026-10-08T00:00:00.000Z',
      outcome: 'kept',
      statements: ['She signed our agreement.'],
      contacts: [{ on: '2026-09-02', channel: 'meeting', direction: 'from-candidate', summary: 'First interview.' }],
      reasons: 'Only one of you has her answer.',
    },
  ],
};

test('the document has everything of the export, without empty lines and sections', () => {
  const renewals = [{ asked: '2026-11-01T00:00:00.000Z', askedByName: 'Mara Ellingsen', answered: null, keeps: null }];
  const notes = [
    { text: 'Prefers calls after four.', authorName: 'Mara Ellingsen', created: '2026-10-03T00:00:00.000Z' },
  ];
  const person = {
    exported: '2026-11-20T00:00:00.000Z',
    personId: 'p',
    submissions: [submission],
    consents: [],
    draftCandidates: [],
    submissionDrafts: [],
    disputes: [],
    merges: [{ merged: '2026-10-05T00:00:00.000Z', mergedByName: 'Mara Ellingsen', undone: null }],
    retention: {
      created: '2026-10-01T00:00:00.000Z',
      lastSubmitted: '2026-10-01T00:00:00.000Z',
      noticed: null,
      renewed: null,
      refused: null,
    },
    renewals,
    notes,
  };
  const { title, under, sections } = personDocument(person, 'Harbour Talent');
  expect([title, under]).toEqual(['Tove Aldermann', 'All data stored by Harbour Talent as of 20 Nov 2026']);
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Theatre Nurse, Northwind Health',
    'Status history',
    'Documents',
    'Changes since the submission',
    'Comments',
    'Salary revisions',
    'Representation',
    'Requests to keep the person’s details',
    'Record',
    'Notes',
  ]);
  const text = sections.flatMap(({ lines }) => lines).join('\n');
  for (const expected of [
    'Email: tove@inbox.example',
    'State of the fee: on hold while the ownership is disputed',
    'Comment to the client: Available in spring.\nKnows the theatre.',
    '09 Oct 2026: Rejected, by Priya Raman',
    'CV.pdf, 01 Oct 2026',
    'Version 2, 03 Oct 2026, by Ines Marchetti\nLocation: from “Hobart TAS” to “Perth WA”\nCV: from “Old-CV.pdf”',
    'Document: added “Reference.pdf”',
    '04 Oct 2026: ownership disputed by another agency, kept\n2026-09-02, meeting from the candidate: First interview.\nShe signed',
    'Reason: Only one of you has her answer.',
    'Thank you.\nBefore editing: Thanks.\nFile: References.pdf',
    '07 Oct 2026: Priya Raman proposed a salary of AUD\u{A0}92,000.00 (was AUD\u{A0}90,000.00) and a fee of',
    '05 Oct 2026: merged with a duplicate by Mara Ellingsen',
    '01 Nov 2026: asked by Mara Ellingsen, no answer',
    'Prefers calls after four.',
  ])
    expect(text).toContain(expected);
  expect(text).not.toContain('LinkedIn');
});
