import { expect, test } from 'vitest';
import type { PersonCv } from '#contract/people/shapes.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { CvList } from './cv-list.tsx';

const cv: PersonCv = {
  documentId: '019aa0a0-0000-7000-8000-000000000001',
  candidateId: '019aa0a0-0000-7000-8000-000000000002',
  kind: 'cv',
  fileName: 'CV.pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
  sizeBytes: 24_180,
  created: '2026-11-12T02:00:00.000Z',
  unreadable: null,
  replaced: null,
  jobTitle: 'Theatre Nurse',
  clientName: 'Northwind Health',
};
const former: PersonCv = {
  ...cv,
  documentId: '019aa0a0-0000-7000-8000-000000000003',
  created: '2026-11-10T02:00:00.000Z',
  replaced: '2026-11-12T02:00:00.000Z',
};

test('a replaced CV is listed with its submission, its date, and the date when it was replaced', async () => {
  const screen = await renderRoute(() => <CvList cvs={[cv, former]} />);
  await expect
    .poll(() =>
      screen
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/Theatre Nurse at Northwind Health · 12 Nov 2026 · [^·]*$/),
      expect.stringMatching(/Theatre Nurse at Northwind Health · 10 Nov 2026 · [^·]* · replaced on 12 Nov 2026$/),
    ]);
  const download = 'Download CV.pdf, Theatre Nurse at Northwind Health';
  await expect.element(screen.getByRole('button', { name: download, exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: `${download}, replaced on 12 Nov 2026`, exact: true }))
    .toBeVisible();
  await screen.unmount();
});
