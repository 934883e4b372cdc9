import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

interface RequestFacts {
  statusId: TalentRequestStatusId;
  noOfRoles: number;
  noOfRolesFilled: number;
  baseSalaryFrom: string | null;
  baseSalaryTo: string | null;
}

const extreme = (amounts: readonly (string | null)[], side: 'lowest' | 'highest'): string | null =>
  amounts
    .filter((amount) => amount !== null)
    .toSorted((a, b) => (side === 'lowest' ? 1 : -1) * (Number(a) - Number(b)))[0] ?? null;

/** Returns the total number of roles and the pay range of an engagement's talent requests, without cancelled ones. */
export const summarizeRequests = (requests: readonly RequestFacts[]) => {
  const counted = requests.filter(({ statusId }) => statusId !== talentRequestStatus.cancelled);
  return {
    noOfRoles: counted.reduce((total, { noOfRoles }) => total + noOfRoles, 0),
    noOfRolesFilled: counted.reduce((total, { noOfRolesFilled }) => total + noOfRolesFilled, 0),
    baseSalaryFrom: extreme(
      counted.map(({ baseSalaryFrom, baseSalaryTo }) => baseSalaryFrom ?? baseSalaryTo),
      'lowest',
    ),
    baseSalaryTo: extreme(
      counted.map(({ baseSalaryFrom, baseSalaryTo }) => baseSalaryTo ?? baseSalaryFrom),
      'highest',
    ),
  };
};
