/** Thrown if the database cannot be started, reached or used. The message explains why and what to do. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
}
