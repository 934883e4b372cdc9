import { defineCopy } from '#contract/common/copy.ts';

export const copy = defineCopy('reports.export', {
  candidates: 'Candidates',
  candidatesFile: 'Candidates {day}.{format}',
});
