import { expect, test } from 'vitest';
import { createRandomSource } from '#contract/common/random.ts';
import {
  chooseEngagementAction,
  type EmployerEngagementAction,
  type EmployerEngagementView,
} from './engagement-rules.ts';

const now = new Date('2026-11-20T04:20:00Z');
const ago = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
const daysAgo = (days: number): string => ago(days * 1440);
const yes = { allowed: true as const };
const no = { allowed: false as const, reasons: [] };

type Request = EmployerEngagementView['talentRequests'][number];
const request = (
  talentRequestId: string,
  may: 'pause' | 'resume' | 'change',
  given: Partial<Request> = {},
): Request => ({
  talentRequestId,
  version: 1,
  description: '',
  resumeAt: null,
  statusChangedAt: daysAgo(1),
  noOfRolesFilled: 0,
  can: {
    change: no,
    changeBasis: no,
    pause: no,
    resume: no,
    cancel: no,
    restore: no,
    complete: no,
    fillInternally: no,
    [may]: yes,
  },
  ...given,
});
const course = (given: Partial<EmployerEngagementView> = {}): EmployerEngagementView => ({
  engagementId: 'e1',
  publishedAt: daysAgo(21),
  stage: 'application',
  nextStage: null,
  can: { moveStage: no, cancel: no, complete: no },
  talentRequests: [],
  ...given,
});
/** Collects the actions over many turns in the same situation. */
const over = (given: Partial<EmployerEngagementView>, turns = 1000): EmployerEngagementAction[] =>
  Array.from({ length: turns }, (_, seed) =>
    chooseEngagementAction(course(given), {
      now,
      paceMs: 20_000,
      chance: createRandomSource(seed + 1),
      rivals: new Set(),
      avoids: () => false,
    }),
  ).flatMap((act) => act ?? []);
const kinds = (acts: readonly EmployerEngagementAction[]) => [...new Set(acts.map(({ act }) => act))];

test('a talent request is rarely paused, with a reason and an end, and never the last open one', () => {
  const acts = over({ talentRequests: [request('t1', 'pause'), request('t2', 'pause')] });
  expect(kinds(acts)).toEqual(['pause']);
  expect(acts.length).toBeGreaterThan(15);
  expect(acts.length).toBeLessThan(120);
  for (const act of acts) {
    if (act.act !== 'pause') continue;
    expect([1, 3, 4, 5]).toContain(act.reasonId);
    expect(Date.parse(act.resumeAt) - now.getTime()).toBe(1_200_000);
  }
  expect(over({ talentRequests: [request('t1', 'pause')] })).toEqual([]);
});

test('a timed pause sometimes ends early; a pause without an end is left to its employer', () => {
  const paused = request('t1', 'resume', { resumeAt: ago(-9), statusChangedAt: ago(9) });
  expect(kinds(over({ talentRequests: [paused] }))).toEqual(['resume']);
  expect(over({ talentRequests: [{ ...paused, statusChangedAt: ago(1) }] })).toEqual([]);
  expect(over({ talentRequests: [request('t1', 'resume')] })).toEqual([]);
});

test('a talent request rarely gets a remark, which replaces the previous one', () => {
  const acts = over({
    talentRequests: [request('t1', 'change', { version: 4, description: 'By day. We pay relocation costs.' })],
  });
  expect(kinds(acts)).toEqual(['change-request']);
  expect(acts.length).toBeGreaterThan(10);
  expect(acts.length).toBeLessThan(80);
  for (const act of acts) {
    expect(act).toMatchObject({ talentRequestId: 't1', version: 4, description: expect.stringMatching(/^By day. /) });
    expect(String('description' in act && act.description)).toMatch(/^By day\. [^.]+\.$/);
  }
});

test('a competitive engagement advances to its next stage two days after publication, to a full hour some days ahead', () => {
  const given = { nextStage: 'clarification', can: { moveStage: yes, cancel: no, complete: no } } as const;
  const [act] = over(given);
  expect(act).toMatchObject({ act: 'move-stage', stage: 'clarification' });
  expect((act as { endsAt: string }).endsAt).toMatch(/:00:00\.000Z$/);
  expect(over({ ...given, publishedAt: daysAgo(1) })).toEqual([]);
  expect(over({ ...given, can: { moveStage: no, cancel: no, complete: no } })).toEqual([]);
});

test('only a recently published engagement ends: completed if someone was hired, otherwise cancelled if allowed', () => {
  const late = { publishedAt: daysAgo(1) };
  const filled = [request('t1', 'pause', { noOfRolesFilled: 1 })];
  expect(kinds(over({ ...late, can: { moveStage: no, cancel: yes, complete: no } }))).toEqual(['cancel']);
  const complete = { moveStage: no, cancel: no, complete: yes };
  expect(kinds(over({ ...late, can: complete, talentRequests: filled }))).toEqual(['complete']);
  expect(over({ ...late, can: complete })).toEqual([]);
  expect(over({ can: { moveStage: no, cancel: yes, complete: yes }, talentRequests: filled })).toEqual([]);
});
