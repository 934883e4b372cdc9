import { prepareDemo } from '#e2e/proofs/prepared-data.ts';

// Playwright asks for a default export here.
export default prepareDemo;
