/** A problem that prevents the start and that the operator can fix. */
export class StartError extends Error {}
