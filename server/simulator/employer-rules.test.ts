import { describe, expect, test } from 'vitest';
import { candidateStatus as status, pipelineStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { createRandomSource } from '#contract/common/random.ts';
import { feeType } from '#contract/engagements/states.ts';
import { postponeClosingActions, chooseEmployerActions, type EmployerView } from './employer-rules.ts';
import type { TurnContext } from './turn-delay.ts';

const now = new Date('2026-11-20T04:20:00Z');
const ago = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
const table = (given: Partial<TurnContext> & { seed?: number } = {}): TurnContext => ({
  now,
  paceMs: 20_000,
  chance: createRandomSource(given.seed ?? 1),
  rivals: new Set(['Quayside Search']),
  avoids: () => false,
  ...given,
});

type Engagement = EmployerView['engagements'][number];
const engagement = (given: Partial<Engagement> = {}): Engagement => ({
  engagementId: 'e1',
  kind: 'successfee',
  title: 'Nurses',
  status: 'open',
  stage: 'application',
  closingAt: ago(-6000),
  publishedAt: ago(3000),
  ...given,
});
const no = { allowed: false as const, reasons: [] };
const application = (
  given: Partial<EmployerView['applications'][number]> = {},
): EmployerView['applications'][number] => ({
  applicationId: 'a1',
  supplierName: 'Quayside Search',
  appliedAt: ago(60),
  decidedAt: null,
  isTendered: false,
  offers: [],
  can: { decide: { allowed: true }, revoke: no, askRebid: no },
  ...given,
});
const move = (candidateStatusId: CandidateStatusId) => ({
  candidateStatusId,
  candidateStatus: '',
  right: { allowed: true as const },
});
const later = (statusId: CandidateStatusId) => pipelineStatuses.slice(pipelineStatuses.indexOf(statusId) + 1).map(move);
const candidate = (given: Partial<EmployerView['candidates'][number]> = {}): EmployerView['candidates'][number] => ({
  _id: 'c1',
  candidateStatusId: status.pending,
  since: ago(30),
  supplier: { supplierId: 's1', supplierName: 'Quayside Search', supplierLogoPath: null },
  isNew: false,
  isCandidateQualified: true,
  moves: later(given.candidateStatusId ?? status.pending),
  can: {
    undoMove: { allowed: false, reasons: [] },
    reject: { allowed: true },
    unreject: { allowed: false, reasons: [] },
  },
  ...given,
});
const sees = (given: Partial<EmployerView> = {}): EmployerView => ({
  engagements: [engagement()],
  applications: [],
  approved: [],
  candidates: [],
  prequalifications: [],
  ...given,
});
const acts = (given: Partial<EmployerView>, at: Parameters<typeof table>[0] = {}) =>
  chooseEmployerActions(sees(given), table(at));
/** Collects an employer's actions over many turns in the same situation. */
const overTurns = (given: Partial<EmployerView>, turns = 400) =>
  Array.from({ length: turns }, (_, seed) => acts(given, { seed: seed + 1 })).flat();
const shareOf = (all: readonly { act: string }[], act: string) =>
  all.filter((one) => one.act === act).length / all.length;

describe('questions', () => {
  type Question = NonNullable<EmployerView['questions']>[number];
  const yes = { allowed: true } as const;
  const question = (given: Partial<Question> = {}): Question => ({
    _id: 'q1',
    supplierName: 'Harbour Talent',
    awaitsAnswer: true,
    lastMessage: ago(8000),
    comment_count: 1,
    can: { ask: yes, reply: yes, note: yes, publish: yes },
    ...given,
  });
  const answered = (given: Partial<Question>) =>
    overTurns({ questions: [question(given)] }, 50).filter(({ act }) => act === 'answer');

  test('that have waited are answered', () => {
    expect(answered({})[0]).toMatchObject({ clarificationId: 'q1', key: 'answer q1 1' });
  });
  test('are answered once, not immediately, and not after the engagement has ended', () => {
    expect(answered({ awaitsAnswer: false })).toEqual([]);
    expect(answered({ lastMessage: ago(0) })).toEqual([]);
    expect(answered({ can: { ...question().can, reply: { allowed: false, reasons: [] } } })).toEqual([]);
  });
});

describe('closing times', () => {
  const closing = (given: Partial<Engagement>) => postponeClosingActions([engagement(given)], table());
  test('that have passed or are near move to a full hour within the next two weeks', () => {
    for (const closingAt of [ago(8000), ago(0), ago(-4)]) {
      const [act] = closing({ closingAt });
      if (act?.act !== 'move-closing') throw new Error('It stays.');
      const ahead = (Date.parse(act.closingAt) - now.getTime()) / 86_400_000;
      expect(ahead).toBeGreaterThanOrEqual(2);
      expect(ahead).toBeLessThan(14.1);
      expect(act.closingAt).toMatch(/:00:00\.000Z$/);
    }
  });
  test('that are further ahead stay', () => expect(closing({ closingAt: ago(-12) })).toEqual([]));
  test.each([
    { status: 'completed', stage: 'ended' },
    { publishedAt: null },
    { kind: 'competitive', stage: 'fulfillment' },
  ] as const)('stay if no applications are accepted: %o', (given) =>
    expect(closing({ closingAt: ago(60), ...given })).toEqual([]),
  );
  test('come first, all of them at once', () => {
    const engagements = [engagement({ closingAt: ago(1) }), engagement({ engagementId: 'e2', closingAt: ago(2) })];
    const all = acts({ engagements, applications: [application()], candidates: [candidate()] });
    expect(all.map(({ act, key }) => [act, key])).toEqual([
      ['move-closing', 'closing e1'],
      ['move-closing', 'closing e2'],
    ]);
  });
});

describe('publishing again', () => {
  const published = (engagements: readonly Engagement[]) => acts({ engagements })[0];
  const running = engagement({ engagementId: 'e2', stage: 'fulfillment' });
  const ended = engagement({ engagementId: 'e3', title: 'Porters', status: 'completed', stage: 'ended' });
  test('takes an ended engagement first, if no success fee is left to apply for', () =>
    expect(published([running, ended])).toMatchObject({ act: 'publish-again', engagementId: 'e3' }));
  test('takes the only open engagement if none has ended', () => {
    expect(published([running])).toMatchObject({ engagementId: 'e2' });
    expect(published([running, { ...running, engagementId: 'e0' }])).toBeUndefined();
  });
  test('does not offer an open engagement twice while another has ended', () =>
    expect(published([running, { ...ended, title: running.title }, ended])).toMatchObject({ engagementId: 'e3' }));
  test('sets a closing time some days later', () =>
    expect(Date.parse((published([running]) as { closingAt: string }).closingAt) - now.getTime()).toBeGreaterThan(
      4 * 86_400_000,
    ));
  test('does not happen while something new is open', () => expect(published([engagement(), ended])).toBeUndefined());
  test('stops before the market is too large', () =>
    expect(
      published([...Array.from({ length: 4 }, (_, n) => ({ ...running, engagementId: `o${String(n)}` })), ended]),
    ).toBeUndefined());
});

describe('applications', () => {
  test('are mostly approved, and sometimes declined with a reason and a text', () => {
    const all = overTurns({ applications: [application()] });
    expect(all).toHaveLength(400);
    expect(shareOf(all, 'approve')).toBeGreaterThan(0.75);
    expect(shareOf(all, 'decline')).toBeGreaterThan(0.05);
    const declined = all.filter((one) => one.act === 'decline');
    expect(declined.every(({ reasonText }) => reasonText.length > 10)).toBe(true);
    // A fee that the employer has set is never declined as too high.
    expect(declined.some(({ reasonId }) => reasonId === 4)).toBe(false);
  });
  test('of a visitor wait for nine paces, those of a rival for two', () => {
    const of = (supplierName: string, minutes: number) =>
      acts({ applications: [application({ supplierName, appliedAt: ago(minutes) })] }).length;
    expect([of('Harbour Talent', 2.9), of('Harbour Talent', 3)]).toEqual([0, 1]);
    expect([of('Quayside Search', 0.6), of('Quayside Search', 0.7)]).toEqual([0, 1]);
  });
  test('that cannot be decided are left alone', () =>
    expect(acts({ applications: [application({ can: { decide: no, revoke: no, askRebid: no } })] })).toEqual([]));
});

describe('tenders', () => {
  const offer = {
    at: ago(60),
    byName: 'Ana Voss',
    fee: { feeTypeId: feeType.percentBase, feePercent: '17', feeAmount: null, currencyCode: 'AUD' },
  };
  const tendered = (offers: number, decided = 20, askRebid: typeof no | { allowed: true } = { allowed: true }) =>
    overTurns({
      approved: [
        application({
          isTendered: true,
          decidedAt: ago(decided),
          offers: Array.from({ length: offers }, () => offer),
          can: { decide: no, revoke: { allowed: true }, askRebid },
        }),
      ],
    });
  test('are asked for anew now and then, with a reason, each once and soon after the approval', () => {
    expect(new Set(tendered(1).map(({ act }) => act))).toEqual(new Set(['ask-rebid']));
    expect(tendered(1).length).toBeGreaterThan(4);
    expect(tendered(1).length).toBeLessThan(60);
    expect([tendered(2), tendered(1, 0), tendered(1, 300), tendered(1, 20, no)]).toEqual([[], [], [], []]);
  });
});

describe('candidates', () => {
  const of = (given: Parameters<typeof candidate>[0]) => overTurns({ candidates: [candidate(given)] });
  test('are opened before anything else', () =>
    expect(new Set(of({ isNew: true }).map(({ act }) => act))).toEqual(new Set(['open'])));
  test('mostly move one step, sometimes two, and some are rejected', () => {
    const all = of({});
    const moved = all.filter((one) => one.act === 'move').map(({ candidateStatusId }) => candidateStatusId);
    expect(new Set(moved)).toEqual(new Set([status.shortlisted, status.screening]));
    expect(shareOf(all, 'reject')).toBeGreaterThan(0.1);
    expect(shareOf(all, 'reject')).toBeLessThan(0.35);
  });
  test('are hired only from an offer', () => {
    const hired = (given: Parameters<typeof candidate>[0]) =>
      of(given).filter((one) => one.act === 'move' && one.candidateStatusId === status.hired).length;
    expect(hired({ candidateStatusId: status.interviewing })).toBe(0);
    expect(hired({ candidateStatusId: status.offerExtended })).toBeGreaterThan(100);
  });
  test('who are not qualified are mostly rejected, with the reason', () => {
    const all = of({ isCandidateQualified: false });
    expect(shareOf(all, 'reject')).toBeGreaterThan(0.6);
    expect(all.find((one) => one.act === 'reject')).toMatchObject({ reasonId: 1 });
  });
  test('who have not moved for long rarely move', () => {
    expect(of({ since: ago(600) }).length).toBeLessThan(80);
    expect(of({ since: ago(30) }).length).toBeGreaterThan(350);
  });
  test('of a visitor wait, like applications', () =>
    expect(
      of({ since: ago(2), supplier: { supplierId: 's2', supplierName: 'Harbour Talent', supplierLogoPath: null } }),
    ).toEqual([]));
  test('without permitted moves are left alone', () =>
    expect(
      of({
        can: {
          undoMove: { allowed: false, reasons: [] },
          reject: { allowed: false, reasons: [] },
          unreject: { allowed: false, reasons: [] },
        },
      }),
    ).toEqual([]));
});

test('a refused action is not tried again', () =>
  expect(acts({ applications: [application()] }, { avoids: (key) => key === 'decide a1' })).toEqual([]));

describe('prequalification', () => {
  const request = (given: Partial<EmployerView['prequalifications'][number]> = {}) => ({
    prequalificationId: 'p1',
    supplierName: 'Quayside Search',
    requestedAt: ago(60),
    can: {
      approve: { allowed: true as const },
      decline: { allowed: true as const },
      extend: no,
      revoke: no,
    },
    ...given,
  });

  test('an older request is mostly approved, and sometimes declined with a reason', () => {
    const all = overTurns({ prequalifications: [request()] });
    const [approved, declined] = [
      all.filter(({ act }) => act === 'prequalify'),
      all.filter(({ act }) => act === 'decline-prequalification'),
    ];
    expect(approved.length + declined.length).toBe(all.length);
    expect(approved.length).toBeGreaterThan(2 * declined.length);
    expect(declined.length).toBeGreaterThan(0);
  });

  test("a visitor's request is answered after nine paces", () => {
    const prequalifications = [request({ supplierName: 'Harbour Talent', requestedAt: ago(2) })];
    expect(overTurns({ prequalifications })).toEqual([]);
  });
});
