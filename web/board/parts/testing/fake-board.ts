import {
  listBoardEndpoint,
  listViewsEndpoint,
  searchBoardEndpoint,
  summarizeBoardEndpoint,
} from '#contract/board/endpoints.ts';
import { readEngagementWorkEndpoint } from '#contract/board/endpoints/engagement.ts';
import { listClarificationsEndpoint } from '#contract/clarifications/endpoints.ts';
import {
  listDocumentsEndpoint,
  listRequirementsEndpoint,
  listTalentRequestsEndpoint,
  readInformationEndpoint,
} from '#contract/engagements/endpoints/agency.ts';
import { countNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import type { BoardRow, BoardSummary } from '#contract/board/shapes.ts';
import { toPage } from '#contract/common/paging.ts';
import { now } from '#web/platform/clock.ts';
import { answer, refuse, type Answer, type Sent } from '#web/ui/testing/answer.ts';

const idOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const titles = ['Clinical Nurse Educator, Emergency', 'Mine geologists', 'Senior Actuarial Analyst'];

/** The engagement with this number, which is in fulfillment. Every third one is a competitive engagement in bidding. */
const sampleBoardRow = (number: number): BoardRow => ({
  engagementId: idOf(number),
  engagementNumber: number,
  title: `${titles[number % 3] ?? ''} ${String(number)}`,
  clientId: idOf(900 + (number % 2)),
  clientName: number % 2 === 0 ? 'Northwind Health' : 'Sable Ridge Resources',
  kind: number % 3 === 1 ? 'competitive' : 'successfee',
  engagementType: { id: 2, value: 'Agency Tenders Rate' },
  stage: number % 3 === 1 ? 'bidding' : 'fulfillment',
  stageName: number % 3 === 1 ? 'Bidding' : 'Fulfillment',
  engagementStage: { id: 2, value: 'Fulfillment' },
  engagementStatus: { id: 1, value: 'Open' },
  applicationStatus: number % 5 === 0 ? null : { id: 2, value: 'Approved' },
  waits:
    number % 4 === 0
      ? { code: 'submit', text: 'Submit candidates', isIdle: false }
      : { code: 'none', text: 'Nothing to do', isIdle: true },
  roles: 3,
  rolesFilled: 1,
  candidates: {
    total: 4,
    byStatus: [
      { candidateStatusId: 1, count: 3 },
      { candidateStatusId: 2, count: 1 },
    ],
  },
  assigned: [{ userId: idOf(800), name: 'Mara Ellingsen', isMe: true }],
  isPaused: number % 7 === 0,
  closingAt: new Date(now() + (number + 1) * 86_400_000).toISOString(),
  timeZone: 'Australia/Sydney',
  createdWhen: '2026-11-01T02:00:00.000Z',
});

export const sampleBoardSummary = (changes: Partial<BoardSummary> = {}): BoardSummary => ({
  figures: { waits: 6, application: 0, clarification: 1, bidding: 8, fulfillment: 16 },
  views: { open: 20, fulfillment: 16, closing: 4, pending: 2, all: 25 },
  clients: [
    { clientId: idOf(900), clientName: 'Northwind Health', count: 13 },
    { clientId: idOf(901), clientName: 'Sable Ridge Resources', count: 12 },
  ],
  hasMoreClients: false,
  applications: [{ id: 2, value: 'Approved', count: 20 }],
  types: [{ id: 2, value: 'Agency Tenders Rate', count: 25 }],
  notApplied: 5,
  seesAll: true,
  earnings: [{ currencyIso: 'AUD', amount: '48500.00' }],
  ...changes,
});

const numberIn = (sent: Sent, name: string, otherwise: number): number => Number(sent.query.get(name) ?? otherwise);

/** A page of 25 engagements, newest first, limited to the keyword and in the order of the request. */
const boardPage = (sent: Sent) => {
  const keyword = sent.query.get('keyword')?.toLowerCase() ?? '';
  const rows = Array.from({ length: 25 }, (_, index) => sampleBoardRow(25 - index)).filter(({ title }) =>
    title.toLowerCase().includes(keyword),
  );
  if (sent.query.get('sortOrder') === 'asc') rows.reverse();
  const page = { pageCurrent: numberIn(sent, 'pageCurrent', 0), pageSize: numberIn(sent, 'pageSize', 10) };
  const from = page.pageCurrent * page.pageSize;
  return { ...toPage(rows.slice(from, from + page.pageSize), page, rows.length), isTotalAtLeast: false };
};

const missing = refuse(404, 'not-found', 'This engagement does not exist.');

/** The responses to the requests of an engagement's own page, which does not exist. */
const engagementMissing = (): Answer[] => [
  answer(readEngagementWorkEndpoint, missing),
  answer(readInformationEndpoint, missing),
  answer(listRequirementsEndpoint, missing),
  answer(listDocumentsEndpoint, missing),
  answer(listTalentRequestsEndpoint, missing),
  answer(countNoticesEndpoint, missing),
  answer(listClarificationsEndpoint, missing),
];

/** The responses of a board with 25 engagements. An engagement's own page is not found. */
export const fakeBoardResponses = (summary = sampleBoardSummary()): Answer[] => [
  answer(listBoardEndpoint, boardPage),
  answer(searchBoardEndpoint, boardPage),
  answer(summarizeBoardEndpoint, summary),
  answer(listViewsEndpoint, []),
  ...engagementMissing(),
];
