import { defineCopy } from '#contract/common/copy.ts';
import type { LastActivityKind, PlannedRetentionStep, ErasureBlock } from './states.ts';

/** The names of the kinds of last activity, as shown on pages and in exported files. */
export const lastActivityCopy = defineCopy('people.activity', {
  submitted: 'Submitted',
  moved: 'Status changed',
  document: 'Document uploaded',
  edited: 'Details changed',
  comment: 'Comment added',
  note: 'Note added',
  consent: 'Consent given',
  renewed: 'Agreed to data being kept',
} satisfies Record<LastActivityKind, string>);

/** The reasons why a person is not erased at the end of the retention period. */
export const erasureBlockCopy = defineCopy('people.block', {
  held: 'Put on hold by Rolecall',
  'submission-open': 'A submission is open',
  'guarantee-running': 'A guarantee period hasn’t ended',
  'dispute-open': 'A claim or salary revision is pending',
} satisfies Record<ErasureBlock, string>);

/** The names of the retention job's next steps for a person. */
export const plannedRetentionStepCopy = defineCopy('people.step', {
  notify: 'Notice will be sent in the next nightly run',
  wait: 'Notice sent',
  erase: 'Will be erased in the next nightly run',
  kept: 'Kept',
} satisfies Record<PlannedRetentionStep, string>);
