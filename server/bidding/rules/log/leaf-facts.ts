import type { LeafFacts } from '#contract/audits/shapes.ts';
import type { Leaf } from './leaf.ts';

const none: LeafFacts = {
  round: null,
  rulesVersion: null,
  endsAt: null,
  cause: null,
  outcome: null,
  reason: null,
  results: null,
};

/** Returns the facts about a leaf that an auditor reads, besides its kind and its bidder. */
export const leafFacts = (leaf: Leaf): LeafFacts => {
  switch (leaf.kind) {
    case 'rules':
      return { ...none, rulesVersion: leaf.rules.version };
    case 'terms':
      return { ...none, rulesVersion: leaf.rules.version, endsAt: leaf.endsAt, cause: leaf.cause };
    case 'opening':
      return { ...none, round: leaf.round, endsAt: leaf.endsAt };
    case 'round':
      return { ...none, round: leaf.round, endsAt: leaf.endsAt, cause: leaf.cause };
    case 'bid':
      return { ...none, round: leaf.round };
    case 'extension':
    case 'resumption':
      return { ...none, endsAt: leaf.endsAt };
    case 'revocation':
    case 'pause':
    case 'cancellation':
      return { ...none, reason: leaf.reason };
    case 'close':
      return { ...none, round: leaf.round, outcome: leaf.outcome };
    case 'award':
      return { ...none, round: leaf.round, results: [...leaf.results] };
    case 'withdrawal':
    case 'confirmation':
      return none;
  }
};
