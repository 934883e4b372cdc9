/** What happens to applications, as other rooms hear of it. */
export const applicationEvents = {
  submitted: 'application.submitted',
  approved: 'application.approved',
  declined: 'application.declined',
  /** The agency has taken it back. */
  withdrawn: 'application.withdrawn',
  /** The engagement ended before the employer had decided. */
  notSelected: 'application.not-selected',
} as const;
