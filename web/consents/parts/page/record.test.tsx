import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { consentExportShape, type ConsentExport, type HeldVersion } from '#contract/consents/shapes.ts';
import { agreedConsentPage, sampleExport, renderConsentPage } from '#web/consents/parts/testing/fake-consent.tsx';
import { expectAccessible } from '#web/ui/testing/axe.ts';

afterEach(() => vi.unstubAllGlobals());

/** Shows the data as a candidate who has entered the code from the email sees it. */
const openRecord = async (record: ConsentExport) => {
  const { screen } = await renderConsentPage(() => agreedConsentPage(), {
    code: () => Response.json({ minutes: 15 }),
    export: () => Response.json(consentExportShape.parse(record)),
  });
  await screen.getByRole('button', { name: 'Download my data' }).click();
  await screen.getByLabelText('Code from the email').fill('123456');
  await userEvent.keyboard('{Enter}');
  return screen;
};

test('the data includes salary changes, the claim of the employer, and the messages of the answer and of the withdrawal', async () => {
  const [submission] = sampleExport.submissions;
  const claim: NonNullable<ConsentExport['submissions'][number]['claim']> = {
    state: 'contested',
    claimed: '2026-11-28T03:00:00.000Z',
    contested: '2026-11-29T03:00:00.000Z',
    late: '2026-12-03T06:00:00.000Z',
    ended: null,
    contacts: [
      { statedBy: 'employer', on: '2026-09-14', channel: 'email', direction: 'to-candidate' },
      { statedBy: 'agency', on: '2026-11-20', channel: 'meeting', direction: 'from-candidate' },
      { statedBy: 'agency', on: '2026-11-02', channel: 'phone', direction: null },
    ],
  };
  const proposed = { state: 'approved', baseSalary: '104000.00', proposed: '2026-11-27T03:00:00.000Z' };
  const salaryChanges = [
    { ...proposed, totalCompensation: null },
    { ...proposed, totalCompensation: '121000.00' },
  ];
  const record = {
    ...sampleExport,
    note: 'Only for this hospital.',
    withdrawalNote: 'I found another job.',
    submissions: submission ? [{ ...submission, claim, salaryChanges }] : [],
  };
  const screen = await openRecord(record);
  for (const shown of [
    'Contested by the agency, waiting for Rolecall’s decision',
    'Decision overdue since',
    'In touch with Northwind Health, 14 Sep 2026: email, initiated by them',
    'In touch with Harbour Talent, 20 Nov 2026: meeting, initiated by you',
    'In touch with Harbour Talent, 02 Nov 2026: phone',
    'Only for this hospital.',
    'I found another job.',
  ])
    await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
  for (const shown of [
    /^Base salary AUD.104,000\.00, approved, /,
    /^Base salary AUD.104,000\.00, total compensation AUD.121,000\.00, approved, /,
  ])
    await expect.element(screen.getByText(shown)).toBeVisible();
  await expect.element(screen.getByText(/what either side or Rolecall wrote about a claim/)).toBeVisible();
  await expectAccessible();
});

test('the data includes earlier details and documents, and names what is left out', async () => {
  const [submission] = sampleExport.submissions;
  const change = (field: HeldVersion['changes'][number]['field'], before: string, after: string) => ({
    field,
    question: field === 'answer' ? 'Are you registered with AHPRA?' : null,
    before,
    after,
  });
  const former = { fileName: 'First CV.pdf', created: '2026-11-20T02:00:00.000Z', removed: '2026-11-28T02:00:00.000Z' };
  const record: ConsentExport = {
    ...sampleExport,
    documents: [{ ...former, documentId: '0199aa00-0000-7000-8000-000000000001', sizeBytes: 1000, key: 'a-key' }],
    submissions: submission
      ? [
          {
            ...submission,
            documents: [former],
            versions: [
              {
                at: '2026-11-28T02:00:00.000Z',
                changes: [
                  change('location', 'Footscray', 'Hobart'),
                  change('baseSalary', '104000.00', '106000.00'),
                  change('document', '', 'Licence.pdf'),
                  change('document', 'Reference.pdf', ''),
                  change('answer', 'no', 'yes'),
                ],
              },
            ],
          },
        ]
      : [],
  };
  const screen = await openRecord(record);
  for (const shown of [
    /^First CV\.pdf, added .+, replaced or removed 28 Nov 2026/,
    /^Replaced or removed 28 Nov 2026/,
    /Where you live changed from “Footscray” to “Hobart”$/,
    /Base salary changed from “AUD.104,000\.00” to “AUD.106,000\.00”$/,
    /Document “Licence\.pdf” added$/,
    /Document “Reference\.pdf” removed$/,
    /Are you registered with AHPRA\? changed from “no” to “yes”$/,
    /the reasons that Harbour Talent or an employer gave for a decision/,
  ])
    await expect.element(screen.getByText(shown)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download First CV.pdf from your data' })).toBeVisible();
  await expectAccessible();
});

test('files with the same name can be told apart by their buttons', async () => {
  const file = (documentId: string) => ({
    documentId,
    fileName: 'CV.pdf',
    sizeBytes: 1000,
    created: '2026-11-20T02:00:00.000Z',
    removed: null,
    key: documentId,
  });
  const { screen } = await renderConsentPage(() => agreedConsentPage(), {
    code: () => Response.json({ minutes: 15 }),
    export: () => Response.json({ ...sampleExport, documents: [file('d-1'), file('d-2')] }),
  });
  await screen.getByRole('button', { name: 'Download my data' }).click();
  await screen.getByLabelText('Code from the email').fill('123456');
  await userEvent.keyboard('{Enter}');
  const files = screen.getByRole('button', { name: /^Download .*CV\.pdf/ });
  await expect.poll(() => files.elements().map((button) => button.ariaLabel)).toHaveLength(2);
  const names = files.elements().map((button) => button.ariaLabel);
  expect(new Set(names).size).toBe(2);
  await expect.element(screen.getByText('CV.pdf (2)', { exact: true })).toBeVisible();
});
