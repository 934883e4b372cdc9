import { defineCopy } from '#contract/common/copy.ts';

export const pipelineCopy = defineCopy('candidates.pipeline', {
  failed: 'The pipeline could not be loaded',
  loading: 'Loading the pipeline',
  none: 'No candidates yet',
  noneText: 'Candidates appear here when approved agencies submit them.',
  hint: 'Drag a candidate to another column, or use the buttons on their card.',
  column: '{status}, {count, plural, =0 {no candidates} one {# candidate} other {# candidates}}',
  ended: 'Not successful',
  showMore: 'Show {count} more in {status}',
});
