import { expect, test } from 'vitest';
import { unsubmittedSections } from './unsubmitted-sections.ts';

const at = '2026-11-02T04:00:00.000Z';
const names = { clientName: 'Northwind Health', jobTitle: 'Theatre Nurse' };

test('a consent is laid out with its evidence, and a draft with its assessment and calls', () => {
  const sections = unsubmittedSections({
    consents: [
      {
        ...names,
        emailAddress: 'tove@inbox.example',
        state: 'agreed',
        requested: at,
        requestedByName: 'Ines Marchetti',
        sent: at,
        reminded: at,
        expires: '2026-11-16T04:00:00.000Z',
        opened: at,
        answered: at,
        withdrawn: null,
        note: '',
        withdrawalNote: 'Not any more.',
        corrections: [{ field: 'lastName', from: 'Alderman', to: 'Aldermann' }],
        textVersion: 1,
        text: ['I agree that Harbour Talent may represent me.'],
        shownHash: 'ab12',
        shown: '{"jobTitle":"Theatre Nurse","documents":[{"fileName":"CV.pdf","sha256":"ef56"}]}',
        problem: 'The request is closed.',
        submission: { firstName: 'Tove', linkedIn: '', otherDocumentIds: [], answers: [{ answer: 'Yes' }] },
        fileNames: ['CV.pdf'],
      },
    ],
    draftCandidates: [
      {
        ...names,
        firstName: 'Tove',
        lastName: 'Aldermann',
        emailAddress: 'tove@inbox.example',
        created: at,
        updated: at,
        fileName: 'Tove.pdf',
        assessment: {
          status: 'Completed',
          score: 75,
          method: 'model',
          model: 'small-1',
          problem: null,
          answers: [{ requirement: 'Theatre', isMandatory: true, verdict: 'met', quotation: 'Six years in theatre' }],
        },
        checkLinks: [{ issued: at, expires: '2026-11-05T04:00:00.000Z', revoked: null }],
        modelCalls: [
          { at, model: 'small-1', version: '2', inputHash: 'cd34', inputTokens: 90, outputTokens: 10, problem: null },
        ],
      },
    ],
    submissionDrafts: [{ ...names, saved: at, isImported: true, fileName: null, fields: { firstName: 'Tove' } }],
    disputes: [],
  });
  const lines = Object.fromEntries(sections.map(({ heading, lines: all }) => [heading, all.join('\n')]));
  for (const text of ['Sent to tove@inbox.example', 'Corrected lastName: “Alderman” became “Aldermann”', 'version 1'])
    expect(lines['Consent requests']).toContain(text);
  expect(lines['Consent requests']).toContain('On withdrawal: Not any more.');
  expect(lines['Consent requests']).toContain('Hash of the consent page: ab12');
  expect(lines['Consent requests']).toContain('answers: [{"answer":"Yes"}]');
  expect(lines['Consent requests']).toContain('documents: [{"fileName":"CV.pdf","sha256":"ef56"}]');
  expect(lines['Consent requests']).not.toContain('linkedIn');
  expect(lines['Draft candidates']).toContain('Theatre (mandatory): met\nQuoted from the CV: “Six years in theatre”');
  expect(lines['Draft candidates']).toContain('small-1 (2), 100 tokens, hash of the text cd34');
  expect(lines['Unfinished submissions']).toContain('read from a CV, saved 02 Nov 2026\nfirstName: Tove');
  expect(lines['Disputes opened by the agency']).toBe('');
});
