import { expect, test } from 'vitest';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import type { ImportRow } from './import-columns.tsx';
import { createRowCache } from './use-import-rows.ts';

const imported: ImportedCv = {
  draftId: 'd-1',
  savedAt: '2026-11-20T02:00:00.000Z',
  file: null,
  fields: submissionDraftFieldsShape.parse({ firstName: 'Aino' }),
  unreadWords: null,
};
const rowWith = (more: Partial<ImportRow> = {}): ImportRow => ({
  key: 'd-1',
  group: 'ready',
  queued: undefined,
  imported,
  state: { kind: 'ready', words: 'Ready', note: '', needsSalary: false },
  outcome: undefined,
  isFrozen: false,
  person: undefined,
  currency: 'AUD',
  verdict: undefined,
  place: { engagementId: 'e-1', talentRequestId: 'r-1' },
  asksConsent: false,
  ...more,
});

test('a row without a change stays the same object, so that the table does not render it again', () => {
  const cached = createRowCache();
  const first = cached(imported, rowWith());
  expect(cached(imported, rowWith())).toBe(first);
  const frozen = cached(imported, rowWith({ isFrozen: true }));
  expect([frozen === first, frozen.isFrozen]).toEqual([false, true]);
  // If the same details are saved again, the CV is a new object.
  expect(cached({ ...imported }, rowWith({ isFrozen: true }))).not.toBe(frozen);
});
