import type { AuditedLog, LogEntry } from '#contract/audits/shapes.ts';
import { copy } from '#web/audits/copy.ts';
import { formatDateTime } from '#web/platform/formats.ts';

const outcomes = {
  closed: copy.closeClosed,
  unsuccessful: copy.closeUnsuccessful,
  rebid: copy.closeRebid,
};
const rounds = { tie: copy.roundTie, employer: copy.roundEmployer, reopening: copy.roundReopening };

/** Returns a log entry as a sentence, with bidders' names if the auditor may see them. */
export const logEntryText = (
  { kind, facts }: Pick<LogEntry, 'kind' | 'facts'>,
  names: AuditedLog['names'],
  zone: string,
): string => {
  const time = facts.endsAt === null ? '' : formatDateTime(facts.endsAt, zone);
  const round = facts.round ?? 1;
  const { reason } = facts;
  switch (kind) {
    case 'rules':
      return copy.rules({ version: facts.rulesVersion ?? 1 });
    case 'opening':
      return copy.opening({ time });
    case 'bid':
      return copy.bid({ round });
    case 'withdrawal':
      return copy.withdrawal;
    case 'revocation':
      return copy.revocation({ reason: reason ?? '' });
    case 'confirmation':
      return copy.confirmation;
    case 'terms': {
      if (facts.cause === 'request') return copy.termsRequest({ time });
      return facts.cause === 'terms'
        ? copy.termsTerms({ time })
        : copy.termsRules({ version: facts.rulesVersion ?? 1, time });
    }
    case 'extension':
      return copy.extension({ time });
    case 'pause':
      return reason === null ? copy.pause : copy.pauseReason({ reason });
    case 'resumption':
      return copy.resumption({ time });
    case 'close':
      return outcomes[facts.outcome ?? 'closed']({ round });
    case 'round': {
      const { cause } = facts;
      return rounds[cause === 'tie' || cause === 'reopening' ? cause : 'employer']({ round, time });
    }
    case 'award': {
      const winners = (facts.results ?? []).filter(({ isAwarded }) => isAwarded);
      const nameOf = (bidder: string): string => names?.find((one) => one.bidder === bidder)?.agencyName ?? bidder;
      return winners.length === 0
        ? copy.awardNobody
        : copy.award({ winners: winners.map(({ bidder }) => nameOf(bidder)).join(', ') });
    }
    case 'cancellation':
      return reason === null ? copy.cancellation : copy.cancellationReason({ reason });
  }
};
