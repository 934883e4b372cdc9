import { defineCopy } from '#contract/common/copy.ts';

/** The text of the result certificate, a PDF. */
export const certificateCopy = defineCopy('bidding.certificate', {
  title: 'Result certificate: {title}',
  under: '{number}, {client}',
  fileName: 'Result certificate {number}.pdf',
  result: 'Result',
  awarded: 'Awarded',
  awardedShare: 'Awarded, {share}% of the roles',
  notSelected: 'Not selected',
  rank: 'Your rank: {position}',
  rankOf: 'Your rank: {position} of {count}',
  noRank: 'Your bid did not count.',
  awardedCount: 'Awarded: {count, plural, one {# agency} other {# agencies}}',
  reason: 'Reason from {client}',
  bids: 'Your bids',
  bid: '{at}: {amount}, compared as {comparable}',
  commitment: 'Commitment {commitment}',
  log: 'Log',
  rules: 'Rules {hash}',
  bidder: 'Your pseudonym in the log: {bidder}',
  head: 'Log root after {size} entries: {root}',
  issued: 'Issued to {agency} on {at}',
  signed:
    'Rolecall has signed this certificate. The signed file is attached to this PDF. To check it, run the verifier with the evidence for this talent request.',
} as const satisfies Record<string, string>);

/** Reasons for revoking a bid when its talent request is restored, used if the employer gave none. */
export const revocationCopy = defineCopy('bidding.revocation', {
  withdrew: 'Your agency withdrew its application.',
  notSelected: 'Your agency’s application was not selected.',
} as const satisfies Record<string, string>);
