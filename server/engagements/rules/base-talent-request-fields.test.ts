import { expect, test } from 'vitest';
import { talentRequestStatus, talentRequestStatuses } from '#contract/engagements/states.ts';
import { baseTalentRequestFields } from './base-talent-request-fields.ts';

const row = { id: 'r1', number: 7, jobTitle: 'Charge nurse', noOfRoles: 3, noOfRolesFilled: 1 };

test('a talent request has its number, its roles and its status as text', () => {
  expect(baseTalentRequestFields({ ...row, statusId: talentRequestStatus.inMarket })).toEqual({
    talentRequestId: 'r1',
    talentRequestNumber: 7,
    jobTitle: 'Charge nurse',
    noOfRoles: 3,
    noOfRolesFilled: 1,
    isPaused: false,
    talentRequestStatusId: talentRequestStatus.inMarket,
    talentRequestStatus: talentRequestStatuses.find(({ id }) => id === talentRequestStatus.inMarket)?.value,
  });
});

test('only a paused talent request is shown as paused', () => {
  const paused = Object.values(talentRequestStatus).filter(
    (statusId) => baseTalentRequestFields({ ...row, statusId }).isPaused,
  );
  expect(paused).toEqual([talentRequestStatus.paused]);
});
