/** A reason not to start that the person who started it can do something about. */
export class StartError extends Error {}
