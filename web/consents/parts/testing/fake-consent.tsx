import { vi } from 'vitest';
import type { ConsentExport, ConsentPage as Page } from '#contract/consents/shapes.ts';
import { ConsentPage } from '#web/consents/pages/consent-page.tsx';
import { queryClient } from '#web/platform/queries.ts';
import { Toaster } from '#web/ui/overlay/toaster.tsx';
import { renderRoute } from '#web/ui/testing/router.tsx';

export const sampleConsentPage = (changes: Partial<Page> = {}): Page => ({
  state: 'waiting',
  agencyName: 'Harbour Talent',
  askedByName: 'Mara Ellingsen',
  askedByEmail: 'mara@harbour.example',
  clientName: 'Northwind Health',
  jobTitle: 'Clinical Nurse Educator, Emergency',
  jobLocation: 'Parkville, Victoria',
  firstName: 'Ines',
  lastName: 'Okafor',
  emailAddress: 'ines.okafor@inbox.example',
  contactNumber: '+61491570156',
  linkedIn: 'linkedin.com/in/ines-okafor',
  location: 'Footscray',
  baseSalary: '104000.00',
  totalCompensation: null,
  currencyIso: 'AUD',
  comment: 'Ines has led the orientation of new nurses for six years.\nAvailable from January.',
  documents: [
    { fileName: 'Ines Okafor.pdf', sha256: 'ab'.repeat(32) },
    { fileName: 'Registration.pdf', sha256: 'cd'.repeat(32) },
  ],
  answers: [
    { question: 'Are you registered with AHPRA?', answer: 'yes' },
    { question: 'How many years have you taught?', answer: 'Six years, four of them in emergency.' },
  ],
  textVersion: 1,
  text: [
    'I agree that Harbour Talent may represent me to Northwind Health for the position “Clinical Nurse Educator, Emergency”.',
    'Harbour Talent may give Northwind Health the details, the documents and the answers listed on this page.',
    'My consent covers this position only. I can withdraw it at any time with the link in the email.',
  ],
  shownHash: 'hash-1',
  requestedAt: '2026-11-26T02:00:00.000Z',
  expiresAt: '2026-12-10T02:00:00.000Z',
  answeredAt: null,
  withdrawnAt: null,
  isSubmitted: false,
  isVisibleToClient: false,
  isHired: false,
  can: { answer: true, withdraw: false },
  ...changes,
});

export const agreedConsentPage = (changes: Partial<Page> = {}): Page =>
  sampleConsentPage({
    state: 'agreed',
    answeredAt: '2026-11-27T03:04:00.000Z',
    isSubmitted: true,
    isVisibleToClient: true,
    can: { answer: false, withdraw: true },
    ...changes,
  });

const { can: _can, ...details } = agreedConsentPage();

export const sampleExport: ConsentExport = {
  exported: '2026-11-27T05:00:00.000Z',
  details,
  openedAt: '2026-11-27T03:00:00.000Z',
  note: '',
  withdrawalNote: '',
  corrections: [{ field: 'lastName', from: 'Okafour', to: 'Okafor' }],
  answeredHash: 'ef'.repeat(32),
  answeredPage: '{}',
  submissions: [
    {
      clientName: 'Northwind Health',
      jobTitle: 'Clinical Nurse Educator, Emergency',
      status: 'Pending',
      submitted: '2026-11-27T03:04:00.000Z',
      firstName: 'Ines',
      lastName: 'Okafor',
      emailAddress: 'ines.okafor@inbox.example',
      contactNumber: '+61491570156',
      linkedIn: '',
      location: 'Footscray',
      currencyIso: 'AUD',
      baseSalary: '104000.00',
      totalCompensation: null,
      comment: 'Ines has led the orientation of new nurses for six years.',
      consentConfirmed: '2026-11-27T03:04:00.000Z',
      steps: [{ status: 'Pending', at: '2026-11-27T03:04:00.000Z' }],
      documents: [{ fileName: 'Ines Okafor.pdf', created: '2026-11-26T02:00:00.000Z', removed: null }],
      versions: [],
      answers: [],
      claim: null,
      salaryChanges: [],
    },
  ],
  otherRequests: [],
  drafts: [
    {
      jobTitle: 'Ward Manager',
      firstName: 'Ines',
      lastName: 'Okafor',
      emailAddress: 'ines.okafor@inbox.example',
      created: '2026-11-20T02:00:00.000Z',
      fileName: 'Ines Okafor.pdf',
      assessedBy: 'model',
      modelCalls: [{ at: '2026-11-20T02:01:00.000Z', model: 'reader', version: '2' }],
    },
  ],
  unfinished: [],
  documents: [],
  renewals: [],
};

type Sent = { step: string; body: Record<string, unknown> };
type Answer = (sent: Sent) => Response;

export const consentRefusalResponse = (code: string, message: string, status = 409): Response =>
  Response.json({ code, message, fields: [], reasons: [], requestId: '' }, { status });

/**
 * Renders the page with a fake server. `writes` contains the response to each step, keyed by the last segment of the
 * step's path.
 */
export const renderConsentPage = async (
  pages: () => Page | Response,
  writes: Readonly<Record<string, Answer>> = {},
) => {
  const sent: Sent[] = [];
  queryClient.clear();
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (options?.method === undefined || options.method === 'GET') {
      const page = pages();
      return page instanceof Response ? page : Response.json(page);
    }
    const step = new URL(url, window.location.href).pathname.split('/').at(-1) ?? '';
    const one = {
      step,
      body: JSON.parse(typeof options.body === 'string' ? options.body : '{}') as Record<string, unknown>,
    };
    sent.push(one);
    return writes[step]?.(one) ?? consentRefusalResponse('fault', 'No answer was prepared.', 500);
  });
  const screen = await renderRoute(() => (
    <>
      <ConsentPage token="a-token" />
      <Toaster />
    </>
  ));
  return { screen, sent };
};
