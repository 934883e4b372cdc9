import { v5 } from 'uuid';

const demoNamespace = '5b6f3a2e-7d6c-5c0e-9a51-3f5d2c1b0a99';

/**
 * Returns the ID of a record in the demo world. It is the same in every demo world, so that links and pictures remain
 * valid.
 */
export const demoId = (name: string): string => v5(name, demoNamespace);
