/** The schema of the job queue's tables. */
export const jobSchema = 'job';
