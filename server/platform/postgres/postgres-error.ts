/** The database cannot be started, reached or used; the message says why and what to do. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
}
