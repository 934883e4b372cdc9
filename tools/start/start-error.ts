/** A reason why the product can't start that the operator can fix. */
export class StartError extends Error {}
