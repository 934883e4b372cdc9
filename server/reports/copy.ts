import { defineCopy } from '#contract/common/copy.ts';

export const candidateExportCopy = defineCopy('reports.export', {
  candidates: 'Candidates',
  candidatesFile: 'Candidates {day}.{format}',
});
