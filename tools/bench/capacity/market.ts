import { applicationStatus } from '#contract/applications/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeLot } from '#server/bidding/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { candidateStatus, pipelineStatuses } from '#contract/candidates/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import type { TestKit } from '#server/testing/kit-on.ts';

/** The size of a market. Everything else grows with the number of agencies. */
export interface MarketSize {
  readonly agencies: number;
  readonly employers: number;
}

/** A user who takes part in the measurement. */
export interface MarketUser {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
}

interface AgencyUser extends MarketUser {
  /** The talent requests to which the agency can submit candidates. */
  readonly requests: readonly string[];
  readonly candidates: readonly string[];
}

interface EmployerUser extends MarketUser {
  readonly engagements: readonly string[];
  readonly candidates: readonly string[];
}

/** A lot with the agencies that can bid on it. */
interface OpenLot {
  readonly auctionId: string;
  readonly lotId: string;
  readonly bidders: readonly MarketUser[];
}

export interface CapacityMarket {
  readonly agencies: readonly AgencyUser[];
  readonly employers: readonly EmployerUser[];
  readonly lots: readonly OpenLot[];
}

/**
 * Per employer: the number of engagements that hire, and of auctions. Per engagement: the number of agencies, and of
 * candidates from each agency.
 */
const perEmployer = { engagements: 4, auctions: 1 };
const perEngagement = { agencies: 10, candidates: 5 };

/** Runs work for each item, several at a time. */
const forEach = async <T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Returns the agencies of an engagement. They differ from one engagement to the next, so that all have equal work. */
const agenciesOf = <T>(agencies: readonly T[], engagement: number): T[] =>
  numbers(perEngagement.agencies).flatMap(
    (at) => agencies[(engagement * perEngagement.agencies + at) % agencies.length] ?? [],
  );

/** Creates a market: agencies and employers with a user each, engagements with candidates, and auctions in bidding. */
export const createCapacityMarket = async (kit: TestKit, size: MarketSize): Promise<CapacityMarket> => {
  const { db } = kit;
  const now = kit.clock.now();
  const makeMember = async (side: 'agency' | 'client'): Promise<MarketUser> => {
    const tenant = await makeTenant(db, { side, createdAt: now });
    const user = await makeUser(db, { tenantId: tenant.id, createdAt: now });
    return { userId: user.id, tenantId: tenant.id, email: user.email };
  };
  const agencies: { user: MarketUser; requests: string[]; candidates: string[] }[] = [];
  await forEach(numbers(size.agencies), async () => {
    agencies.push({ user: await makeMember('agency'), requests: [], candidates: [] });
  });
  const employers: { user: MarketUser; engagements: string[]; candidates: string[] }[] = [];
  await forEach(numbers(size.employers), async () => {
    employers.push({ user: await makeMember('client'), engagements: [], candidates: [] });
  });
  const steps = pipelineStatuses.filter((status) => status !== candidateStatus.hired);
  await forEach(numbers(size.employers * perEmployer.engagements), async (_, at) => {
    const employer = employers[at % employers.length];
    if (!employer) return;
    const engagement = await makeEngagement(db, {
      clientId: employer.user.tenantId,
      stage: 'fulfillment',
      createdAt: now,
    });
    const request = await makeTalentRequest(db, {
      engagementId: engagement.id,
      statusId: talentRequestStatus.available,
      noOfRoles: 20,
    });
    employer.engagements.push(engagement.id);
    for (const agency of agenciesOf(agencies, at)) {
      await makeApplication(db, {
        engagementId: engagement.id,
        supplierId: agency.user.tenantId,
        statusId: applicationStatus.approved,
      });
      agency.requests.push(request.id);
      for (const part of numbers(perEngagement.candidates)) {
        const candidate = await makeCandidate(db, {
          talentRequestId: request.id,
          supplierId: agency.user.tenantId,
          submittedBy: agency.user.userId,
          firstName: 'Aino',
          lastName: `Person ${String(at)}-${String(part)}`,
          emailAddress: `aino.${String(at)}.${String(part)}.${agency.user.tenantId}@people.example`,
          statusId: steps[(at + part) % steps.length] ?? candidateStatus.pending,
        });
        agency.candidates.push(candidate.id);
        employer.candidates.push(candidate.id);
      }
    }
  });
  const lots: OpenLot[] = [];
  await forEach(numbers(size.employers * perEmployer.auctions), async (_, at) => {
    const employer = employers[at % employers.length];
    const [agency, rival, ...others] = agenciesOf(agencies, at * 3);
    if (!employer || !agency || !rival) return;
    const market = {
      client: { id: employer.user.tenantId },
      agency: { id: agency.user.tenantId },
      rival: { id: rival.user.tenantId },
    };
    const { auctionId, lotId } = await makeLot(kit, market, { hours: 240 });
    for (const { user } of others) await makeApplication(db, { engagementId: auctionId, supplierId: user.tenantId });
    lots.push({ auctionId, lotId, bidders: [agency, rival, ...others].map(({ user }) => user) });
  });
  return {
    agencies: agencies.map(({ user, ...work }) => ({ ...user, ...work })),
    employers: employers.map(({ user, ...work }) => ({ ...user, ...work })),
    lots,
  };
};
