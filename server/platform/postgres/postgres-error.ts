/** The embedded database cannot be started; the message says why and what to do. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
}
