import { prepareDemo } from '#e2e/proofs/prepared-data.ts';

// Playwright requires a default export here.
export default prepareDemo;
