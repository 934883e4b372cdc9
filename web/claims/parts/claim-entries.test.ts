import { expect, test } from 'vitest';
import type { Claim } from '#contract/claims/shapes.ts';
import { claimEntriesOf } from './claim-entries.tsx';

const open = {
  claimId: '1',
  state: 'open',
  clientName: 'Larkfield Foods',
  supplierName: 'Harbour Talent',
  claimedAt: '2026-11-20T01:00:00.000Z',
  claimedByName: 'Siew Hadley',
  contestedAt: null,
  contestedByName: '',
  lateAt: null,
  endedAt: null,
  endedByName: '',
  reasons: '',
} as Claim;
const texts = (claim: Partial<Claim>) => claimEntriesOf({ ...open, ...claim }).map(({ text, more }) => [text, more]);

test('each step of a claim is an entry, with the reasons of Rolecall', () => {
  expect(texts({})).toEqual([['Claimed as already known by Larkfield Foods', 'Siew Hadley']]);
  const contested = { contestedAt: '2026-11-21T01:00:00.000Z', contestedByName: 'Mara Ellingsen' };
  const late = { ...contested, lateAt: '2026-11-22T01:00:00.000Z' };
  expect(texts({ ...late, state: 'contested' }).at(-1)?.[0]).toBe(
    'Rolecall missed its deadline for deciding the claim',
  );
  const ended = { ...contested, endedAt: '2026-11-23T01:00:00.000Z', endedByName: 'Nils Aas' };
  expect(texts({ ...ended, state: 'dismissed', reasons: 'Another position.' }).slice(1)).toEqual([
    ['Claim contested by Harbour Talent', 'Mara Ellingsen'],
    ['Claim dismissed by Rolecall', 'Another position.'],
  ]);
});

test.each([
  ['withdrawn', 'Claim withdrawn by Larkfield Foods'],
  ['accepted', 'Claim accepted by Harbour Talent'],
  ['lapsed', 'Claim not answered in time'],
  ['upheld', 'Claim upheld by Rolecall'],
] as const)('a claim that is %s', (state, text) => {
  expect(texts({ state, endedAt: '2026-11-23T01:00:00.000Z' }).at(-1)?.[0]).toBe(text);
});
