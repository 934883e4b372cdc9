import { expect, test } from 'vitest';
import { applicationStatus } from '#contract/applications/states.ts';
import { boardStages } from '#contract/engagements/states.ts';
import { boardFigures, boardViews } from './rules.ts';

test('the default view shows my approved engagements in fulfillment', () => {
  expect(boardViews.fulfillment).toEqual({ applicationStatusId: [2], assignToMe: true, engagementStatusId: [2] });
  expect(applicationStatus.approved).toBe(2);
  expect(boardStages.find(({ id }) => id === 2)?.value).toBe('Fulfillment');
});

test('every figure except the waiting one counts the stage in its name', () => {
  const { waits, ...stages } = boardFigures;
  expect(waits).toEqual({ waits: true });
  for (const [name, filters] of Object.entries(stages)) expect(filters).toEqual({ stage: name });
});
