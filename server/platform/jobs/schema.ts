/** The schema in which the job queue keeps its tables. */
export const jobSchema = 'job';
