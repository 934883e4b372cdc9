import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { LotRules, TalentRequestView } from '#contract/engagements/shapes.ts';
import { awardType, bidMethod, bidType, talentRequestStatus } from '#contract/engagements/states.ts';
import { TalentRequestItem } from './talent-requests.tsx';

const request = {
  jobTitle: 'Ward Nurse',
  talentRequestNumber: 412,
  description: '',
  location: 'Geelong',
  noOfRoles: 3,
  noOfRolesFilled: 1,
  internallyFilledRoles: 1,
  baseSalaryFrom: '88000.00',
  baseSalaryTo: '104000.00',
  contractedUnits: '120.00',
  cvCap: 4,
  talentRequestStatusId: talentRequestStatus.available,
  talentRequestStatus: 'Available',
  reason: null,
  reasonText: null,
  resumeAt: null,
  questions: [],
  lotRules: null,
} as unknown as TalentRequestView;

const rules: LotRules = {
  version: 1,
  bidTypeId: bidType.ranked,
  bidMethodId: bidMethod.fixed,
  awardTypeId: awardType.one,
  awardLimit: null,
  ceiling: null,
  startPrice: null,
  referenceAmount: null,
  hoursPerDay: null,
  minimumStep: null,
  isStepPercent: false,
  minimumBids: 1,
  extensionMinutes: 5,
  extensionLimit: 6,
  hardEndMinutes: 30,
  tieRule: 'time',
  standstillDays: 0,
  showsBidderCount: false,
};

const show = async (bidMethodId: number | null, changed: Partial<TalentRequestView> = {}) => {
  await page.viewport(1440, 800);
  const lotRules = bidMethodId === null ? null : { ...rules, bidMethodId, endsAt: null };
  return render(<TalentRequestItem request={{ ...request, ...changed, lotRules }} currency="AUD" />);
};

test('a talent request shows its roles, salary, location and limit', async () => {
  const screen = await show(null);
  for (const text of [
    /1 of 3 roles filled/,
    /1 filled internally/,
    /88,000/,
    /104,000/,
    'Geelong',
    /Up to 4 candidates/,
  ])
    await expect.element(screen.getByText(text).first()).toBeVisible();
  await expect.element(screen.getByText(/contracted/)).not.toBeInTheDocument();
});

test('the contracted time is shown only if bids are day or hourly rates', async () => {
  const byDay = await show(bidMethod.dayRate);
  await expect.element(byDay.getByText(/^120 contracted days per role$/)).toBeVisible();
  await byDay.unmount();
  const byHour = await show(bidMethod.hourlyRate);
  await expect.element(byHour.getByText(/^120 contracted hours per role$/)).toBeVisible();
  await byHour.unmount();
  const ofYear = await show(bidMethod.hourlyRate, { contractedUnits: '1800.00' });
  await expect.element(ofYear.getByText(/^1,800 contracted hours per role$/)).toBeVisible();
  await ofYear.unmount();
  const fixed = await show(bidMethod.fixed);
  await expect.element(fixed.getByText(/contracted/)).not.toBeInTheDocument();
});
