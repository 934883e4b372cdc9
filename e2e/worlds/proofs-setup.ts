import { prepareDemo } from '#e2e/proofs/prepared.ts';

// Playwright asks for a default export here.
export default prepareDemo;
