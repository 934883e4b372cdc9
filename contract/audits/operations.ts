import { z } from 'zod';
import { auditBundleShape } from '#contract/bidding/shapes.ts';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { rightShape } from '#contract/common/problem.ts';
import { emailSchema, requiredMultilineTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { auditRefusals } from './refusals.ts';
import { auditedLogShape, auditShape, bidAccessShape, ownAuditShape, settledAuctionShape } from './shapes.ts';

const provider = { provider: 'any' } as const;
const auditor = { auditor: 'any' } as const;

export const nameAuditor = operation({
  name: 'audits.name',
  confirmed: true,
  summary: 'Names the auditor of an auction whose lots are all settled, and invites them by email',
  effect: 'write',
  access: provider,
  input: z.object({
    engagementId: id(),
    organizationName: requiredTextSchema('Organization', 200),
    firstName: requiredTextSchema('First name', 100),
    lastName: requiredTextSchema('Last name', 100),
    email: emailSchema('Email'),
  }),
  output: auditShape,
  refusals: [auditRefusals['lots-not-settled'], auditRefusals['audit-running'], auditRefusals['not-an-auditor']],
});

export const showAgencyNames = operation({
  name: 'audits.showNames',
  confirmed: true,
  summary: 'Lets the auditor see the names of the agencies, with a reason',
  effect: 'write',
  access: provider,
  input: z.object({ auditId: id(), reason: requiredMultilineTextSchema('Reason', 2000) }),
  output: auditShape,
  refusals: [auditRefusals['audit-ended'], auditRefusals['names-shown']],
});

export const endAudit = operation({
  name: 'audits.end',
  summary: 'Ends an audit: its auditor can no longer read the log',
  effect: 'write',
  access: provider,
  input: z.object({ auditId: id() }),
  output: auditShape,
  refusals: [auditRefusals['audit-ended']],
});

export const listAudits = operation({
  name: 'audits.list',
  summary: 'Returns the audits of an auction with every access, latest first',
  effect: 'read',
  access: provider,
  input: z.object({ engagementId: id() }),
  output: z.object({ audits: z.array(auditShape), can: z.object({ name: rightShape }) }),
});

export const listSettledAuctions = operation({
  name: 'audits.auctions',
  summary: 'Returns the auctions whose lots are all settled, latest first, with their auditors',
  effect: 'read',
  access: provider,
  input: z.object(pageInput),
  output: z.object({ records: z.array(settledAuctionShape), ...pageOutput }),
});

export const listOwnAudits = operation({
  name: 'audits.own',
  summary: "Returns the auditor's audits with their lots, latest first",
  effect: 'read',
  access: auditor,
  input: z.object({}),
  output: z.object({
    audits: z.array(ownAuditShape),
    /** Whether the auditor must turn on two-step sign-in before reading a log. */
    needsTwoStep: z.boolean(),
  }),
});

export const readAuditedLog = operation({
  name: 'audits.log',
  summary: 'Returns the log of a settled lot with the opened bids under pseudonyms. Its bidders see that it was read',
  effect: 'read',
  leavesTrace: true,
  access: auditor,
  input: z.object({ auditId: id(), talentRequestId: id() }),
  output: auditedLogShape,
  refusals: [auditRefusals['two-step-needed']],
});

export const readAuditBundle = operation({
  name: 'audits.bundle',
  summary: 'Returns the audit bundle of a settled lot, as the verifier reads it. Its bidders see the download',
  effect: 'read',
  leavesTrace: true,
  access: auditor,
  input: z.object({ auditId: id(), talentRequestId: id() }),
  output: auditBundleShape,
  refusals: [auditRefusals['two-step-needed']],
});

export const listBidAccesses = operation({
  name: 'audits.accesses',
  summary:
    "Lists the opening of a lot's bids and every access to its log, for an agency with a bid on it, latest first",
  effect: 'read',
  access: { agency: 'Bidding Stage=View Details' },
  input: z.object({ talentRequestId: id() }),
  output: z.object({ accesses: z.array(bidAccessShape) }),
});

export const auditOperations: readonly Operation[] = [
  nameAuditor,
  showAgencyNames,
  endAudit,
  listAudits,
  listSettledAuctions,
  listOwnAudits,
  readAuditedLog,
  readAuditBundle,
  listBidAccesses,
];
