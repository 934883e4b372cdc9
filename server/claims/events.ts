import { z } from 'zod';

/** Events of an employer's claim that it already knew a candidate. */
export const claimEvents = {
  made: 'claim.made',
  withdrawn: 'claim.withdrawn',
  accepted: 'claim.accepted',
  contested: 'claim.contested',
  /** Rolecall missed its deadline for deciding. */
  late: 'claim.late',
  /** The agency didn't answer in time. */
  lapsed: 'claim.lapsed',
  /** Rolecall decided for the employer (upheld) or for the agency (dismissed). */
  upheld: 'claim.upheld',
  dismissed: 'claim.dismissed',
} as const;

const claim = z.object({ claimId: z.uuid() });

export const claimPayloads = {
  [claimEvents.made]: claim,
  [claimEvents.withdrawn]: claim,
  [claimEvents.accepted]: claim,
  [claimEvents.contested]: claim,
  [claimEvents.late]: claim,
  [claimEvents.lapsed]: claim,
  [claimEvents.upheld]: claim,
  [claimEvents.dismissed]: claim,
} as const;
