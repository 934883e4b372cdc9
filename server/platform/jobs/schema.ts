/** The database schema with the job queue's tables. */
export const jobSchema = 'job';
