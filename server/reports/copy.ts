import { defineCopy } from '#contract/common/copy.ts';

export const candidateExportCopy = defineCopy('reports.export', {
  candidates: 'Candidates',
  candidatesFile: 'Candidates {day}.{format}',
});

export const modelCallExportCopy = defineCopy('reports.model-calls', {
  sheet: 'Model calls',
  file: 'Model calls {day}.{format}',
  time: 'Time',
  agency: 'Agency',
  user: 'User',
  model: 'Model',
  version: 'Version',
  inputHash: 'Input (SHA-256)',
  inputTokens: 'Input tokens',
  outputTokens: 'Output tokens',
  problem: 'Error',
});
